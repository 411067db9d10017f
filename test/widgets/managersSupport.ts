import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { managers } from "../../mock-api/managers.ts";
import { mountWidget, requests, type MountedWidget } from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { signIn as signInAs } from "../support/signIn.ts";
import { words } from "../support/find.ts";

export { words };

type Start = NonNullable<Parameters<typeof mountWidget>[1]>;

export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("ManagersWebApp", start);
}

export function signIn(
  widget: MountedWidget,
  email = "manager@example.com",
  password?: string,
): Promise<void> {
  return signInAs(widget, email, password);
}

export function calls(path: string | RegExp, method?: string) {
  return requests.filter(
    (request) =>
      (typeof path === "string" ? request.path.endsWith(path) : path.test(request.path)) &&
      (!method || request.method === method),
  );
}

export const routeOf = ({ shadow }: MountedWidget) =>
  shadow.querySelector(".managers")?.getAttribute("data-route");

export async function until(widget: MountedWidget, route: string): Promise<void> {
  await waitFor(() => expect(routeOf(widget)).toBe(route));
}

export async function atLocation(
  start: Start = {},
  location = /^Osteria Lucca/,
): Promise<MountedWidget> {
  const widget = await open(start);
  await signIn(widget);
  await widget.guest.press(location);
  await until(widget, "/diner-selection");
  return widget;
}

export async function atProfile(
  start: Start = {},
  name = "Gina Guest",
  location = /^Osteria Lucca/,
): Promise<MountedWidget> {
  const widget = await atLocation(start, location);
  await widget.guest.fill("Search for a guest", name);
  await widget.guest.press(new RegExp(`^${name}`));
  await until(widget, "/diner-profile");
  await waitFor(() => expect(words(widget)).not.toContain("Loading..."));
  return widget;
}

export async function atEntry(
  start: Start = {},
  name = "Gina Guest",
  location = /^Osteria Lucca/,
): Promise<MountedWidget> {
  const widget = await atProfile(start, name, location);
  await widget.guest.press("Pay");
  await until(widget, "/enter-check-number");
  return widget;
}

export async function atCheckout(
  start: Start = {},
  name = "Gina Guest",
  check = "1001",
): Promise<MountedWidget> {
  const widget = await atEntry(start, name);
  await widget.guest.fill("Check number", check);
  await widget.guest.press("Next");
  await until(widget, "/checkout");
  return widget;
}

export async function atRefund(
  start: Start = {},
  name = "Gina Guest",
  location = /^Osteria Lucca/,
): Promise<MountedWidget> {
  const widget = await atProfile(start, name, location);
  await widget.guest.press("Refund");
  await until(widget, "/refund");
  return widget;
}

export async function fillRefund(
  { guest }: MountedWidget,
  amount = "20.00",
  reason = "Guest not satisfied",
): Promise<void> {
  await guest.choose("Reason", reason);
  await guest.fill("Refund amount", amount);
}

export async function issue(widget: MountedWidget, amount?: string): Promise<void> {
  await fillRefund(widget, amount);
  await widget.guest.press("Issue Refund");
  await widget.guest.press("Confirm Refund");
}

export const button = ({ screen }: MountedWidget, name: string | RegExp) =>
  screen.getByRole("button", { name });
export const isOff = (element: HTMLElement) => element.getAttribute("aria-disabled") === "true";
export const state = () => backend.state(managers);
export const issuedRefunds = () =>
  (state().transactions ?? []).filter(({ isRefund, id }) => isRefund && id !== "T-9005");
