import type { Example, Guest } from "../../../src/shared/widget/examples.ts";

/**
 * A walk to a call that the example's own walk does not reach, or from which it does not return to
 * the form. It continues the example with the key `example`.
 */
export interface Walk extends Pick<Example, "address" | "attributes" | "backend" | "options"> {
  readonly example: string;
  /** Prepares the page and its storage before the widget is mounted. */
  readonly prepare?: () => void;
  /**
   * The number of requests to the call's address that succeed before it fails, because other calls
   * share the address, or the same call was made before.
   */
  readonly passed?: number;
  /**
   * The milliseconds on the page's clock that the widget waits for an answer, if it waits for
   * minutes.
   */
  readonly patienceMs?: number;
  /**
   * Goes from the first screen to the one after a successful call. Defaults to the example's own
   * walk.
   */
  readonly play?: (guest: Guest) => Promise<void>;
  /**
   * Goes from the screen after the failure back to the form, which must still contain what was
   * typed.
   */
  readonly back?: (guest: Guest) => Promise<void>;
}

/**
 * Call → the walk to it. If a second screen makes the call, its name has another word, such as
 * `login again`.
 */
export type Walks = Readonly<Record<string, Walk>>;
