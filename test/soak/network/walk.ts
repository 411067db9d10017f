import type { Example, Guest } from "../../../src/shared/widget/examples.ts";

/** A way to a call on top of the example of this key, whose own walk does not lead there, or not back to the form. */
export interface Walk extends Pick<Example, "address" | "attributes" | "backend" | "options"> {
  readonly example: string;
  /** Prepares the page and its storage before the widget is mounted. */
  readonly prepare?: () => void;
  /** How many requests to the call's address come through before it fails; other calls share the address, or the same call has been made before. */
  readonly passed?: number;
  /** How long the widget waits for an answer by the page's clock, in milliseconds, where that is minutes. */
  readonly patienceMs?: number;
  /** From the first screen to what is there after a call that has succeeded; the example's own walk when left out. */
  readonly play?: (guest: Guest) => Promise<void>;
  /** From the screen after the failure back to the form, where what was typed must still be. */
  readonly back?: (guest: Guest) => Promise<void>;
}

/** By name of the call: the walks to it. A second screen that makes the call adds its words to the name, such as `login again`. */
export type Walks = Readonly<Record<string, Walk>>;
