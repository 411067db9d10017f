import { describe, expect, it } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { pageConfig } from "../config/pageConfig.ts";
import type { Environment } from "../widget/environment.ts";

const funnels = import.meta.glob<{
  readonly funnel: {
    start(store: unknown, environment: () => unknown, options: () => unknown): void;
  };
}>("../../widgets/*/funnel.ts", { eager: true });

/** The steps that a widget reports for a flow's states. `before` comes first. */
async function stepsOf(
  widget: string,
  storeWith: (states: StoreApi<object>) => unknown,
  ...states: readonly object[]
): Promise<unknown[]> {
  const [first = {}, ...rest] = states;
  const store = createStore<object>(() => first);
  const steps: unknown[] = [];
  const ending = new AbortController();
  const environment: Pick<Environment, "element" | "signal" | "id" | "widget" | "config" | "emit"> =
    {
      element: document.createElement("div"),
      signal: ending.signal,
      id: "dining-1",
      widget,
      config: pageConfig([]),
      emit: (_, detail) => Boolean(steps.push(detail)),
    };
  const { funnel } = funnels[`../../widgets/${widget}/funnel.ts`] ?? {};
  funnel?.start(
    storeWith(store),
    () => environment,
    () => ({}),
  );
  for (const state of rest) store.setState(state, true);
  ending.abort();
  store.setState(first, true);
  return steps;
}

const idle = createStore(() => ({ kind: "idle" }));
const flowOf = (store: unknown) => ({ flow: { store } });

describe("states that no example shows in jsdom report their step", () => {
  it.each(["Map", "MapV6"])("%s: places that could not be read", async (widget) => {
    const steps = await stepsOf(
      widget,
      (store) => ({ store }),
      { load: { kind: "loading" } },
      { load: { kind: "failed" } },
      { load: { kind: "loaded" } },
    );
    expect(steps).toEqual([{ step: "places-not-found" }, { step: "places-viewed" }]);
  });

  it("BulkGiftingBrandCarousel: brands that could not be read", async () => {
    const steps = await stepsOf("BulkGiftingBrandCarousel", flowOf, { kind: "failed" });
    expect(steps).toEqual([{ step: "brands-not-found" }]);
  });

  it("BulkGiftingSavingsCalculator: a changed budget is reported once", async () => {
    const steps = await stepsOf(
      "BulkGiftingSavingsCalculator",
      (store) => store,
      { recipients: "10" },
      { recipients: "11" },
      { recipients: "12" },
    );
    expect(steps).toEqual([{ step: "calculator-viewed" }, { step: "budget-changed" }]);
  });

  it("BulkGiftingAbsolutePanel: an amount, without its figure, and the end", async () => {
    const steps = await stepsOf(
      "BulkGiftingAbsolutePanel",
      (store) => ({ store }),
      { amount: "", isClosed: false },
      { amount: "5", isClosed: false },
      { amount: "50", isClosed: false },
      { amount: "50", isClosed: true },
    );
    expect(steps).toEqual(
      ["panel-viewed", "amount-entered", "panel-closed"].map((step) => ({ step })),
    );
  });

  it("SubscriptionCalculator: a spend is reported once typing has ended", async () => {
    const steps = await stepsOf(
      "SubscriptionCalculator",
      (store) => ({ store }),
      { chosen: null, typing: null },
      { chosen: 120, typing: "120" },
      { chosen: 1200, typing: "1200" },
      { chosen: 1200, typing: null },
    );
    expect(steps).toEqual([
      { step: "calculator-viewed" },
      { step: "spend-chosen", spendCents: 120_000 },
    ]);
  });

  it("AmbassadorUserProfile: a photo, chosen, sent, refused and updated", async () => {
    const steps = await stepsOf(
      "AmbassadorUserProfile",
      (photo) => ({ ...flowOf(idle), photo }),
      { current: { kind: "idle", formError: null } },
      { current: { kind: "chosen", formError: null } },
      { current: { kind: "sending" } },
      { current: { kind: "chosen", formError: "Too large: ana@example.com" } },
      { current: { kind: "updated" } },
    );
    expect(steps).toEqual(
      ["photo-chosen", "photo-sent", "photo-refused", "photo-updated"].map((step) => ({ step })),
    );
  });

  it("BulkGiftingApp: from the payment to its end, and a refusal without its words", async () => {
    const steps = await stepsOf(
      "BulkGiftingApp",
      (order) => ({ account: flowOf(idle), order: flowOf(order) }),
      { kind: "paying", progress: { phase: "sending" } },
      { kind: "paying", progress: { phase: "asking" } },
      { kind: "unknown" },
      { kind: "building", step: "review", formError: { kind: "declined", message: "Ana, no." } },
      { kind: "sent", order: { recipientCount: 3, total: 7500, email: "ana@example.com" } },
    );
    expect(steps).toEqual([
      { step: "payment-sent" },
      { step: "bank-check" },
      { step: "payment-unconfirmed" },
      { step: "refused", reason: "declined" },
      { step: "purchased", recipients: 3, amountCents: 7500 },
    ]);
  });

  it("CampaignFeedbackApp: a decision whose outcome is unknown", async () => {
    const steps = await stepsOf("CampaignFeedbackApp", flowOf, {
      kind: "unconfirmed",
      intent: { kind: "approve" },
    });
    expect(steps).toEqual([{ step: "decision-unconfirmed", decision: "approve" }]);
  });

  it("Checkout: bank, refusals, gift and receipt; a payment is reported once", async () => {
    const order = {};
    const purchase = { amountCharged: 2500, amountCredited: 3000 };
    const paid = { order, purchase };
    const steps = await stepsOf(
      "Checkout",
      flowOf,
      { kind: "paying", order, progress: { phase: "asking" } },
      { kind: "unknown", order },
      { kind: "payment", order, formError: { kind: "offline" } },
      { kind: "paying", order, progress: { phase: "sending" } },
      { kind: "gift", ...paid, formError: null },
      { kind: "giving", ...paid },
      { kind: "gift", ...paid, formError: { message: "No such person" } },
      { kind: "confirmation", ...paid, gift: "skipped" },
    );
    expect(steps).toEqual([
      { step: "bank-check" },
      { step: "payment-unconfirmed" },
      { step: "refused", reason: "offline" },
      { step: "payment-sent" },
      { step: "paid", amountCents: 2500, creditedCents: 3000, isGift: true },
      { step: "gift-sent" },
      { step: "gift-refused" },
      { step: "receipt-viewed", gift: "skipped" },
    ]);
  });

  it("HousePanel: the way to the checkout", async () => {
    const steps = await stepsOf(
      "HousePanel",
      (store) => ({ ...flowOf(store), inquiry: createStore(() => ({ status: "idle" })) }),
      { kind: "leaving", tab: "cash", url: "/checkout/secret" },
    );
    expect(steps).toEqual([{ step: "checkout-opened", tab: "cash" }]);
  });

  it("ManagersWebApp: the guest's bank", async () => {
    const steps = await stepsOf(
      "ManagersWebApp",
      (checkout) => ({
        routeLocation: createStore(() => ({ path: "/checkout" })),
        lazyWorkspace: {
          store: createStore(() => ({
            workspace: { checkout: flowOf(checkout), refund: flowOf(idle) },
          })),
        },
      }),
      { kind: "paying", order: {}, progress: { phase: "asking" } },
    );
    expect(steps).toEqual([{ step: "page-viewed", page: "/checkout" }, { step: "bank-check" }]);
  });

  it("RedeemGifting: a code that was copied twice is reported once", async () => {
    const steps = await stepsOf(
      "RedeemGifting",
      (copied) => ({ flow: { store: createStore(() => ({ kind: "loading" })) }, copied }),
      { result: null, times: 0 },
      { result: "copied", times: 1 },
      { result: "copied", times: 2 },
    );
    expect(steps).toEqual([{ step: "code-copied" }]);
  });

  it("UserFlow: the bank's window", async () => {
    const steps = await stepsOf(
      "UserFlow",
      (lead) => ({
        leadFlow: createStore(() => ({ lead: flowOf(lead) })),
        signUp: { store: createStore(() => ({ part: null })) },
      }),
      { kind: "linking", linkToken: "link-secret" },
    );
    expect(steps).toEqual([{ step: "bank-opened" }]);
  });
});
