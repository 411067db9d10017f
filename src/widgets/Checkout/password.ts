import type { Problem } from "../../shared/api/outcome.ts";
import type { Client } from "../../shared/api/client.ts";
import { setPassword } from "../../shared/contracts/checkout.ts";
import type { Session } from "../../shared/session/session.ts";
import { createStore } from "zustand/vanilla";
import type { texts } from "./texts.ts";

const shortest = 8;

/** Checks both rules, in the specification's order and words (A5.08, A5.09, K8). */
export function passwordProblems(password: string, again: string): readonly PasswordProblem[] {
  return [
    ...(password === again ? [] : ["mismatch" as const]),
    ...([...password].length >= shortest ? [] : ["short" as const]),
  ];
}

/** The key of a message, or the server's own text. */
export type PasswordProblem =
  | keyof (typeof texts.messages)["password"]["problems"]
  | { readonly message: string };

export type PasswordState =
  | { readonly kind: "editing"; readonly problems: readonly PasswordProblem[] }
  | { readonly kind: "saving"; readonly problems: readonly PasswordProblem[] }
  | { readonly kind: "saved"; readonly emailConfirmed: boolean | null };

export type PasswordSetup = ReturnType<typeof createPasswordSetup>;

/**
 * Sets the first password of a new guest, with the token of the purchase. The password itself is
 * never stored.
 */
export function createPasswordSetup(client: () => Client, session: Session) {
  const store = createStore<PasswordState>(() => ({ kind: "editing", problems: [] }));
  const showProblems = (problems: readonly PasswordProblem[]): void =>
    store.setState({ kind: "editing", problems }, true);

  async function save(resetToken: string, password: string, again: string): Promise<void> {
    if (store.getState().kind !== "editing") return;
    const problems = passwordProblems(password, again);
    if (problems.length) return showProblems(problems);
    store.setState({ kind: "saving", problems: [] }, true);
    const body = { user: { reset_token: resetToken, password, password_confirmation: again } };
    const outcome = await client().call(setPassword, { body });
    if (!outcome.ok) return showProblems([problemOf(outcome.problem)]);
    if (outcome.value.token) session.signIn(outcome.value.token);
    store.setState(
      { kind: "saved", emailConfirmed: outcome.value.user?.emailConfirmed ?? null },
      true,
    );
  }

  return {
    store,
    save: (resetToken: string, password: string, again: string) =>
      void save(resetToken, password, again),
    edited: () => store.getState().kind === "editing" && showProblems([]),
  };
}

function problemOf(problem: Problem): PasswordProblem {
  if (problem.kind !== "rejected") return problem.kind === "offline" ? "offline" : "unknown";
  return problem.message === null ? "failed" : { message: problem.message };
}
