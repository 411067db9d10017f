export { carryOver } from "./carryOver.ts";
export { errorFallback } from "./errorFallback.ts";
export { focusFirst, replayEvent } from "./eventReplay.ts";
export { unhide } from "./unhide.ts";
export { untilReleased } from "./untilReleased.ts";
