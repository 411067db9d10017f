import { describe, expect, it } from "vitest";
import { failed } from "../../shared/api/outcome.ts";
import { transition } from "./flow.ts";
import type { Request } from "./order.ts";
import { startState, startTransition } from "./start.ts";
import { stages, type RedeemEvent, type RedeemState } from "./state.ts";

const named: Request = {
  pos: "toast",
  location: "lucca",
  ticket: "1001",
  payAmount: null,
  tip: { kind: "none" },
};
const unnamed: Request = { ...named, ticket: "" };

const states: readonly (readonly [string, RedeemState, Request])[] = [
  ["the sign-in", startState(false, named), named],
  ["the sign-in after a session", { kind: "login", resume: null, isExpired: true }, named],
  ["the sign-in without a bill", startState(false, unnamed), unnamed],
  ["the wait for the project", startState(true, named), named],
  ["a page without a bill", startState(true, unnamed), unnamed],
  ["a bill that was not read", { kind: "error", reason: "bill", resume: null }, named],
];

const events: readonly RedeemEvent[] = [
  { type: "loggedOut" },
  { type: "signedOut" },
  { type: "signedIn" },
  { type: "retried" },
  { type: "wentBack" },
  { type: "tipSubmitted" },
  { type: "payPressed" },
  ...stages.map((stage) => ({ type: "stageChosen", stage }) as const),
  {
    type: "projectAnswered",
    outcome: failed({ kind: "offline" }),
    nowMs: 0,
    request: named,
    record: null,
  },
];

describe.each(states)("before the code of the bill has loaded, %s", (_, state, request) => {
  it.each(events.map((event) => [JSON.stringify(event), event] as const))(
    "goes on after %s as it does with that code",
    (_text, event) => {
      const whole = transition(state, event, request);
      const early = startTransition(state, event, request);
      expect(early).toEqual(whole);
      expect(early === state).toBe(whole === state);
    },
  );
});
