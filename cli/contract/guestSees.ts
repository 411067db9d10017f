import type { ContractRequest } from "../../src/shared/contracts/requests/request.ts";
import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";

type Called = ContractRequest["endpoint"];

/** What guests see if the widgets cannot read the answer to one of the most important calls. */
const byCall: Readonly<Record<string, string>> = {
  lookUpOffer: "the offer’s page ends with an error and “Try again”: nobody can claim it",
  claimOffer:
    "the claim is neither confirmed nor refused: guests read that it may have gone through, and check again",
  readTicket: "the check is “not found”, and guests are sent to their server to pay",
  externalLocation: "the restaurant is unknown, so that no check can be looked up",
  checkoutPage: "an error instead of the amounts: nothing can be bought",
  purchasePage: "an error instead of the packages: nothing can be bought",
  giftByCode: "the gift is shown as unreadable, and guests are sent to support",
  login: "sign-in ends with “Something went wrong”, with the right password too",
  currentUser: "guests who are signed in see an error instead of their page",
  mapBrands: "a map without places",
  mapInView: "a map without places",
  ipLocation: "the map starts at its default place instead of the guest’s",
  events: "nothing: events are lost, and the widget goes on",
};

/** One sentence: who sees what if the answer to a call cannot be read. */
export function guestSees(call: Called): string {
  const widgets = Object.entries(widgetCalls)
    .filter(([, calls]) => calls.includes(call))
    .map(([widget]) => widget);
  return `In ${inWords(widgets)} guests see: ${byCall[call.name] ?? byPolicy[call.timeoutPolicy]}.`;
}

const byPolicy: Readonly<Record<Called["timeoutPolicy"], string>> = {
  read: "an error with “Try again” in place of what the call brings",
  write: "an error after their press; what they typed is kept",
  payment:
    "“We couldn’t confirm your payment”, although the card may be charged; the bill stays open until its outcome can be read",
};

function inWords(widgets: readonly string[]): string {
  return widgets.length > 2
    ? `${widgets.slice(0, 2).join(", ")} and ${widgets.length - 2} more`
    : widgets.join(" and ");
}
