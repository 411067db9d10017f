import "../../demo/fakes/stripe.ts";
import "../../demo/fakes/plaid.ts";
import { describe, expect, test, vi } from "vitest";
import { pageConfig } from "../../src/shared/config/pageConfig.ts";
import { inMemory } from "../../src/shared/host/memoryStorage.ts";
import { localItems, sessionItems } from "../../src/shared/host/storedItems.ts";
import { logOut } from "../../src/shared/session/logOut.ts";
import { dinerSession, managerSession } from "../../src/shared/session/sessions.ts";
import type { Guest } from "../../src/shared/widget/examples.ts";
import { cases, type Case } from "../browser/matrix/cases.ts";
import { mainFlows } from "../engines/mainFlows.ts";
import { mountWidget } from "../support/mountWidget.ts";

const all = await cases();
const isMain = ({ widget, example }: Case) => example.key === mainFlows[widget];

/** Walks that need a frame, a canvas, a script that is blocked, or an answer that is late, which jsdom has not. */
const needsBrowser: readonly string[] = [
  "BulkGiftingApp: script-blocked",
  "Checkout: script-blocked",
  "PartnerPortal: brand-logo-versions",
  "PartnerPortal: brand-photo-crop",
  "RedeemCheckout: answer-lost",
  "RedeemGifting: map-missing",
  "WebRedemption: card-script-blocked",
  "WebRedemption: lost",
];

const isWalked = ({ widget, example }: Case) =>
  example.play && !example.needsMotion && !needsBrowser.includes(`${widget}: ${example.key}`);

/** How long screens that leave may still store something, in milliseconds. */
const leavingMs = 1_100;

/** Every place where a page can keep something, by its name. */
function stored(): Record<string, string> {
  const cookies = document.cookie.split("; ").filter(Boolean);
  return Object.fromEntries([
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
    ...inMemory.local,
    ...inMemory.session,
    ...cookies.map((cookie) => [`cookie ${cookie.split("=")[0] ?? ""}`, cookie]),
    ["history.state", JSON.stringify(history.state)],
    ["window.name", window.name],
  ]);
}

const patternOf = (name: string) =>
  new RegExp(`^${name.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, ".+")}$`);

const items = [...Object.entries(localItems), ...Object.entries(sessionItems)].map(
  ([name, { owner }]) => ({ owner, pattern: patternOf(name) }),
);
const ownersOf = (key: string) =>
  items.filter(({ pattern }) => pattern.test(key)).map(({ owner }) => owner);

/** What the page may keep without a row in the table of stored items; docs/security.md names the cookies beside it. */
const isNoItem = (key: string) =>
  /^(cookie (user_token|\w+_do_not_sell)|history\.state|window\.name)$/.test(key);

/** Words, addresses and phone numbers; amounts and check numbers are not about a person. */
const isPersonal = /\p{L}{3}|\d{7}/u;

/** A guest whose typed texts are remembered. */
function remembering(guest: Guest, typed: string[]): Guest {
  return {
    ...guest,
    fill(label, text) {
      typed.push(text);
      return guest.fill(label, text);
    },
  };
}

/** Walks the example, logs out, and returns what is left of a person. */
async function leftAfter({ widget, example }: Case): Promise<object> {
  const typed: string[] = [];
  const { guest } = await mountWidget(widget, example);
  await example.play?.(remembering(guest, typed));
  const before = stored();
  const unknown = Object.keys(before).filter((key) => !isNoItem(key) && !ownersOf(key).length);
  const tokens = [dinerSession().token(), managerSession().token()];
  for (const session of [dinerSession(), managerSession()]) logOut(pageConfig([]), session);
  await new Promise((later) => setTimeout(later, leavingMs));
  const after = Object.entries(stored());
  const personal = [...typed.filter((text) => isPersonal.test(text)), ...tokens.filter(Boolean)];
  return {
    unknown,
    items: after
      .map(([key]) => key)
      .filter((key) => !isNoItem(key) && !ownersOf(key).includes("browser")),
    cookies: after.map(([key]) => key).filter((key) => key === "cookie user_token"),
    personal: after.flatMap(([key, value]) =>
      personal.filter((text) => value.includes(String(text))).map((text) => `${key}: ${text}`),
    ),
  };
}

const nothing = { unknown: [], items: [], cookies: [], personal: [] };

function walkEach(chosen: readonly Case[], tags: string[]): void {
  test.for(chosen.map((one) => [one.widget, one.example.key, one] as const))(
    "%s: the walk of %s",
    { tags },
    async ([, , one]) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      expect(await leftAfter(one)).toEqual(nothing);
    },
  );
}

describe("after Log Out nothing of a person is left, and nothing was stored that the table does not list", () => {
  walkEach(all.filter(isMain), []);
  walkEach(
    all.filter((one) => !isMain(one) && isWalked(one)),
    ["thorough"],
  );
});
