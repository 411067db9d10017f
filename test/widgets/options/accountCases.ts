import { examples as offers } from "../../../src/widgets/OfferClaimApp/examples.ts";
import { examples as leads } from "../../../src/widgets/UserFlow/examples.ts";
import { examples as logins } from "../../../src/widgets/NewLoginCreateAccount/examples.ts";
import { signIn as signInPartner } from "../../../src/widgets/PartnerPortal/portalExample.ts";
import { examples as feedback } from "../../../src/widgets/CampaignFeedbackApp/examples.ts";
import type { WidgetName } from "../../../src/widgets/registry.ts";
import { exampleNamed } from "../../support/mountWidget.ts";
import { signInTo, paths, text, play, type Cases } from "./steps.ts";

export const accountCases = {
  MenuVisibilityForm: {
    project: { from: "luna", to: "nothing", start: { options: { token: "harness-partner" } } },
    startLocation: {
      to: 12,
      start: { options: { token: "harness-partner", project: "luna" } },
    },
    token: { from: "harness-partner", to: undefined, start: { options: { project: "luna" } } },
    timeZone: {
      to: "Pacific/Auckland",
      start: { options: { token: "harness-partner", project: "luna", startLocation: 14 } },
      act: ({ guest }) => guest.tick(/Scheduled/),
    },
    copies: { to: false, start: { options: { token: "harness-partner", project: "luna" } } },
  },
  NewLoginCreateAccount: {
    mode: { to: "create-account" },
    email: { to: "ada@example.com" },
    next: { to: "/next", act: signInTo("Welcome back, Gina") },
    createAccount: { to: false },
    askBirthDate: { to: true, start: { options: { mode: "create-account" } } },
    referralCode: {
      to: "REF",
      start: { options: { mode: "create-account" } },
      act: play(logins, "account-created"),
    },
    siteArea: { to: "shop", act: signInTo("Welcome back, Gina") },
    resendSeconds: {
      to: 600,
      before: play(logins, "unverified"),
      act: ({ guest }) => guest.press(/end again|esend/),
      see: (widget) => /in (9:5\d|10:00)/.test(text(widget)),
    },
  },
  OfferClaimApp: {
    offerCode: { from: "WELCOME25", to: "PLACES25" },
    claimCode: { to: "RED1", start: { options: { offerCode: "TABLE50" } } },
    offerResponse: {
      to: exampleNamed(offers, "preloaded-offer").options!.offerResponse,
      start: { options: { offerCode: "PLACES25" } },
    },
    claimResponse: {
      to: exampleNamed(offers, "preloaded-claim").options!.claimResponse,
      start: exampleNamed(offers, "preloaded-offer"),
    },
    enterprise: {
      to: { terms_url: "/terms" },
      start: { options: { offerCode: "WELCOME25" } },
    },
    altVerificationNumber: {
      from: "512 555 0100",
      to: "512 555 0101",
      start: {
        backend: "texts-lost",
        options: { ...exampleNamed(offers, "preloaded-offer").options, resendSeconds: 1 },
      },
      before: play(offers, "text-verify"),
    },
    resendSeconds: {
      to: 600,
      start: { options: { offerCode: "WELCOME25" } },
      act: play(offers, "text-code"),
      see: (widget) => /in (9:5\d|10:00)/.test(text(widget)),
    },
    checkoutUrl: { to: "/buy", start: exampleNamed(offers, "preloaded-refusal") },
    promoWhenNoOffer: { to: true },
    slides: { to: [{ title: "One" }], start: { options: { offerCode: "WELCOME25" } } },
  },
  PartnerPortal: {
    project: { to: "harbor-group", before: ({ guest }) => signInPartner(guest) },
  },
  UserFlow: {
    mode: { to: "signup" },
    source: { to: "partner", act: play(leads, "bank") },
    bankLink: { to: false },
    offerId: {
      to: "12",
      start: { options: { mode: "signup" } },
      before: play(leads, "signup-phone"),
      act: ({ guest }) => guest.press("Continue"),
    },
    responseTime: { to: "within two days", before: play(leads, "thanks") },
    resendSeconds: {
      to: 600,
      start: { options: { mode: "signup" } },
      act: play(leads, "signup-code"),
      see: (widget) => /in (9:5\d|10:00)/.test(text(widget)),
    },
  },
  CampaignFeedbackApp: {
    campaignBrandId: {
      to: "9999",
      start: { address: exampleNamed(feedback, "default").address! },
      see: paths,
    },
  },
} satisfies Partial<Record<WidgetName, Cases>>;
