import { accountBy } from "../../mock-api/session.ts";
import { backend } from "../support/server.ts";
import { mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { attributeIn, check, fillCard, ownToken, untilIs, wordsIn } from "./billSupport.ts";

export { answersPay, calls, fillCard, payments, project, signIn, ticket } from "./billSupport.ts";

type Start = NonNullable<Parameters<typeof mountWidget>[1]>;

/** The guest's own bill, with the page's own token for it. */
export const diner = { ...check, ...ownToken };

export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("RedeemCheckout", { ...start, options: { ...diner, ...start.options } });
}

export function openSignedOut(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("RedeemCheckout", { ...start, options: { ...check, ...start.options } });
}

export const stageOf = attributeIn(".redeem", "data-stage");
export const stateOf = attributeIn(".redeem", "data-state");
export const until = untilIs(stageOf);
export const untilState = untilIs(stateOf);
export const words = wordsIn(".redeem");

export async function toTip(widget: MountedWidget): Promise<void> {
  await until(widget, "addCredit");
  await widget.guest.press("Next");
  await until(widget, "redeemCredit");
}

export async function continueToReview(widget: MountedWidget): Promise<void> {
  await widget.guest.press("Continue");
  await until(widget, "review");
}

export async function toReview(widget: MountedWidget): Promise<void> {
  await toTip(widget);
  await continueToReview(widget);
}

/** Types a card, and goes on to the tip. */
export async function addCard(widget: MountedWidget): Promise<void> {
  await until(widget, "addCredit");
  await fillCard(widget);
  await widget.guest.press("Next");
  await until(widget, "redeemCredit");
}

/** Buys the package of $100, and confirms the purchase. */
export async function buyPackage({ guest }: MountedWidget): Promise<void> {
  await guest.press(/Pay \$100, get/);
  await guest.press("Purchase");
  await guest.press(/^Pay \$100\.00 with/);
}

/** The text of the payment method, with its error. */
export const paymentMethod = ({ screen }: MountedWidget) =>
  screen.getByRole("group", { name: "Payment method" }).textContent;

export async function pay(widget: MountedWidget): Promise<void> {
  await toReview(widget);
  await widget.guest.press(/^Pay \$/);
}

export const guest = () => accountBy(backend, "guest@example.com");
