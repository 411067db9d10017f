import type { Example } from "../../../../shared/widget/examples.ts";
import type { Options } from "../../options.ts";
import { portalExample } from "../../portalExample.ts";

export const financeExamples: readonly Example<Options>[] = [
  portalExample("finances", "The payment accounts", "/finances", (guest) =>
    guest.see("Harbor Grill LLC"),
  ),
  portalExample(
    "finances-none",
    "No payment account yet",
    "/finances",
    (guest) => guest.see("No payment account is connected yet."),
    { backend: "partner-new" },
  ),
  portalExample(
    "finances-one-location",
    "An account for one location alone",
    "/finances",
    async (guest) => {
      await guest.press("One location");
      await guest.press("Connect account");
      await guest.see("Choose a location.");
    },
  ),
  portalExample(
    "finances-requirements",
    "The provider asks for more",
    "/finances",
    (guest) => guest.see("Harbor Grill LLC needs more information"),
    { backend: "partner-requirements" },
  ),
  portalExample(
    "finances-assign",
    "An account is assigned to locations",
    "/finances?step=assign",
    (guest) => guest.see("1 of 3 locations selected"),
  ),
  portalExample(
    "finances-assign-chain",
    "An account of 2,000 locations",
    "/finances?step=assign",
    (guest) => guest.see("2,000 of 2,000 locations selected"),
    { backend: "partner-chain" },
  ),
  portalExample(
    "finances-connected",
    "Back from the provider with an account",
    "/finances?connected=1",
    (guest) => guest.see("Your account is connected."),
  ),
  portalExample(
    "finances-not-connected",
    "Back from the provider without one",
    "/finances?connected=0",
    (guest) => guest.see("wasn’t connected"),
  ),
  portalExample(
    "finances-read-only",
    "Finances that may only be looked at",
    "/finances",
    (guest) => guest.see("You have view-only access"),
    { email: "editor@example.com" },
  ),
  portalExample(
    "finances-remove",
    "The question before an account is removed",
    "/finances",
    async (guest) => {
      await guest.press("Remove Harbor Grill LLC");
      await guest.see("1 location won’t have a payment account.");
    },
  ),
];
