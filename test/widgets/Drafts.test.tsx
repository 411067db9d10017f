import { fireEvent, waitFor } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { open as openCheckout } from "./checkoutSupport.ts";
import { openPortal } from "./portalSupport.ts";
import { signIn } from "../support/signIn.ts";

const typedText = "Typed just now";

/** Everything that this tab stores. */
const storedText = (): string => JSON.stringify({ ...sessionStorage });

/** Changes a field and closes the page before anything else can run. */
function typeAndClose(field: HTMLElement): void {
  fireEvent.input(field, { target: { value: typedText } });
  dispatchEvent(new Event("pagehide"));
}

const forms: Record<string, () => Promise<MountedWidget>> = {
  "PartnerPortal: a location, Address": () => openPortal("/locations/101?step=details"),
  "PartnerPortal: an invitation, First name": () => openPortal("/team/new"),
  "PartnerPortal: a help request, Your message": async () => {
    const portal = await openPortal("/");
    await portal.guest.press("Need help");
    return portal;
  },
  "CampaignFeedbackApp: a change request, Message": async () => {
    const widget = await mountWidget("CampaignFeedbackApp", {
      address: "/campaigns/review/482?token=tasty&em=ada%40example.com",
    });
    await widget.guest.press("Request changes");
    return widget;
  },
  "Checkout: the buyer, First name": () => openCheckout(),
};

/** Timers with this delay, which drafts use, never fire. */
function stopTimersOf(ms: number): void {
  const setTimer = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(
    // SAFETY: the callers pass a function, as the type says.
    ((run: () => void, delay?: number, ...values: []) =>
      delay === ms ? 0 : setTimer(run, delay, ...values)) as typeof setTimeout,
  );
}

describe("what is typed just before the page is closed", () => {
  beforeEach(() => stopTimersOf(300));

  it.each(Object.entries(forms))("%s: is kept (fault J2)", async (title, open) => {
    const { screen } = await open();
    const label = title.split(", ").at(-1) ?? "";
    await waitFor(() => void screen.getByLabelText(label));
    expect(storedText()).not.toContain(typedText);
    typeAndClose(screen.getByLabelText(label));
    expect(storedText()).toContain(typedText);
  });

  it("BulkGiftingApp: recipients are kept [BG3] (fault J2)", async () => {
    const { guest } = await mountWidget("BulkGiftingApp");
    await signIn({ guest });
    await guest.press("Continue");
    await guest.press("Paste a list");
    await guest.fill("Your list", "Ada Okafor, ada@example.com");
    await guest.press("Add to list");
    await guest.see(/added/);
    expect(storedText()).not.toContain("Okafor");
    dispatchEvent(new Event("pagehide"));
    expect(storedText()).toContain("Okafor");
  });
});
