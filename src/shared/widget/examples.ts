/** A file on a guest's device; its content alone says what it is. */
export interface GuestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A person at the widget, in the words on the screen; the harness and the tests each bring their own. */
export interface Guest {
  /** Types into the field with this label, replacing what is there. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Presses the button or link with this name. */
  press(name: string | RegExp): Promise<void>;
  /** Presses what a wide screen shows and a narrow one keeps in the menu with this name. */
  pressInMenu(menu: string | RegExp, name: string | RegExp): Promise<void>;
  /** Ticks or unticks the box with this label. */
  tick(label: string | RegExp): Promise<void>;
  /** Chooses an option of a select by its words. */
  choose(label: string | RegExp, option: string): Promise<void>;
  /** Chooses files from the device with the file field of this label. */
  chooseFile(label: string | RegExp, ...files: readonly GuestFile[]): Promise<void>;
  /** Waits until this text, or this accessible heading, is on the screen. */
  see(text: string | RegExp): Promise<void>;
}

/** A named way to open a widget: drives the harness, the matrix tests and the screenshots. */
export interface Example<O = Record<string, unknown>> {
  /** Kebab case, unique within the widget; the harness opens it as `/?widget=<Name>&scenario=<key>`. */
  readonly key: string;
  readonly title: string;
  readonly options?: Partial<O>;
  /** Reserved attributes such as `data-theme`, without the prefix. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The state of the mock API (`mock-api`), by scenario name; `default` when left out. */
  readonly backend?: string;
  /** The part of the address beside the harness's own query, such as `#giftcards` or `?code=X`. */
  readonly address?: string;
  /** The play needs movement: the example is opened without reduced motion. */
  readonly needsMotion?: true;
  /** Walks from the first screen to the one that the example is named after. */
  readonly play?: (guest: Guest) => Promise<void>;
  /** The host's own markup inside the `div`. */
  readonly placeholder?: string;
}

export function defineExamples<O>(...examples: readonly Example<O>[]): readonly Example<O>[] {
  return examples;
}
