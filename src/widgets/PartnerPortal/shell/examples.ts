import type { Example } from "../../../shared/widget/examples.ts";
import type { Options } from "../options.ts";
import { portalExample, signIn } from "../portalExample.ts";

const missing = "Still missing";

/** Examples of sign-in, dashboard, dialogs, and failures before a project is open. */
export const shellExamples: readonly Example<Options>[] = [
  {
    key: "wrong-password",
    title: "A wrong password stays on sign-in",
    options: { project: "harbor-group" },
    async play(guest) {
      await guest.fill("Email", "partner@example.com");
      await guest.fill("Password", "not-my-password");
      await guest.press("Sign in");
      await guest.see("Invalid email or password.");
    },
  },
  portalExample("dashboard", "The dashboard of a project that is half done", "", (guest) =>
    guest.see(missing),
  ),
  portalExample(
    "dashboard-new",
    "A new project: everything is still missing",
    "",
    (guest) => guest.see(/tasks left before you can submit/),
    { backend: "partner-new" },
  ),
  portalExample(
    "dashboard-nothing",
    "A project without a location or a brand",
    "",
    (guest) => guest.see("Add your first location"),
    { backend: "partner-nothing" },
  ),
  portalExample(
    "dashboard-chain",
    "A chain of 2,000 locations",
    "",
    (guest) => guest.see("2,000 locations"),
    { backend: "partner-chain" },
  ),
  portalExample(
    "dashboard-submitted",
    "A submitted project",
    "",
    (guest) => guest.see("Your project is with our team."),
    { backend: "partner-submitted" },
  ),
  portalExample(
    "dashboard-changes-requested",
    "Changes were requested, with links to where",
    "",
    (guest) => guest.see("leads nowhere"),
    { backend: "partner-changes-requested" },
  ),
  portalExample(
    "dashboard-unknown-status",
    "An unknown status",
    "",
    (guest) => guest.see("Waiting for legal"),
    { backend: "partner-unknown-status" },
  ),
  portalExample(
    "dashboard-read-only",
    "Nothing may be edited",
    "",
    (guest) => guest.see("View only"),
    { backend: "partner-read-only" },
  ),
  portalExample(
    "dashboard-contradiction",
    "Flags and counts disagree: nothing may be edited",
    "",
    (guest) => guest.see("View only"),
    { backend: "partner-inconsistent" },
  ),
  portalExample(
    "dashboard-editor",
    "An editor of one brand",
    "",
    (guest) => guest.see("Only an admin on your team can submit the project."),
    { email: "editor@example.com" },
  ),
  portalExample(
    "dashboard-viewer",
    "A viewer",
    "",
    (guest) => guest.see("Ask an admin on your team"),
    { email: "viewer@example.com" },
  ),
  portalExample("dashboard-staff", "An admin of the product", "", (guest) => guest.see(missing), {
    email: "staff@example.com",
  }),
  portalExample(
    "dashboard-long-names",
    "Long names of any script",
    "",
    (guest) => guest.see("Donaudampfschifffahrt"),
    { backend: "partner-long-names" },
  ),
  portalExample(
    "ready",
    "Ready: the submit dialog opens by itself, once",
    "",
    (guest) => guest.see("Ready to submit?"),
    { backend: "partner-ready" },
  ),
  portalExample(
    "submitted",
    "The project was submitted just now",
    "",
    async (guest) => {
      await guest.see("Ready to submit?");
      await guest.press("Submit now");
      await guest.see("Thank you!");
    },
    { backend: "partner-ready" },
  ),
  portalExample(
    "submit-lost",
    "A submit whose answer was lost is looked up",
    "",
    async (guest) => {
      await guest.press("Submit for review");
      await guest.press("Submit now");
      await guest.see("Thank you!");
    },
    { backend: "partner-ready-submit-lost" },
  ),
  {
    key: "project-choice",
    title: "The page names no project, and there are several",
    play: async (guest) => (await signIn(guest), guest.see("Which project?")),
  },
  {
    key: "no-project",
    title: "A user without a project",
    play: async (guest) => (
      await signIn(guest, "guest@example.com"),
      guest.see("You don’t have a project yet")
    ),
  },
  portalExample(
    "not-on-the-team",
    "A project that is not one’s own",
    "",
    (guest) => guest.see("We couldn’t find this project"),
    { email: "guest@example.com" },
  ),
  portalExample(
    "old-link",
    "An old link leads to the dashboard after the sign-in",
    "/nowhere",
    (guest) => guest.see("Still missing"),
  ),
  portalExample("help", "Need help", "", async (guest) => {
    await guest.press("Need help");
    await guest.see("Your message");
  }),
  portalExample("help-sent", "A question was sent", "", async (guest) => {
    await guest.press("Need help");
    await guest.fill("Your message", "Which logo goes where? <b>Thanks</b>");
    await guest.press("Send");
    await guest.see("will reply by email");
  }),
];
