import { within } from "@testing-library/dom";
import { mountWidget, requests, type MountedWidget } from "../support/mountWidget.ts";
import { attributeIn, check, ownToken, untilIs, wordsIn } from "./billSupport.ts";

export {
  answersPay,
  calls,
  fillCard,
  payments,
  project,
  recordKey,
  signIn,
  ticket,
} from "./billSupport.ts";

type Start = NonNullable<Parameters<typeof mountWidget>[1]>;

/** The guest's own bill, with the page's own token for it. */
export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("WebRedemption", {
    ...start,
    options: { ...check, ...ownToken, ...start.options },
  });
}

export function openSignedOut(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("WebRedemption", { ...start, options: { ...check, ...start.options } });
}

export function openAsGuest(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("WebRedemption", {
    ...start,
    options: { ...check, authRequired: false, ...start.options },
  });
}

export const stateOf = attributeIn(".redemption", "data-state");
export const until = untilIs(stateOf);
export const words = wordsIn(".redemption");

/** The buttons of the chooser, one for each open check. */
export const openChecks = ({ screen }: MountedWidget) =>
  within(screen.getByRole("list", { name: "Open checks" })).getAllByRole("button");

export async function pay(widget: MountedWidget): Promise<void> {
  await until(widget, "checkout");
  await widget.guest.press(/^Pay \$/);
}

export const payCalls = () =>
  requests.filter(({ method, path }) => method === "POST" && /\/(credits|payments)$/.test(path));

export const paid = {
  pos_success: { payments: [{ type: "card", amount: 100.1 }] },
  subscription_credit_back: { amount: 11.9 },
  id: "R-1",
};
