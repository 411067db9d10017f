import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import "../../demo/fakes/stripe.ts";
import type { CheckoutState } from "../../mock-api/checkoutState.ts";
import { checkout } from "../../mock-api/checkout.ts";
import { mountWidget, type MountedWidget } from "../support/mountWidget.ts";

export const good = "4242424242424242";
export const declined = "4000000000000002";

type Start = Parameters<typeof mountWidget>[1];

export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("Checkout", { options: { icoId: "regular" }, ...start });
}

export async function fillDetails({ guest }: MountedWidget): Promise<void> {
  await guest.fill("Email", "ada@example.com");
  await guest.fill("First name", "Ada");
  await guest.fill("Last name", "Okafor");
  await guest.press("Continue");
  await guest.see("Payment");
}

export async function fillCard({ guest }: MountedWidget, number = good): Promise<void> {
  await guest.fill("Card number", number);
  await guest.fill("Expiration date", "1231");
  await guest.fill("Security code", "123");
  await guest.fill("ZIP code", "78701");
  await guest.tick(/I agree to the/);
}

export async function buy(
  mounted: MountedWidget,
  { number = good, amount = "$100.00" } = {},
): Promise<void> {
  await fillDetails(mounted);
  await fillCard(mounted, number);
  await mounted.guest.press(`Pay ${amount}`);
}

export function purchases({ requests }: Pick<MountedWidget, "requests">) {
  return requests.filter(
    ({ method, path }) => method === "POST" && /(purchases\.json|subscriptions)$/.test(path),
  );
}

export function server({ backend }: MountedWidget): CheckoutState {
  return backend.state(checkout);
}

/** Whether the host was told about the purchase. */
export async function reported({ events }: MountedWidget): Promise<void> {
  await waitFor(() => expect(events.some(({ type }) => type === "widget:done")).toBe(true));
}

export const pageShown = ({ shadow }: MountedWidget): string | undefined =>
  shadow.querySelector<HTMLElement>(".checkout")?.dataset["page"];
