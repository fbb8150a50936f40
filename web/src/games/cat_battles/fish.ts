// Fish, as they lie in a jar, in a bowl and on a stand: 24 by 14 units, the head to the left.
export const FISH =
  "M1 7C4 1 12 .500 16.500 5.500L22.500 1.500Q21 7 22.500 12.500L16.500 8.500C12 13.500 4 13 1 7Z";
export const BONES = "M2 7L6 3.500V10.500ZM6 7H18M9 4V10M12 4.500V9.500M15 5V9M18 7L22 3M18 7L22 11";
