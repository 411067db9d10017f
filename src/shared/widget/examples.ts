/** A file on a guest's device. Only its content tells what it is. */
export interface GuestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A person who uses the widget by the texts on the screen. The harness and the tests each implement
 * one.
 */
export interface Guest {
  /** Types into the field with this label and replaces its text. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Presses the button or link with this name. */
  press(name: string | RegExp): Promise<void>;
  /**
   * Presses a control that a wide screen shows and that a narrow screen has in the menu with this
   * name.
   */
  pressInMenu(menu: string | RegExp, name: string | RegExp): Promise<void>;
  /** Checks or unchecks the box with this label. */
  tick(label: string | RegExp): Promise<void>;
  /** Chooses an option of a select by its text. */
  choose(label: string | RegExp, option: string): Promise<void>;
  /** Chooses files from the device with the file field of this label. */
  chooseFile(label: string | RegExp, ...files: readonly GuestFile[]): Promise<void>;
  /** Waits until this text or this accessible heading is on the screen. */
  see(text: string | RegExp): Promise<void>;
}

/** A named way to open a widget. The harness, the matrix tests and the screenshots use it. */
export interface Example<O = Record<string, unknown>> {
  /**
   * Kebab case, and unique within the widget. The harness opens it as
   * `/?widget=<Name>&scenario=<key>`.
   */
  readonly key: string;
  readonly title: string;
  readonly options?: Partial<O>;
  /** Reserved attributes such as `data-theme`, without the prefix. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The scenario of the mock API (`mock-api`). Defaults to `default`. */
  readonly backend?: string;
  /** Appended to the harness's own address, such as `#giftcards` or `?code=X`. */
  readonly address?: string;
  /** The play needs movement, so the example opens without reduced motion. */
  readonly needsMotion?: true;
  /** Goes from the first screen to the screen that the example is named after. */
  readonly play?: (guest: Guest) => Promise<void>;
  /** The host's own markup inside the `div`. */
  readonly placeholder?: string;
}

export function defineExamples<O>(...examples: readonly Example<O>[]): readonly Example<O>[] {
  return examples;
}
