export { wayOn } from "./fallback.ts";
export { focusFirst, replay } from "./heldClick.ts";
export { unhide } from "./unhide.ts";
