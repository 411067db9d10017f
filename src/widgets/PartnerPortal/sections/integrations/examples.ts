import type { Example } from "../../../../shared/widget/examples.ts";
import type { Options } from "../../options.ts";
import { portalExample } from "../../portalExample.ts";

export const integrationExamples: readonly Example<Options>[] = [
  portalExample("integrations", "Tills and pop-ups", "/integrations", (guest) =>
    guest.see("Website pop-up"),
  ),
  portalExample("popup", "A pop-up: the snippet", "/integrations/12", (guest) =>
    guest.see("Pop-up snippet"),
  ),
  portalExample("popup-verified", "The pop-up is live", "/integrations/12", async (guest) => {
    await guest.press("Verify");
    await guest.see("The pop-up is live on your website.");
  }),
  portalExample(
    "popup-not-found",
    "The snippet is not on the website yet",
    "/integrations/12",
    async (guest) => {
      await guest.press("Verify");
      await guest.see("We could not find the script");
    },
    { backend: "partner-popup-missing" },
  ),
  portalExample(
    "popup-reason",
    "Why a pop-up is not there yet",
    "/integrations/12?step=reason",
    (guest) => guest.see("Why isn’t it live yet?"),
  ),
];
