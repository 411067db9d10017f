import { configure } from "@testing-library/dom";
import { http } from "msw";
import type { Called } from "../../../mock-api/pattern.ts";
import { patternOf } from "../../../mock-api/pattern.ts";
import type { Example, Guest } from "../../../src/shared/widget/examples.ts";
import { mountWidget, overrideBackend, requests } from "../../support/mountWidget.ts";
import { backend } from "../../support/server.ts";
import { newGuest } from "../../../demo/app/guest.ts";
import { runFast, speed } from "./fastClock.ts";
import type { FaultKind } from "./faultKinds.ts";
import type { Walk } from "./walk.ts";

/** The state of the page after a call has failed. */
export interface Aftermath {
  /** Whether the walk has reached the call. */
  readonly isHit: boolean;
  /** Whether the walk reached its end, so that no message is needed. */
  readonly isUnnoticed: boolean;
  /** Whether the text on the screen differs from that before the call. */
  readonly hasNewWords: boolean;
  readonly status: string;
  /** Texts that were announced or received the focus since the call. */
  readonly announced: readonly string[];
  readonly nextSteps: number;
  /** Whether an element is still `aria-busy`. False once the widget leaves the page. */
  readonly isBusy: boolean;
  /** Typed text that is in no field, in no text on the screen, and in no draft. */
  readonly lost: readonly string[];
  readonly words: string;
}

interface Typed {
  readonly label: string;
  readonly text: string;
}

/** Values that for good reason are neither kept nor shown again. */
const secret = /password|card number|cvc|expir|security|code|pin/i;

/** The time limit of a walk to its call, and of a screen to settle, on a busy machine. */
const walkMs = 30_000;
const settleMs = 16_000;
/** The time limit for a screen that is not busy to show a message. */
const quietMs = 4_000;

/** Walks until a call fails in this way, and reads the screen once its requests have ended. */
export async function meetFault(
  widget: string,
  { prepare, back, passed = 0, patienceMs = 0, ...start }: Example & Partial<Walk>,
  call: Called,
  kind: FaultKind,
): Promise<Aftermath> {
  let isDone = false;
  const visit: Visit = { typed: [], left: passed };
  const isHit = () => visit.hit !== undefined;
  prepare?.();
  runFast();
  configure({ asyncUtilTimeout: walkMs * speed });
  failCall(call, kind, visit);
  const mounted = await mountWidget(widget, { ...start, evenIfItFails: true });
  const { element, shadow, user } = mounted;
  visit.root = shadow;
  const isBusy = () =>
    busyIn(shadow) && !mounted.events.some(({ type }) => type === "widget:navigate");
  const announced = () =>
    announcedIn(shadow).filter((text) => !visit.hit?.announced.includes(text));
  const leaving = new AbortController();
  const guest = newGuest(element, user, undefined, leaving.signal);
  const walk = start.play?.(remembering(guest, visit.typed)) ?? Promise.resolve();
  walk.then(
    () => (isDone = true),
    () => {},
  );
  for (const end = endIn(walkMs); !isHit() && !isDone && realNow() < end;) await realPause(25);
  const isAtRest = () => isHit() && !isBusy() && (announced().length > 0 || isDone);
  const restMs = quietMs + patienceMs / speed;
  let quietEnd = endIn(restMs);
  for (const end = endIn(settleMs + restMs); !isAtRest() && realNow() < Math.min(end, quietEnd);) {
    if (isBusy()) quietEnd = endIn(restMs);
    await realPause(25);
  }
  // An announcement may be replaced once more, for example "still working" by the outcome.
  if (isHit()) await realPause(60);
  for (const end = endIn(settleMs); isHit() && isBusy() && realNow() < end;) await realPause(25);
  // The next step may be an embedded widget, which appears after the text.
  if (!Array.isArray(window.DiningWidgets)) window.DiningWidgets?.scan(element);
  for (const end = endIn(settleMs / 8); isHit() && !nextStepsIn(element) && realNow() < end;)
    await realPause(25);
  const lost = () => lostOf(visit, element);
  const words = (shadow.textContent ?? "").replaceAll(/\s+/g, " ").slice(0, 300);
  const aftermath: Aftermath = {
    isHit: isHit(),
    isUnnoticed: isDone,
    hasNewWords: shadow.textContent !== visit.hit?.words,
    status: mounted.status(),
    announced: announced(),
    nextSteps: nextStepsIn(element),
    isBusy: isBusy(),
    lost: lost(),
    words,
  };
  const lostAfterBack =
    back && aftermath.lost.length > 0 ? await back(guest).then(lost, lost) : aftermath.lost;
  leaving.abort();
  mounted.unmount();
  requests.length = 0;
  return { ...aftermath, lost: lostAfterBack };
}

/** Values that were typed before the call and are lost. */
function lostOf({ hit }: Visit, element: HTMLElement): string[] {
  return (hit?.typed ?? [])
    .filter(({ label, text }) => !secret.test(label) && !isKept(element, text))
    .map(({ label, text }) => `${label}: ${text}`);
}

/** The values that the person has typed and can see, before and during the call. */
interface Visit {
  readonly typed: Typed[];
  root?: ShadowRoot;
  /** The number of requests to the call's address that still succeed. */
  left: number;
  /** The screen at the time of the first call. */
  hit?: {
    readonly typed: readonly Typed[];
    readonly announced: readonly string[];
    readonly words: string;
  };
}

/**
 * Fails every request of the call in this way, starting with the first one that may not succeed.
 */
function failCall(call: Called, { respond }: FaultKind, visit: Visit): void {
  overrideBackend(
    http.all("*", async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      const isCall =
        request.method === call.method && patternOf(call).regExp.test(origin + pathname);
      // Values that an earlier write has sent no longer need to be in a field.
      if (!isCall && request.method !== "GET") visit.typed.length = 0;
      if (!isCall || visit.left-- > 0) return undefined;
      const { root, typed } = visit;
      visit.hit ??= {
        typed: [...typed],
        announced: root ? announcedIn(root) : [],
        words: root?.textContent ?? "",
      };
      const answer = await respond(() => realAnswer(request));
      return answer ?? new Promise<never>(() => {});
    }),
  );
}

async function realAnswer(request: Request): Promise<Response> {
  for (const handler of backend.handlers) {
    const result = await handler.run({ request: request.clone(), requestId: crypto.randomUUID() });
    if (result?.response) return result.response;
  }
  return new Response("{}", { status: 404 });
}

function remembering(guest: Guest, typed: Typed[]): Guest {
  return {
    ...guest,
    async fill(label, text) {
      await guest.fill(label, text);
      typed.push({ label: String(label), text });
    },
    // A search is over when one of its results is chosen.
    async press(name) {
      await guest.press(name);
      const searchIndex = typed.findIndex(
        ({ label, text }) => /search/i.test(label) && String(name).includes(text),
      );
      if (searchIndex >= 0) typed.splice(searchIndex, 1);
    },
  };
}

const realNow = Date.now.bind(Date);
const realTimeout = globalThis.setTimeout;
const realPause = (ms: number) => new Promise<void>((done) => realTimeout(done, ms));
/** The end of a period on the real clock. */
function endIn(ms: number): number {
  return realNow() + ms;
}

function busyIn(shadow: ShadowRoot): boolean {
  return shadow.querySelector('[aria-busy="true"], .skeletons') !== null;
}

function announcedIn(shadow: ShadowRoot): string[] {
  const regions = [...shadow.querySelectorAll('[role="alert"], [role="status"], [aria-live]')];
  const focused = shadow.activeElement?.closest("h1,h2,h3,section,[role=dialog],dialog,[tabindex]");
  const described = [...shadow.querySelectorAll("[aria-invalid=true]")].flatMap((field) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => shadow.getElementById(id)),
  );
  return [...regions, focused, ...described]
    .map((part) => part?.textContent?.trim() ?? "")
    .filter(Boolean);
}

function nextStepsIn(element: HTMLElement): number {
  const usable = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)";
  const embedded = [...element.querySelectorAll("[data-widget]")].map((child) => child.shadowRoot);
  return [element, element.shadowRoot, ...embedded].reduce(
    (count, root) => count + (root?.querySelectorAll(usable).length ?? 0),
    0,
  );
}

function isKept(element: HTMLElement, text: string): boolean {
  const fields = [element.shadowRoot, element].flatMap((root) =>
    [...(root?.querySelectorAll<HTMLInputElement>("input, textarea, select") ?? [])].map(
      ({ value }) => value,
    ),
  );
  const storedTexts = [sessionStorage, localStorage].map((storage) =>
    JSON.stringify({ ...storage }),
  );
  const pageTexts = [element.shadowRoot?.textContent ?? "", ...fields, ...storedTexts].map(plain);
  return valuesIn(text).every((value) => pageTexts.some((place) => place.includes(plain(value))));
}

/** A pasted list is kept as the values of its rows. Its first line is the header. */
function valuesIn(text: string): readonly string[] {
  const [, ...rows] = text.split("\n");
  const isList = rows.length > 0 && rows.every((row) => row.includes(","));
  return isList ? rows.flatMap((row) => row.split(",")) : [text];
}

/** Removes what fields and JSON add: spaces, signs of phone numbers and prices, backslashes. */
function plain(text: string): string {
  return text.replaceAll(/[\s()\-.,$+\\"]/g, "").toLowerCase();
}
