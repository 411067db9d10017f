import { portTexts } from "../../../shared/card/portTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { billTexts } from "../billTexts.ts";
import type { CheckoutNotice } from "../state.ts";

/** The text of an error at the card. Undefined for every other notice. */
export function useCardErrorText(notice: CheckoutNotice | null): string | undefined {
  const { cardNotSaved } = useTexts(billTexts);
  const { unmatched } = useTexts(portTexts);
  if (notice?.kind !== "card") return undefined;
  const { error } = notice;
  return "message" in error ? error.message : { cardNotSaved, unmatched }[error.own];
}
