import { mediaQueries } from "../../../src/shared/host/media.ts";
import { signIn as signInManager } from "../../../src/widgets/ManagersWebApp/examples/steps.ts";
import { examples as redemptions } from "../../../src/widgets/WebRedemption/examples.ts";
import { examples as gifting } from "../../../src/widgets/RedeemGifting/examples.ts";
import type { WidgetName } from "../../../src/widgets/registry.ts";
import "../../../demo/fakes/stripe.ts";
import { exampleNamed, setMedia } from "../../support/mountWidget.ts";
import {
  brand,
  signInTo,
  calls,
  text,
  far,
  place,
  signedIn,
  play,
  toMessage,
  toReview,
  type Cases,
} from "./steps.ts";

export const paymentCases = {
  BulkGiftingAbsolutePanel: {
    checkoutPath: { to: "/order", start: { options: { startAmount: 100 } } },
    startAmount: { from: 100, to: 200 },
    closable: { to: false },
  },
  BulkGiftingApp: {
    mode: { to: "voucher", before: signInTo("Step 1 of 4") },
    startRecipients: { to: 40, before: signInTo("Step 1 of 4") },
    senderName: {
      to: "Ada Ltd.",
      before: signInTo("Step 1 of 4"),
      act: toMessage,
    },
  },
  BulkGiftingBrandCarousel: {
    heading: { to: "Our brands" },
    brands: { from: [brand("One")], to: [brand("Two")] },
    fallbackBrandIds: {
      from: ["One"],
      to: ["Two"],
      start: { options: { brands: [far("One"), far("Two")] } },
    },
    autoplay: {
      to: false,
      start: { options: { brands: Array.from({ length: 12 }, (_, index) => brand(`B${index}`)) } },
    },
  },
  BulkGiftingSavingsCalculator: {
    tiers: { to: [{ min: 0, max: null, discount: 50 }] },
    presets: {
      from: [{ amount: 25, default: true }, { amount: 50 }],
      to: [{ amount: 25, default: true }, { amount: 75 }],
    },
    startRecipients: { to: 7 },
    mode: { to: "voucher" },
    ctaUrl: { to: "/order" },
    ctaLabel: { to: "Go", start: { options: { ctaUrl: "/order" } } },
  },
  Checkout: {
    flow: { from: "purchase", to: "subscribe", start: { options: { icoId: "regular" } } },
    icoId: { from: "regular", to: "nothing" },
    gcoId: { from: "gift-100", to: "nothing" },
    subscriptionLevelId: { from: "1", to: "2", start: { options: { flow: "subscribe" } } },
    checkout: {
      to: { item: { kind: "credit", id: "9", name: "Given", pay_amount: 10, get_amount: 12 } },
      start: { options: { icoId: "9" } },
    },
    backUrl: { to: "/shop", start: { options: { icoId: "gone" } } },
  },
  HousePanel: {
    projectId: { from: "house", to: "unknown" },
    project: { to: { id: "1", name: "Other" }, start: { options: { options: {} } } },
    options: {
      to: { dine_cash: true, open_amount_type: "percentage", open_amount_presets: [50] },
      start: { options: { project: { id: "1", name: "Other", raising: true } } },
    },
    checkoutPath: { to: "/buy", start: { options: { projectId: "house" } } },
    backUrl: { to: "/shop", start: { options: { projectId: "unknown" } } },
  },
  ManagersWebApp: {
    startLocationId: { to: "11", before: ({ guest }) => signInManager(guest) },
  },
  RedeemCheckout: {
    pos: { from: "toast", to: "other", start: { options: signedIn }, see: calls },
    location: { from: "lucca", to: "other", start: { options: signedIn }, see: calls },
    ticket: { from: "1001", to: "9999", start: { options: signedIn } },
    payAmount: { to: "10", start: { options: signedIn } },
    tip: { to: "5", start: { options: signedIn }, act: ({ guest }) => guest.press("Next") },
    returnUrl: { to: "/order", start: { options: place } },
    purchasePage: { to: "/buy", start: { options: place } },
    token: { to: "harness-guest", start: { options: place } },
    backLabel: { to: "Back to the menu", start: { options: place } },
    split: {
      to: false,
      start: { options: { ...place, token: "harness-guest" } },
      before: toReview,
    },
    debugStages: { to: true, start: { options: place } },
  },
  RedeemGifting: {
    gift: { to: { code: "OTHER", amount: 12 }, start: exampleNamed(gifting, "given") },
    code: { from: "TASTE-4821", to: "USED-1000" },
    mapUrl: {
      to: "/map",
      start: { options: { code: "TASTE-4821" } },
      page: () => setMedia(mediaQueries.desktop, true),
    },
  },
  WebRedemption: {
    pos: { from: "toast", to: "other", start: { options: signedIn }, see: calls },
    location: { from: "lucca", to: "other", start: { options: signedIn }, see: calls },
    ticket: { from: "1001", to: "9999", start: { options: signedIn } },
    authRequired: { to: false, start: { options: place } },
    payAmount: { to: "10", start: { options: signedIn } },
    split: { to: false, start: { options: { ...place, token: "harness-guest" } } },
    returnUrl: { to: "/order", start: { options: place } },
    locationsCount: {
      to: 4321,
      start: exampleNamed(redemptions, "opt-in"),
      before: play(redemptions, "opt-in"),
      see: (widget) => text(widget).includes("4,321"),
    },
    token: { to: "harness-guest", start: { options: place } },
    project: { to: {}, start: { options: { ...place, authRequired: false } } },
    tickets: { to: [], start: exampleNamed(redemptions, "given") },
  },
} satisfies Partial<Record<WidgetName, Cases>>;
