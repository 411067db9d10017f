/** Reads and shows a bill. Both are in one chunk, because they are needed together. */
export { BillStep } from "./BillStep.tsx";
export { createEffects } from "./effects.ts";
