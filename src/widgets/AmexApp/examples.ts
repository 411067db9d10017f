import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const partner = { partnerName: "Business Card" };
const campaign = "/business-card-special?utm_source=card&utm_campaign=spring#terms";

export const examples = defineExamples<Options>(
  {
    key: "default",
    title: "Leads to the partner’s offer; here no page comes of it, and a link shows",
    // A URL that answers without a page, so that the browser stays.
    options: { ...partner, partnerOfferUrl: "/favicon.ico" },
    address: campaign,
    async play(guest) {
      await guest.see("Continue to the offer");
    },
  },
  {
    key: "countdown",
    title: "Leads on after a while",
    options: { ...partner, partnerOfferCode: "WELCOME25", delaySeconds: 300 },
    address: campaign,
  },
  {
    key: "stayed",
    title: "The guest has stayed",
    options: { ...partner, partnerOfferCode: "WELCOME25", delaySeconds: 300 },
    address: campaign,
    async play(guest) {
      await guest.press("Stay on this page");
      await guest.see("The offer opens on its own page.");
    },
  },
  {
    key: "claim",
    title: "The claim, embedded",
    options: {
      ...partner,
      mode: "claim",
      partnerOfferCode: "PLACES25",
      requiredEmailEnding: "@card.example",
    },
    async play(guest) {
      await guest.see("Welcome");
    },
  },
  { key: "asking", title: "Nothing configured: which offer is it?", address: campaign },
  {
    key: "asking-refused",
    title: "No code was entered",
    async play(guest) {
      await guest.press("Continue");
      await guest.see("Enter your offer code.");
    },
  },
  {
    key: "asked",
    title: "A code was entered, and the claim goes on with it",
    async play(guest) {
      await guest.fill("Offer code", "WELCOME25");
      await guest.press("Continue");
      await guest.see("Welcome");
    },
  },
  {
    key: "white-label",
    title: "White label, dark, a long partner name",
    options: {
      partnerName: "Geschäftskreditkartenpartnergesellschaft",
      partnerOfferCode: "WELCOME25",
      delaySeconds: 300,
    },
    attributes: { brand: "alternative", theme: "dark" },
    address: campaign,
  },
);
