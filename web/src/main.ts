import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/base.css";
import "./theme/tokens.css";

mount(App, { target: document.getElementById("app")! });
