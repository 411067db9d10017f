import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { queryParameter } from "../../shared/host/address.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { idInPath, isApprovalAsked, reviewerIn, takeToken } from "./address.ts";
import { createEffects, type Visit } from "./effects.ts";
import { initial, transition, type Event, type Intent, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { timesLogged } from "./review.ts";

/** The draft about the campaign as a whole; the others go by their e-mail's key. */
export const general = "general";

export interface Desk {
  readonly isConfirming: boolean;
  /** The open form's draft, or none. */
  readonly form: string | null;
  /** What was typed, by draft. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly width: "desktop" | "phone";
}

export type CampaignFeedbackStore = ReturnType<typeof createCampaignFeedback>;

const storedDrafts = z.record(z.string(), z.string());

/** One review: the campaign, and what lies on the reviewer's desk. Made once per root. */
export function createCampaignFeedback({ options, environment }: StoreStart<Options>) {
  const { signal, fail } = environment();
  const id = options().campaignBrandId ?? idInPath();
  const token = takeToken(id);
  const visit: Visit | null =
    id && token ? { id, token, reviewer: reviewerIn(queryParameter("em")) } : null;
  const draftsKey = `campaignDrafts:${id ?? ""}`;
  const desk = createStore<Desk>(() => ({
    isConfirming: isApprovalAsked(),
    form: null,
    drafts: readStored("session", draftsKey, storedDrafts) ?? {},
    width: "desktop",
  }));

  function keepDraft(key: string, text: string): void {
    const drafts = Object.fromEntries(
      Object.entries({ ...desk.getState().drafts, [key]: text }).filter(([, kept]) => kept),
    );
    desk.setState({ drafts });
    if (Object.keys(drafts).length) writeStored("session", draftsKey, drafts);
    else removeText("session", draftsKey);
  }

  function carriedOut(intent: Intent): void {
    if (intent.kind === "approve") return environment().done("approved", { campaignBrandId: id });
    keepDraft(intent.draft, "");
    desk.setState({ form: null });
    environment().done("changes-requested", { campaignBrandId: id, emailId: intent.emailId });
  }

  const flow = createFlow<State, Event>({
    initial,
    transition,
    signal,
    onBug: (error) =>
      fail(
        "render",
        `CampaignFeedbackApp: ${error instanceof Error ? error.message : "an effect failed"}`,
      ),
    effects: createEffects({ client: () => clientOf(environment()), visit, carriedOut }),
  });

  return {
    flow,
    desk,
    reviewer: visit?.reviewer ?? null,
    keepDraft,
    openForm: (form: string | null) => desk.setState({ form }),
    confirm: (isConfirming: boolean) => desk.setState({ isConfirming }),
    show: (width: Desk["width"]) => desk.setState({ width }),
    approve() {
      desk.setState({ isConfirming: false });
      const state = flow.store.getState();
      if (state.kind === "reviewing" && state.review.isApprover)
        flow.send({ type: "asked", intent: { kind: "approve" } });
    },
    requestChanges(draft: string, emailId: string | null, text: string) {
      const state = flow.store.getState();
      if (state.kind !== "reviewing") return;
      const message = text.trim();
      flow.send({
        type: "asked",
        intent: {
          kind: "change",
          draft,
          emailId,
          message,
          logged: timesLogged(state.review.log, message),
        },
      });
    },
    retry: () => flow.send({ type: "retried" }),
  };
}
