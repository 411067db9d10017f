import type { Flow } from "../../shared/flow/flow.ts";
import type { RedemptionEvent, RedemptionState } from "./state.ts";

/** The step of a state in the browser's history; null while something is read, paid or signed in to. */
export function stepOf({ kind }: RedemptionState): string | null {
  switch (kind) {
    case "choosing":
    case "success":
    case "receipt":
      return kind;
    case "checkout":
    case "splitting":
    case "tokenizing":
      return "checkout";
    default:
      return null;
  }
}

/** Goes where the Back button of the screen leads. */
export function goToStep({ send }: Flow<RedemptionState, RedemptionEvent>, step: string): void {
  if (step === "receipt") send({ type: "receiptOpened" });
  else send({ type: "wentBack" });
}
