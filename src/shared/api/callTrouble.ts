import type { ClientConfig } from "./address.ts";
import type { Answer, PreparedRequest } from "./transport.ts";

/** A call that got no answer, or an answer that cannot come from an API. */
export interface TroubledCall {
  /** The endpoint's name. */
  readonly name: string;
  readonly request: PreparedRequest;
  /** Null if no answer came. */
  readonly answer: Pick<Answer, "status" | "text"> | null;
}

/** Mistakes of the page's set-up, as their codes. */
export type SetUpCode = "DW405" | "DW406" | "DW407" | "DW408";

/** What the diagnosis needs to know about the page, and where it reports. */
export interface CallWatch {
  readonly config: Pick<ClientConfig, "apiOrigin" | "appOrigin">;
  readonly pageOrigin: string;
  readonly report?: ((message: string, code: SetUpCode) => void) | undefined;
}

/** What prevents the calls of the page, and the line to change. */
export interface Mistake {
  readonly code: SetUpCode;
  readonly message: string;
}

/** Whether an answer is HTML or XML, whatever its type says. */
export function isMarkup(text: string): boolean {
  return text.trimStart().startsWith("<");
}
