import { createStore } from "zustand/vanilla";
import { sendInquiry } from "../../shared/contracts/purchase.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { hash } from "../../shared/host/address.ts";
import { onHashChange, onHistoryMove } from "../../shared/host/history.ts";
import { onPageRestored } from "../../shared/host/navigation.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { followSteps } from "../../shared/flow/followSteps.ts";
import { checkName } from "./checkName.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import type { Options } from "./options.ts";
import { panelOf, stepsKey, tabFor } from "./panel.ts";

export type InquiryStatus = "idle" | "sending" | "sent" | "failed";

export type HousePanelStore = ReturnType<typeof createHousePanel>;

export function createHousePanel({ options, environment }: StoreDeps<Options>) {
  const { signal } = environment();
  checkName(environment());
  const client = () => clientOf(environment());
  const inquiry = createStore<{ status: InquiryStatus }>(() => ({ status: "idle" }));
  const flow = createFlow({
    initial: { kind: "loading", attempt: 0 },
    transition,
    effects: createEffects({
      client,
      options,
      leave: (url) => environment().navigate(url, "checkout"),
    }),
    signal,
    onBug: reportBug(environment),
  });

  followSteps(environment(), {
    widget: stepsKey,
    store: flow.store,
    stepOf: (state) => ("tab" in state ? state.tab : null),
    onMove: (tab) =>
      flow.send({ type: "tabChosen", tab: tab === "gift-cards" ? "gift-cards" : "cash" }),
  });

  const handleReturn = () => flow.send({ type: "cameBack" });
  onPageRestored(signal, handleReturn);
  onHistoryMove(signal, handleReturn);
  onHashChange(signal, followHash);

  function followHash(): void {
    const state = flow.store.getState();
    if (state.kind !== "choosing") return;
    const panel = panelOf(state.page);
    if (panel.kind === "tabs") flow.send({ type: "tabChosen", tab: tabFor(hash(), panel.tabs) });
  }

  async function inquire(projectId: string, email: string): Promise<void> {
    if (inquiry.getState().status === "sending") return;
    inquiry.setState({ status: "sending" });
    const { ok } = await client().call(sendInquiry, {
      path: { id: projectId },
      body: { inquiry: { email } },
    });
    inquiry.setState({ status: ok ? "sent" : "failed" });
  }

  return { flow, inquiry, inquire };
}
