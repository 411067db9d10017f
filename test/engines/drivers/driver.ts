import type { EngineName } from "../../../scripts/browsers/engines.ts";

export type Key =
  | "Tab"
  | "Shift+Tab"
  | "Alt+Tab"
  | "Control+a"
  | "Enter"
  | "Space"
  | "Escape"
  | "Delete"
  | "ArrowDown"
  | "ArrowUp"
  | "ArrowRight"
  | "ArrowLeft"
  | "Home"
  | "End";

/** One window of a browser, with the same interface for each engine. */
export interface Driver {
  readonly engine: EngineName;
  /** Name and version, such as `Firefox 153.7.0`. */
  readonly label: string;
  open(url: string): Promise<void>;
  /** Runs a self-contained function in the page. Argument and result are passed as JSON. */
  evaluate<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** Runs a classic script in the page. */
  run(script: string): Promise<void>;
  /** Presses keys one after the other, as a keyboard does. */
  press(...keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses and releases the primary mouse button, or a finger. */
  click(x: number, y: number): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG picture of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A laptop's viewport, with which every engine opens. */
export const viewport = { width: 1280, height: 900 };
