import { waitFor, within } from "@testing-library/dom";
import type { Guest } from "../../../../src/shared/widget/examples.ts";
import { bankScriptUrl } from "../../../../src/widgets/UserFlow/bankScript.ts";
import { backendFault } from "../../../support/server.ts";
import type { Walk, Walks } from "../walk.ts";
import { signIn } from "../../../support/signIn.ts";
import { resetPassword } from "./resetPassword.ts";
import { keepSession } from "./signedIn.ts";

/** The other way to start a sign-up. */
const knownAccountWalk = (then: (guest: Guest) => Promise<void>): Walk => ({
  example: "signup",
  async play(guest) {
    await guest.press("Sign in instead");
    await then(guest);
  },
});

async function toBank(guest: Guest): Promise<void> {
  await guest.fill("Restaurant name", "Fig & Ember");
  await guest.press("Search");
  await guest.press(/^Fig & Ember/);
  await guest.press("Use this restaurant");
  await guest.fill("First name", "Rosa");
  await guest.fill("Last name", "Marchetti");
  await guest.fill("Email", "rosa@example.com");
  await guest.fill("Phone number", "512 555 0177");
  await guest.press("Continue");
  await guest.see("Connect your bank");
}

/** The element of the bank's script. The fake is already running. */
function addBankScript(): void {
  document.head.append(Object.assign(document.createElement("script"), { src: bankScriptUrl }));
}

/** The bank's window belongs to the page, not to the widget. */
async function agreeAtTheBank(): Promise<void> {
  const agree = () =>
    within(document.body).getByRole("button", { name: /^Link First/, hidden: true });
  (await waitFor(agree)).click();
}

async function connectBank(guest: Guest): Promise<void> {
  await toBank(guest);
  await guest.press("Connect bank");
  await agreeAtTheBank();
}

export const walks: Walks = {
  createAccount: { example: "signup-phone", back: (guest) => guest.press("Back to the form") },
  login: knownAccountWalk(async (guest) => {
    await signIn({ guest });
    await guest.see(/You’re all set|Verify your phone/);
  }),
  // An earlier page has signed the guest up.
  currentUser: {
    example: "signup",
    prepare: () => keepSession(1),
    play: (guest) => guest.see(/You’re all set|Verify your phone/),
  },
  forgotPassword: knownAccountWalk((guest) => resetPassword(guest)),
  createLinkToken: { example: "bank", prepare: addBankScript, play: connectBank },
  exchangePublicToken: {
    example: "bank",
    prepare: addBankScript,
    async play(guest) {
      await connectBank(guest);
      await guest.see("Your bank is connected.");
    },
  },
  // Logged if the restaurant's details could not be saved with the lead.
  events: {
    example: "bank",
    prepare: () => void backendFault(422, { path: "save_lead_data" }),
    play: toBank,
  },
};
