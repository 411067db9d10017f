import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";
import type { DisplayState } from "../../src/widgets/OfferClaimApp/displayState.ts";
import { mountWidget, overrideBackend, type MountedWidget } from "../support/mountWidget.ts";
import { signIn as signInAs } from "../support/signIn.ts";

export { callsTo } from "../support/find.ts";

/** A phone number without an account, and the number of guest@example.com. */
export const newPhone = "5125550199";
export const knownPhone = "5125550134";

type MountOptions = NonNullable<Parameters<typeof mountWidget>[1]>;

export function openOffer(
  offerCode = "WELCOME25",
  { options, ...mount }: MountOptions = {},
): Promise<MountedWidget> {
  return mountWidget("OfferClaimApp", { ...mount, options: { offerCode, ...options } });
}

export const displayStateIn = ({ shadow }: MountedWidget) =>
  shadow.querySelector(".offer")?.getAttribute("data-state");

export async function expectState(widget: MountedWidget, state: DisplayState): Promise<void> {
  await waitFor(() => expect(displayStateIn(widget)).toBe(state));
}

export async function submitPhone({ guest }: MountedWidget, phone = newPhone): Promise<void> {
  await guest.fill(/^Phone number/, phone);
  await guest.press("Continue");
  await guest.see("Enter your code");
}

export async function verify(widget: MountedWidget, phone = newPhone): Promise<void> {
  await submitPhone(widget, phone);
  await widget.guest.fill("Verification code", "123456");
}

export async function signIn(
  widget: MountedWidget,
  password?: string,
  email?: string,
): Promise<void> {
  await widget.guest.see("Welcome back");
  await signInAs(widget, email, password);
}

/** Answers every offer lookup with one offer. */
export function answerLookupWith(offer: object): void {
  overrideBackend(
    http.get("*/api/v5/offers/:code", () =>
      HttpResponse.json({ offer: { id: 1, name: "Dinner", amount: 25, ...offer } }),
    ),
  );
}
