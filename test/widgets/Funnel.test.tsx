import { afterEach, describe, expect, it, vi } from "vitest";
import { allowedValues, type Field, type OutcomeField } from "../../src/shared/telemetry/fields.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { examples as offerExamples } from "../../src/widgets/OfferClaimApp/examples.ts";
import { registry } from "../../src/widgets/registry.ts";
import { clearPage } from "../support/page.ts";
import { exampleNamed, mountWidget, type SeenEvent } from "../support/mountWidget.ts";
import { configurePage } from "../support/configurePage.ts";

interface Funnel {
  readonly steps: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, OutcomeField>>>>;
}

/** Loaded before a widget mounts, so that a play without pauses misses no step. */
const modules = import.meta.glob<{ readonly funnel: Funnel }>("../../src/widgets/*/funnel.ts", {
  eager: true,
});
const examples = import.meta.glob<{ readonly examples: readonly Example[] }>(
  "../../src/widgets/*/examples.{ts,tsx}",
);
const funnels = Object.entries(modules).map(([path, { funnel }]) => ({
  widget: path.split("/").at(-2) ?? "",
  funnel,
}));

/**
 * Examples whose plays pass every step that jsdom can show. Other examples of a widget are added if
 * these are not sufficient.
 */
const flows: Readonly<Record<string, string>> = {
  AmbassadorUserProfile: "default signed-out",
  AmexApp: "asking asking-refused claim countdown default stayed",
  PartnerPortal: "dashboard default not-on-the-team project-choice ready submitted",
  NewLoginCreateAccount:
    "account-created create-account default forgot-password link-expired link-sent signed-in verified wrong-password",
  UserFlow:
    "bank by-hand confirm default details details-refused lead-unconfirmed signup signup-code signup-links signup-phone thanks",
  BulkGiftingApp: "default ways-in",
  CampaignFeedbackApp: "approved changes-requested default taken unavailable",
  MenuVisibilityForm: "conflict copied default no-project saved sign-in unconfirmed",
  ManagersWebApp:
    "checkout checkout-absent paid payment-unconfirmed refund refund-confirm refund-refused refund-unconfirmed refunded sign-in",
  Checkout: "default gone payment saved-card-paid",
  OfferClaimApp:
    "claim-code claim-code-refused default locations no-account sign-in success text-code unconfirmed unknown-code",
  RedeemCheckout:
    "add-credit bank-agrees bank-refuses bill-changed default nothing-due package-bought part-paid review unreadable",
  MobileLink: "text-busy text-invalid text-sent",
  HousePanel: "default planning-told refused unknown-project",
  RedeemGifting: "default unknown",
  WebRedemption:
    "bank-agrees bank-refuses declined default not-found receipt refused-after several signed-in",
};

/**
 * Steps that need what jsdom lacks (the card provider's frame, photos, the clipboard, leaving the
 * page), or that no example reaches. `src/shared/telemetry/states.test.ts` tests them with the
 * states themselves.
 */
const beyondJsdom: Readonly<Record<string, readonly string[]>> = {
  AmbassadorUserProfile: ["photo-chosen", "photo-sent", "photo-refused", "photo-updated"],
  BulkGiftingAbsolutePanel: ["amount-entered", "panel-closed"],
  BulkGiftingBrandCarousel: ["brands-not-found"],
  BulkGiftingSavingsCalculator: ["budget-changed"],
  Map: ["places-not-found"],
  MapV6: ["places-not-found"],
  SubscriptionCalculator: ["spend-chosen"],
  BulkGiftingApp: ["payment-sent", "bank-check", "payment-unconfirmed", "refused", "purchased"],
  CampaignFeedbackApp: ["decision-unconfirmed"],
  Checkout: [
    "bank-check",
    "payment-unconfirmed",
    "refused",
    "gift-sent",
    "gift-refused",
    "receipt-viewed",
  ],
  HousePanel: ["checkout-opened"],
  ManagersWebApp: ["bank-check"],
  RedeemGifting: ["code-copied"],
  UserFlow: ["bank-opened"],
};

afterEach(() => {
  delete window.dataLayer;
});

describe.each(funnels)("$widget", ({ widget, funnel }) => {
  it(
    "fires each documented step in its flow, with no other fields than the documented ones",
    { tags: ["thorough"] },
    async () => {
      const missing = new Set(Object.keys(funnel.steps));
      for (const step of beyondJsdom[widget] ?? []) missing.delete(step);
      for (const example of await examplesOf(widget)) {
        if (!missing.size) break;
        for (const { type, detail } of await played(widget, example)) {
          const { widget: name, id, step, outcome, ...values } = detail;
          if (name !== widget) continue;
          if (type === "widget:step") {
            const fields = funnel.steps[String(step)];
            expect(fields, `${example.key}: ${String(step)}`).toBeDefined();
            expect(allowedValues(fields ?? {}, values)).toEqual(values);
            expect(JSON.stringify(values)).not.toMatch(/@|\d{10}/);
            missing.delete(String(step));
          } else if (type === "widget:done") {
            const fields = funnel.outcomes[String(outcome)];
            expect(fields, `${example.key}: ${String(outcome)}`).toBeDefined();
            expect(Object.keys(fields ?? {})).toEqual(expect.arrayContaining(Object.keys(values)));
          }
        }
      }
      expect([...missing]).toEqual([]);
    },
  );
});

describe("a funnel", () => {
  const offer = exampleNamed(offerExamples, "offer");
  const typesOf = (events: readonly SeenEvent[]) => events.map(({ type }) => type);
  const stepsOf = (events: readonly SeenEvent[]) =>
    events.filter(({ type }) => type === "widget:step").map(({ detail }) => detail["step"]);

  it("fires nothing before the first paint and the offer's step after it", async () => {
    const { events } = await mountWidget("OfferClaimApp", offer);
    await vi.waitFor(() => expect(stepsOf(events)).toEqual(["offer-viewed"]));
    expect(typesOf(events)).toEqual(["widget:ready", "widget:step"]);
    expect(window.dataLayer).toBeUndefined();
  });

  it.each([
    ["Global Privacy Control", () => vi.stubGlobal("navigator", privateNavigator())],
    ["the opt-out cookie", () => (document.cookie = "dine_do_not_sell=1; path=/")],
    ["the page configuration", () => configurePage({ behaviour: { funnel: "off" } })],
  ])("is silent under %s, in the page and in dataLayer", async (_, optOut) => {
    optOut();
    const { events, screen } = await mountWidget("OfferClaimApp", {
      ...offer,
      attributes: { datalayer: "" },
    });
    await screen.findByRole("button", { name: /send|text|continue|claim/i });
    await nextTask();
    expect(stepsOf(events)).toEqual([]);
    expect(pushed()).toEqual([]);
  });

  it("puts nothing into dataLayer under an opt-out, while the page still hears of ready, done and error", async () => {
    document.cookie = "dine_do_not_sell=1; path=/";
    const success = exampleNamed(offerExamples, "success");
    const attributes = { ...success.attributes, datalayer: "" };
    const { guest, events } = await mountWidget("OfferClaimApp", { ...success, attributes });
    await success.play?.(guest);
    expect(typesOf(events)).toEqual(expect.arrayContaining(["widget:ready", "widget:done"]));
    const failing = await mountWidget("DynamicSlider", {
      attributes: { datalayer: "", theme: "purple" },
      evenIfItFails: true,
    });
    expect(typesOf(failing.events)).toContain("widget:error");
    expect(pushed()).toEqual([]);
  });

  it("is pushed to dataLayer where the page configuration asks for it", async () => {
    configurePage({ behaviour: { funnel: "dataLayer" } });
    await mountWidget("OfferClaimApp", offer);
    await vi.waitFor(() =>
      expect(window.dataLayer).toEqual([
        expect.objectContaining({
          event: "widget:step",
          widget: "OfferClaimApp",
          widget_id: expect.stringMatching(/^dining-/),
          step: "offer-viewed",
        }),
      ]),
    );
  });
});

/** The names of the events that were pushed to `dataLayer`, in order. */
function pushed(): unknown[] {
  const entries: readonly unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  return entries.map((entry) => Object(entry).event);
}

function privateNavigator(): Navigator {
  return Object.create(navigator, { globalPrivacyControl: { value: true } });
}

it("knows a funnel for each widget", () => {
  const names = funnels.map(({ widget }) => widget);
  expect(names.toSorted()).toEqual(Object.keys(registry).toSorted());
});

async function examplesOf(widget: string): Promise<readonly Example[]> {
  const load = Object.entries(examples).find(([path]) => path.split("/").at(-2) === widget)?.[1];
  const all = (await load?.())?.examples ?? [];
  const flowKeys = flows[widget]?.split(" ") ?? [];
  return all.toSorted(
    (a, b) => Number(flowKeys.includes(b.key)) - Number(flowKeys.includes(a.key)),
  );
}

const nextTask = () => new Promise((later) => setTimeout(later));
/** Ends the wait for something that jsdom never shows. */
const longWait = () => new Promise((later) => setTimeout(later, 5_000));

/**
 * The events of an example's play. If jsdom cannot continue, the play ends, and its steps so far
 * count.
 */
async function played(widget: string, example: Example): Promise<readonly SeenEvent[]> {
  const mounted = await mountWidget(widget, { ...example, evenIfItFails: true });
  try {
    await Promise.race([example.play?.(mounted.guest), longWait()]);
  } catch {
    // The matrix plays every example in a browser, which lacks nothing.
  }
  await nextTask();
  const events = [...mounted.events];
  await clearPage();
  return events;
}
