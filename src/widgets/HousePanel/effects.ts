import type { Client } from "../../shared/api/client.ts";
import type { Problem } from "../../shared/api/outcome.ts";
import {
  createGiftCardOption,
  createOpenAmountOffer,
  purchasePage,
  readPurchasePage,
  type PurchasePage,
} from "../../shared/contracts/purchase.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { hash, queryParameter, queryParameters } from "../../shared/host/address.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { linkWith } from "../../shared/host/linkWith.ts";
import { isReturn } from "../../shared/host/navigation.ts";
import { storedStep } from "../../shared/host/stepHistory.ts";
import { readText, removeText, writeText } from "../../shared/host/storage.ts";
import { after } from "../../shared/host/timers.ts";
import type { Event, OfferError, State } from "./flow.ts";
import type { Options } from "./options.ts";
import { panelOf, stepsKey, tabFor } from "./panel.ts";
import { promoOf } from "./promo.ts";
import { startText } from "./presets.ts";

export interface EffectDeps {
  readonly client: () => Client;
  readonly options: () => Options;
  readonly leave: (url: string) => void;
}

/** Milliseconds after which the button works again, when the host has cancelled the navigation. */
const stayedTimeoutMs = 4_000;
/**
 * Session storage key that is set while the visitor is at the checkout with an amount of this page.
 */
const checkoutKey = "house-panel:left";

export function createEffects({ client, options, leave }: EffectDeps): Effects<State, Event> {
  return {
    async loading(_, { send, signal }) {
      const providedPage = readPurchasePage(options());
      if (providedPage) return send(loaded(providedPage));
      const id = options().projectId;
      if (!id) return send({ type: "pageFailed", isGone: true });
      const outcome = await client().call(purchasePage, { path: { id } }, { signal });
      if (outcome.ok) send(loaded(outcome.value));
      else
        send({
          type: "pageFailed",
          isGone: outcome.problem.kind === "rejected" && outcome.problem.status === 404,
        });
    },

    async submitting({ page, tab, amount }, { send }) {
      const isCash = tab === "cash";
      const { slug } = promoOf(page.options, systemClock());
      const code = queryParameter("code");
      const body = {
        amount: (amount / 100).toFixed(2),
        ...(code && { code }),
        ...(slug && { promotion_slug: slug }),
      };
      const outcome = await client().call(isCash ? createOpenAmountOffer : createGiftCardOption, {
        body,
      });
      if (!outcome.ok) return send({ type: "offerRefused", error: errorOf(outcome.problem) });
      const url = checkoutFor(options(), isCash ? "ico_id" : "gco_id", outcome.value.id);
      send(url ? { type: "offerMade", url } : { type: "offerRefused", error: { kind: "unknown" } });
    },

    leaving({ url }, { send, signal }) {
      writeText("session", checkoutKey, url);
      leave(url);
      after(stayedTimeoutMs, signal, () => send({ type: "stayed" }));
    },
  };
}

/** The checkout's URL for a tier or an offer, with the page's own code and campaign parameters. */
export function checkoutFor(
  { checkoutPath }: Options,
  key: "ico_id" | "gco_id",
  id: string,
): string | null {
  return linkWith(checkoutPath, { [key]: id, ...queryParameters(isForwarded) });
}

/** Parameters passed on to the checkout (A2.28, A2.29). */
function isForwarded(name: string): boolean {
  return name === "code" || name.startsWith("utm_");
}

function loaded(page: PurchasePage): Event {
  const panel = panelOf(page);
  return {
    type: "pageLoaded",
    page,
    tab: panel.kind === "tabs" ? tabFor(hash(), panel.tabs, storedStep(stepsKey)) : "cash",
    text: hasReturned() ? "" : startText(page.options.openAmountPresets),
  };
}

/**
 * Whether the visitor returned from the checkout, which clears the amount (H12), also when the
 * browser reloaded the page.
 */
function hasReturned(): boolean {
  const hasLeft = readText("session", checkoutKey) !== null;
  removeText("session", checkoutKey);
  return hasLeft && isReturn();
}

function errorOf(problem: Problem): OfferError {
  if (problem.kind === "rejected")
    return problem.message ? { kind: "said", message: problem.message } : { kind: "refused" };
  return { kind: problem.kind === "offline" ? "offline" : "unknown" };
}
