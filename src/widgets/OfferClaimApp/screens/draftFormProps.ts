import type { Draft } from "../draft.ts";
import type { Claim, FormError } from "../state.ts";

/** The props of a form screen whose values are kept in the draft. */
export interface DraftFormProps {
  claim: Claim;
  formError: FormError | null;
  isBusy: boolean;
  draft: Draft;
  saveDraft: (values: Partial<Draft>) => void;
}
