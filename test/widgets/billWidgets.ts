import { endRequests, type MountedWidget } from "../support/mountWidget.ts";
import { fillCard } from "./billSupport.ts";
import * as redeem from "./redeemCheckoutSupport.ts";
import * as redemption from "./webRedemptionSupport.ts";

/** The widgets that a diner pays a bill with, driven in the same way. */

export type Start = NonNullable<Parameters<typeof redeem.open>[0]>;

/** The states of a widget's root element that are named differently. */
interface States {
  /** The screen with the button that pays. */
  readonly pay: string;
  /** A payment was refused. */
  readonly refused: string;
  /** The restaurant or the bill could not be read. */
  readonly lost: string;
  /** There is nothing to pay. */
  readonly nothingDue: string;
  readonly signIn: string;
}

export interface BillWidget {
  readonly name: string;
  /** The heading of a payment that went through. */
  readonly success: string;
  readonly states: States;
  open(start?: Start): Promise<MountedWidget>;
  openSignedOut(start?: Start): Promise<MountedWidget>;
  /** Leads from the bill to the screen with the button that pays. `tip`: is typed on the way. */
  toPay(widget: MountedWidget, tip?: string): Promise<void>;
  /** Leads from the screen of a refusal to the screen with the button that pays. */
  leaveRefusal(widget: MountedWidget): Promise<void>;
  readonly until: (widget: MountedWidget, state: string) => Promise<void>;
  readonly stateOf: (widget: MountedWidget) => string | null | undefined;
  readonly words: (widget: MountedWidget) => string;
}

const redeemCheckout: BillWidget = {
  name: "RedeemCheckout",
  success: "Payment Success!",
  states: {
    pay: "review",
    refused: "failed",
    lost: "error",
    nothingDue: "nothingDue",
    signIn: "login",
  },
  open: redeem.open,
  openSignedOut: redeem.openSignedOut,
  async toPay(widget, tip) {
    await redeem.toTip(widget);
    if (tip !== undefined) await widget.guest.fill("Tip amount", tip);
    await redeem.continueToReview(widget);
  },
  leaveRefusal: ({ guest }) => guest.press("Back"),
  until: redeem.untilState,
  stateOf: redeem.stateOf,
  words: redeem.words,
};

const webRedemption: BillWidget = {
  name: "WebRedemption",
  success: "Payment Successful",
  states: {
    pay: "checkout",
    refused: "checkout",
    lost: "notFound",
    nothingDue: "notFound",
    signIn: "signIn",
  },
  open: redemption.open,
  openSignedOut: redemption.openSignedOut,
  async toPay(widget, tip) {
    await redemption.until(widget, "checkout");
    if (tip !== undefined) await widget.guest.fill("Tip amount", tip);
  },
  leaveRefusal: async () => {},
  until: redemption.until,
  stateOf: redemption.stateOf,
  words: redemption.words,
};

export const dinerWidgets: readonly BillWidget[] = [redeemCheckout, webRedemption];

/** Without an account: the card is typed before each payment. */
export const guestWidget: BillWidget = {
  ...webRedemption,
  name: "WebRedemption for a guest",
  open: redemption.openAsGuest,
  async toPay(widget, tip) {
    await webRedemption.toPay(widget, tip);
    await fillCard(widget);
  },
};

export const pressPay = ({ guest }: MountedWidget) => guest.press(/^Pay \$/);

/** Opens the widget, and leads to the screen with the button that pays. */
export async function openToPay(bill: BillWidget, start?: Start): Promise<MountedWidget> {
  const widget = await bill.open(start);
  await bill.toPay(widget);
  return widget;
}

/** Opens the widget, and presses the button that pays. */
export async function openAndPay(bill: BillWidget, start?: Start): Promise<MountedWidget> {
  const widget = await openToPay(bill, start);
  await pressPay(widget);
  return widget;
}

/** Reloads as the browser does: memory and answers on their way are lost, the tab's storage is not. */
export async function reload(
  { open }: BillWidget,
  widget: MountedWidget,
  start?: Start,
): Promise<MountedWidget> {
  widget.unmount();
  await endRequests();
  return open(start);
}

export const doneEvents = ({ events }: MountedWidget) =>
  events.filter(({ type }) => type === "widget:done");
