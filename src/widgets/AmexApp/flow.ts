/** What the campaign page does: it leads on, has stayed, asks which offer it is, or claims it here. */
export type State =
  | {
      readonly kind: "counting";
      readonly url: string;
      readonly seconds: number;
      readonly isHeld: boolean;
    }
  | { readonly kind: "leaving"; readonly url: string; readonly isLate: boolean }
  | { readonly kind: "staying"; readonly url: string }
  | { readonly kind: "asking"; readonly isRefused: boolean }
  | { readonly kind: "claiming"; readonly code: string };

export type Event =
  | { readonly kind: "second-passed" }
  /** The pointer or the focus is on the screen, or no longer. */
  | { readonly kind: "held"; readonly isHeld: boolean }
  | { readonly kind: "stopped" }
  /** The page should have been left by now. */
  | { readonly kind: "delayed" }
  | { readonly kind: "code-given"; readonly code: string };

export interface Start {
  /** Where to lead to; null to claim here. */
  readonly url: string | null;
  readonly code: string;
  readonly delaySeconds: number;
  readonly isLooping: boolean;
}

export function startState({ url, code, delaySeconds, isLooping }: Start): State {
  if (!url) return code ? { kind: "claiming", code } : { kind: "asking", isRefused: false };
  if (isLooping) return { kind: "staying", url };
  return delaySeconds > 0
    ? { kind: "counting", url, seconds: delaySeconds, isHeld: false }
    : { kind: "leaving", url, isLate: false };
}

/** Pure; an event that means nothing in a state gives back the same object. */
export function transition(state: State, event: Event): State {
  switch (state.kind) {
    case "counting":
      return counted(state, event);
    case "leaving":
      return event.kind === "delayed" && !state.isLate ? { ...state, isLate: true } : state;
    case "asking":
      if (event.kind !== "code-given") return state;
      return /[a-z\d]/i.test(event.code)
        ? { kind: "claiming", code: event.code.trim() }
        : { kind: "asking", isRefused: true };
    case "staying":
    case "claiming":
      return state;
  }
}

function counted(state: Extract<State, { kind: "counting" }>, event: Event): State {
  switch (event.kind) {
    case "second-passed":
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
