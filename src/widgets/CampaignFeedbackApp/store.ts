import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { queryParameter } from "../../shared/host/address.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { idInPath, isApprovalRequested, reviewerIn, takeToken } from "./address.ts";
import { createEffects, type ReviewAccess } from "./effects.ts";
import { initial, transition, type Event, type Intent, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { timesLogged } from "./review.ts";

/** The key of the draft about the whole campaign; other drafts are keyed by their e-mail. */
export const campaignDraft = "general";

export interface ReviewPanel {
  readonly isConfirming: boolean;
  /** The key of the open form, or null. */
  readonly form: string | null;
  /** The unsaved texts by key. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The chosen width of the previews; null until one is chosen. */
  readonly width: "desktop" | "phone" | null;
}

export type CampaignFeedbackStore = ReturnType<typeof createCampaignFeedback>;

const storedDrafts = z.record(z.string(), z.string());

/** Creates the store of one review: the campaign and the review panel. Made once per root. */
export function createCampaignFeedback({ options, environment }: StoreStart<Options>) {
  const { signal, fail } = environment();
  const id = options().campaignBrandId ?? idInPath();
  const token = takeToken(id);
  const access: ReviewAccess | null =
    id && token ? { id, token, reviewer: reviewerIn(queryParameter("em")) } : null;
  const draftsKey = `campaignDrafts:${id ?? ""}`;
  const panel = createStore<ReviewPanel>(() => ({
    isConfirming: isApprovalRequested(),
    form: null,
    drafts: readStored("session", draftsKey, storedDrafts) ?? {},
    width: null,
  }));

  function saveDraft(key: string, text: string): void {
    const drafts = Object.fromEntries(
      Object.entries({ ...panel.getState().drafts, [key]: text }).filter(([, text]) => text),
    );
    panel.setState({ drafts });
    if (Object.keys(drafts).length) writeStored("session", draftsKey, drafts);
    else removeText("session", draftsKey);
  }

  function onCarriedOut(intent: Intent): void {
    if (intent.kind === "approve") return environment().done("approved", { campaignBrandId: id });
    saveDraft(intent.draft, "");
    panel.setState({ form: null });
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
    effects: createEffects({ client: () => clientOf(environment()), access, onCarriedOut }),
  });

  return {
    flow,
    panel,
    reviewer: access?.reviewer ?? null,
    saveDraft,
    openForm: (form: string | null) => panel.setState({ form }),
    setConfirming: (isConfirming: boolean) => panel.setState({ isConfirming }),
    setWidth: (width: "desktop" | "phone") => panel.setState({ width }),
    approve() {
      panel.setState({ isConfirming: false });
      const state = flow.store.getState();
      if (state.kind === "reviewing" && state.review.isApprover)
        flow.send({ type: "writeRequested", intent: { kind: "approve" } });
    },
    requestChanges(draft: string, emailId: string | null, text: string) {
      const state = flow.store.getState();
      if (state.kind !== "reviewing") return;
      const message = text.trim();
      flow.send({
        type: "writeRequested",
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
