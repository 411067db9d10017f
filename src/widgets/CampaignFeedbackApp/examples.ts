import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const address = "/campaigns/review/482?token=tasty&em=ada%40example.com";

async function ask(guest: Guest, message: string): Promise<void> {
  await guest.press("Request changes");
  await guest.fill("Message", message);
  await guest.press("Send request");
}

async function approve(guest: Guest): Promise<void> {
  await guest.press("Approve all");
  await guest.see("Approve all emails?");
  await guest.press("Approve all");
}

export const examples = defineExamples<Options>(
  {
    key: "default",
    title: "An approver reviews two emails",
    address,
    play: (guest) => guest.see("Spring is on the table"),
  },
  {
    key: "confirming",
    title: "Approve all asks first",
    address,
    async play(guest) {
      await guest.press("Approve all");
      await guest.see("Approve all emails?");
    },
  },
  {
    key: "approve-link",
    title: "A link with approve=1 only asks",
    address: `${address}&approve=1`,
    play: (guest) => guest.see("Approve all emails?"),
  },
  {
    key: "approved",
    title: "Approved just now",
    address,
    async play(guest) {
      await approve(guest);
      await guest.see("Campaign Approved");
    },
  },
  {
    key: "approved-before",
    title: "Approved before",
    backend: "campaign-approved",
    address,
    play: (guest) => guest.see("Campaign Approved"),
  },
  {
    key: "sent",
    title: "Already sent",
    backend: "campaign-sent",
    address,
    play: (guest) => guest.see("Campaign Sent"),
  },
  {
    key: "change-form",
    title: "Writing a change request",
    address,
    async play(guest) {
      await guest.press("Request changes");
      await guest.fill("Message", "Please use the new logo in the header.");
    },
  },
  {
    key: "changes-requested",
    title: "Changes requested",
    address,
    async play(guest) {
      await ask(guest, "Please use the new logo in the header.");
      await guest.see("Thanks — we’ve sent your changes.");
    },
  },
  {
    key: "email-comment",
    title: "A comment on one email",
    address,
    async play(guest) {
      await guest.press("Comment on this email: Two days left");
      await guest.fill("Message", "It ends on Saturday, not on Sunday.");
      await guest.press("Send request");
      await guest.see("Thanks — we’ve sent your changes.");
    },
  },
  {
    key: "part-comment",
    title: "A comment on one part of an email",
    address,
    async play(guest) {
      await guest.press("Comment on a part: Two days left");
      await guest.press(/^Comment on Part 2/);
      await guest.see("Whole email instead");
    },
  },
  {
    key: "revised",
    title: "What changed since the last version",
    address,
    backend: "campaign-revised",
    async play(guest) {
      await guest.press(/^See what changed/);
      await guest.see("What changed since the last version");
    },
  },
  {
    key: "two-rounds",
    title: "Changes requested; a reload finds the next version",
    address,
    backend: "campaign-two-rounds",
    async play(guest) {
      await ask(guest, "Please count the courses again.");
      await guest.see("Thanks — we’ve sent your changes.");
    },
  },
  {
    key: "empty-message",
    title: "An empty message",
    address,
    async play(guest) {
      await guest.press("Request changes");
      await guest.press("Send request");
      await guest.see("Enter the changes you need.");
    },
  },
  {
    key: "phone-width",
    title: "Previews at phone width",
    address,
    async play(guest) {
      await guest.see("Spring is on the table");
      await guest.tick("Phone");
    },
  },
  {
    key: "reviewer",
    title: "A reviewer who may not approve",
    backend: "campaign-reviewer",
    address,
    play: (guest) => guest.see("Only the campaign’s approver"),
  },
  {
    key: "mixed-previews",
    title: "Markup, a picture, and no preview",
    backend: "campaign-mixed",
    address,
    play: (guest) => guest.see("Preview not available"),
  },
  {
    key: "no-emails",
    title: "No emails yet",
    backend: "campaign-no-emails",
    address,
    play: (guest) => guest.see("Preview not available"),
  },
  {
    key: "unavailable",
    title: "No access",
    address: "/campaigns/review/482",
    play: (guest) => guest.see("This page is unavailable"),
  },
  {
    key: "unreadable",
    title: "The server is down",
    backend: "campaign-down",
    address,
    play: (guest) => guest.see("We couldn’t load this campaign"),
  },
  {
    key: "taken",
    title: "Another reviewer approved first",
    backend: "campaign-taken",
    address,
    async play(guest) {
      await ask(guest, "One more thing.");
      await guest.see("Campaign Approved");
    },
  },
  {
    key: "lost-answer",
    title: "Approved, but the answer was lost",
    backend: "campaign-lost",
    address,
    async play(guest) {
      await approve(guest);
      await guest.see("Campaign Approved");
    },
  },
  {
    key: "not-recorded",
    title: "No answer, and nothing recorded",
    backend: "campaign-dropped",
    address,
    async play(guest) {
      await approve(guest);
      await guest.see("Your approval wasn’t recorded");
    },
  },
  {
    key: "refused",
    title: "The server refuses",
    backend: "campaign-refused",
    address,
    async play(guest) {
      await ask(guest, "Please use the new logo.");
      await guest.see("This campaign is being edited right now.");
    },
  },
  {
    key: "long-texts",
    title: "Long names and a long activity",
    backend: "campaign-long",
    address,
    play: (guest) => guest.see("Show 4 more"),
  },
  {
    key: "white-label-dark",
    title: "White label, dark",
    address,
    attributes: { brand: "alternative", theme: "dark" },
    play: (guest) => guest.see("Two days left"),
  },
);
