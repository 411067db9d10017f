import { textMobileLink } from "../../shared/contracts/mobileLinks.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { transition, type Texting, type TextingEvent } from "./texting.ts";

/** The form's values; consent is never preselected. */
export type Draft = {
  readonly phone: string;
  readonly consent: boolean;
};

const emptyDraft: Draft = { phone: "", consent: false };

export type TextingStore = ReturnType<typeof createTexting>;

/** Texts the link to the app, once per press. */
export function createTexting(environment: () => Environment) {
  const { signal } = environment();
  let draft = emptyDraft;
  const flow = createFlow<Texting, TextingEvent>({
    initial: { kind: "asking", problem: null },
    transition,
    signal,
    onBug: reportBug(environment),
    effects: {
      async sending({ phone }, { send }) {
        const outcome = await clientOf(environment()).call(textMobileLink, {
          body: { phone_number: phone },
        });
        send(outcome.ok ? { type: "delivered" } : { type: "failed", problem: outcome.problem });
      },
      sent() {
        draft = emptyDraft;
        environment().done("link-sent");
      },
    },
  });

  return {
    flow,
    draft: () => draft,
    saveDraft(values: Draft): void {
      if (values.phone !== draft.phone) clientOf(environment()).warmUp();
      draft = values;
    },
  };
}
