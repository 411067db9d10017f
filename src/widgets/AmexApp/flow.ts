/**
 * The campaign page redirects after a countdown, stays on request, asks for the offer code or
 * embeds the claim.
 */
export type State =
  | {
      readonly kind: "counting";
      readonly url: string;
      readonly seconds: number;
      readonly isHeld: boolean;
    }
  | { readonly kind: "leaving"; readonly url: string; readonly isLate: boolean }
  | { readonly kind: "staying"; readonly url: string }
  | { readonly kind: "asking"; readonly isInvalid: boolean }
  | { readonly kind: "claiming"; readonly code: string };

export type Event =
  | { readonly type: "secondPassed" }
  /** The pointer or the focus entered the screen or left it. */
  | { readonly type: "held"; readonly isHeld: boolean }
  | { readonly type: "stopped" }
  /** The page was not left in time. */
  | { readonly type: "delayed" }
  | { readonly type: "codeGiven"; readonly code: string };

export interface StartOptions {
  /** The redirect's URL; null to claim on this page. */
  readonly url: string | null;
  readonly code: string;
  readonly delaySeconds: number;
  readonly isLooping: boolean;
}

export function startState({ url, code, delaySeconds, isLooping }: StartOptions): State {
  if (!url) return code ? { kind: "claiming", code } : { kind: "asking", isInvalid: false };
  if (isLooping) return { kind: "staying", url };
  return delaySeconds > 0
    ? { kind: "counting", url, seconds: delaySeconds, isHeld: false }
    : { kind: "leaving", url, isLate: false };
}

/** Pure; an event that does not apply to a state returns the same object. */
export function transition(state: State, event: Event): State {
  switch (state.kind) {
    case "counting":
      return whileCounting(state, event);
    case "leaving":
      return event.type === "delayed" && !state.isLate ? { ...state, isLate: true } : state;
    case "asking":
      if (event.type !== "codeGiven") return state;
      return /[a-z\d]/i.test(event.code)
        ? { kind: "claiming", code: event.code.trim() }
        : { kind: "asking", isInvalid: true };
    case "staying":
    case "claiming":
      return state;
  }
}

function whileCounting(state: Extract<State, { kind: "counting" }>, event: Event): State {
  switch (event.type) {
    case "secondPassed":
      if (state.isHeld) return state;
      return state.seconds > 1
        ? { ...state, seconds: state.seconds - 1 }
        : { kind: "leaving", url: state.url, isLate: false };
    case "held":
      return state.isHeld === event.isHeld ? state : { ...state, isHeld: event.isHeld };
    case "stopped":
      return { kind: "staying", url: state.url };
    default:
      return state;
  }
}
