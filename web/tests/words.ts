export { teach } from "../faces/words";
