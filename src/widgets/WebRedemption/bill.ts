/** Reads and shows a bill: one file, since both are needed together. */
export { BillStep } from "./BillStep.tsx";
export { createEffects } from "./effects.ts";
