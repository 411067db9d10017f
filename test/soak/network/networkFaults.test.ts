// @module-tag thorough
import "../../../demo/fakes/stripe.ts";
import "../../../demo/fakes/plaid.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { shareOf } from "../../../scripts/test/shares.ts";
import { widgetCalls } from "../../../src/shared/contracts/requests/widgetCalls.ts";
import { registry } from "../../../src/widgets/registry.ts";
import { examplesOf } from "../../browser/matrix/cases.ts";
import { caseCounts, isDone, recordCase, writeCounts } from "../counts.ts";
import { faultKinds, type FaultKind } from "./faultKinds.ts";
import { meetFault, type Aftermath } from "./meetFault.ts";
import { rowsOf, startOf, type Row } from "./rows.ts";

const isFull = Boolean(process.env["SOAK"]);
const only = process.env["NETWORK_WIDGETS"]?.split(",");
/**
 * The part of the calls, such as `1/3`. The cases wait more than they compute, so several processes
 * share them.
 */
const share = process.env["NETWORK_SHARD"] ?? "1/1";

/** Calls whose failure is not shown, because nothing that a person does depends on them. */
const unnoticed = new Set(["events", "ipLocation", "doNotTrack", "autocompletePlaces"]);

/** Widgets that only add to the page's own content and ask for nothing. */
const showsOnly = new Set(["BulkGiftingBrandCarousel"]);

/** Last screens of walks that reached their end: the answer to the call was sufficient. */
const isEnding =
  /Payment Success|Thank you|Thanks!|Thanks —|Password saved|on (its|their) way|Check your (email|phone)/;

/** The specification's screen for an invalid link. Its text says how to continue. */
const isInvalidLink = /This page is unavailable.*ask whoever sent it/;
/**
 * First screens whose headings describe the situation: the sign-in after a session has ended, the
 * welcome without a name, the bill after a link that the API refuses.
 */
const isFirstScreen =
  /Sign in.*Email.*Password|You’re signed in.*Continue|How would you like to pay\?/;
/** The specification clears a check number that has no check (C4.25). */
const isCleared = /Check the number and try again, or enter the bill amount instead/;
/** A late, sparse, odd or long answer is not a failure if the screen shows what it says. */
const readable = /^N(4|11|12|13|14) /;
/** `MenuVisibilityForm.test.tsx`, `ManagersWebApp.test.tsx` and the portal's tests prove this. */
const saysKept = /Your changes are saved on this page|Sign in again to continue where you left off/;

const allRows = Object.keys(widgetCalls)
  .filter((widget) => !only || only.includes(widget))
  .flatMap(rowsOf);
const rows = shareOf(allRows, share);

/** The calls of the quick run, each with the kinds that it tests. */
const quick: Readonly<Record<string, readonly number[]>> = {
  "AmbassadorUserProfile login": [0],
  "Checkout checkoutPage": [9, 18],
  "HousePanel purchasePage": [5, 21],
  "MenuVisibilityForm menuProject": [18],
  "NewLoginCreateAccount createAccount": [0],
  "OfferClaimApp mapBrands": [12],
  "PartnerPortal needHelp": [18],
  "RedeemCheckout readTicket": [0],
  "UserFlow searchPlaces": [6],
};

const part = "network faults";
type Case = Row & { readonly kind: FaultKind };
const keyOf = ({ widget, name, kind }: Case) => `${widget}, ${name}, ${kind.name}`;

/** Every kind for every call, at full size. */
const cases: readonly Case[] = rows.flatMap((row) =>
  faultKinds
    .filter((_, kind) => isFull || quick[`${row.widget} ${row.name}`]?.includes(kind) === true)
    .map((kind) => ({ ...row, kind }))
    .filter((one) => !isFull || !isDone(part, keyOf(one))),
);

/**
 * Otherwise, the first walk of each widget would wait for its code and for that of the embedded
 * widget.
 */
beforeAll(async () => {
  await Promise.all(
    [...new Set(cases.map(({ widget }) => widget)), "MobileLink"].map((widget) =>
      widget in registry ? Reflect.get(registry, widget)() : undefined,
    ),
  );
});

afterAll(() => {
  if (isFull)
    writeCounts(part, { kinds: faultKinds.length, calls: allRows.length, ...caseCounts(part) });
});

describe("a call that fails", () => {
  test.each(cases.map((one) => [one.widget, one.name, one.kind.name, one] as const))(
    "%s, %s, %s: typed values are kept, a text says what happened, and there is a next step",
    async (_widget, _call, _kind, one) => {
      const { widget, call, kind } = one;
      const aftermaths: Aftermath[] = [];
      if (isFull)
        onTestFinished(({ task: { result } }) => {
          const problem = `${result?.errors?.at(-1)?.message}: ${JSON.stringify(aftermaths)}`;
          recordCase(part, keyOf(one), result?.state === "fail" ? problem : undefined);
        });
      const aftermath = await meetFault(widget, startOf(one, await examplesOf(widget)), call, kind);
      aftermaths.push(aftermath);
      expect(aftermath.isHit, "the walk leads to the call").toBe(true);
      const isRead = readable.test(kind.name) && aftermath.hasNewWords;
      const isOver =
        [isEnding, isInvalidLink].some((end) => end.test(aftermath.words)) ||
        (isRead && showsOnly.has(widget));
      const isKept =
        aftermath.isUnnoticed ||
        isOver ||
        [saysKept, isCleared].some((why) => why.test(aftermath.words));
      const isTold =
        aftermath.isUnnoticed ||
        unnoticed.has(call.name) ||
        aftermath.announced.length > 0 ||
        isInvalidLink.test(aftermath.words) ||
        isFirstScreen.test(aftermath.words) ||
        isRead;
      expect({
        words: aftermath.words,
        status: aftermath.status,
        isBusy: aftermath.isBusy,
        isTold,
        hasNextStep: aftermath.nextSteps > 0 || isOver,
        lost: isKept ? [] : aftermath.lost,
      }).toEqual({
        words: aftermath.words,
        status: "ready",
        isBusy: false,
        isTold: true,
        hasNextStep: true,
        lost: [],
      });
    },
  );
});
