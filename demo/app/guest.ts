import { computeAccessibleName } from "dom-accessibility-api";
import { fireEvent, isInaccessible, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import type { Guest, GuestFile } from "../../src/shared/widget/examples.ts";

const pressableRoles = ["button", "link", "tab", "menuitem", "radio", "option"];
/** One search by this selector takes less time than a search by role for each of the roles. */
const pressableElements = [
  ":is(button, a[href], input:is([type=button], [type=submit], [type=radio])):not([role])",
  ...pressableRoles.map((role) => `[role=${role}]`),
].join();

/**
 * Ways in which a person finds things in a widget: by label, role and text. Each search waits until
 * it finds the right one.
 */
export interface Finder {
  field(label: string | RegExp): Promise<HTMLElement>;
  pressable(name: string | RegExp): Promise<HTMLElement>;
  /** The button or link with this name, or the button of the menu that contains it. */
  wayTo(menu: string | RegExp, name: string | RegExp): Promise<HTMLElement>;
  /** Whether a usable control currently has this name. */
  hasPressable(name: string | RegExp): boolean;
  see(text: string | RegExp): Promise<void>;
}

export function finderOf(element: HTMLElement, read?: Reader, signal?: AbortSignal): Finder {
  const wait = waiter(signal);
  const pressables = (label: string | RegExp) => {
    const isNamed = matcherOf(label, read);
    return rootsOf(element)
      .flatMap((root) => [
        ...[...root.querySelectorAll<HTMLElement>(pressableElements)].filter((candidate) =>
          isNamed(computeAccessibleName(candidate)),
        ),
        ...[...root.querySelectorAll<HTMLElement>("summary")].filter((candidate) =>
          isNamed(spaced(candidate)),
        ),
      ])
      .filter((candidate) => !isInaccessible(candidate));
  };
  return {
    field: (label) =>
      onlyOne(wait, `field "${label}"`, () =>
        scopes(element).flatMap((scope) =>
          scope.queryAllByLabelText(matcherOf(label, read), {
            selector: "input,select,textarea,[role]",
          }),
        ),
      ),
    pressable: (name) => onlyOne(wait, `button or link "${name}"`, () => pressables(name)),
    wayTo: (menu, name) =>
      onlyOne(
        wait,
        `way to "${name}"`,
        () => [pressables(name), pressables(menu)].find((all) => all.length) ?? [],
      ),
    hasPressable: (name) => pressables(name).length > 0,
    see: (text) =>
      wait(() => {
        if (!shows(element, text, read))
          throw new Error(
            `"${text}" is not on the screen, which shows:\n${read?.(element.shadowRoot?.textContent ?? "") ?? element.shadowRoot?.textContent}`,
          );
      }),
  };
}

type Wait = <T>(find: () => T) => Promise<T>;

/** Waits until `find` no longer throws. After the person has left, every search ends at once. */
function waiter(signal: AbortSignal | undefined): Wait {
  return async (find) => {
    const result = await waitFor(() => (signal?.aborted ? null : { what: find() }));
    if (!result) throw new Error("the person has left");
    return result.what;
  };
}

/** Converts a text of the screen to the text that a guest looks for. */
type Reader = (text: string) => string;

/** A matcher for a text, among texts that `read` has converted. */
function matcherOf(words: string | RegExp, read: Reader = (shown) => shown) {
  return (text: string) => {
    const english = read(text).replaceAll(/\s+/g, " ").trim();
    return typeof words === "string" ? english === words : words.test(english);
  };
}

/**
 * A person at a widget, who finds everything by label, role and text. With `read`, also if the
 * screen is in another language. Stops searching once `signal` is aborted.
 */
export function newGuest(
  element: HTMLElement,
  user: UserEvent,
  read?: Reader,
  signal?: AbortSignal,
): Guest {
  const { field, pressable: button, wayTo, hasPressable, see } = finderOf(element, read, signal);
  const press = async (name: string | RegExp) => user.click(await button(name));
  return {
    async fill(label, text) {
      const input = await field(label);
      if (input instanceof HTMLInputElement && ["range", "time", "date"].includes(input.type)) {
        fireEvent.input(input, { target: { value: text } });
        fireEvent.change(input);
        return;
      }
      // user-event prepares a field when the document receives its focus event, which does not
      // happen if the focus comes from the same shadow tree.
      input.dispatchEvent(new FocusEvent("focus", { composed: true }));
      await typeOver(user, input, text);
    },
    press,
    async pressInMenu(menu, name) {
      await wayTo(menu, name);
      if (!hasPressable(name)) await press(menu);
      await press(name);
    },
    async tick(label) {
      await user.click(await field(label));
    },
    async choose(label, option) {
      const select = await field(label);
      const matchingOption =
        read && select instanceof HTMLSelectElement
          ? [...select.options].find(({ text }) => read(text) === option)
          : undefined;
      await user.selectOptions(select, matchingOption ?? option);
    },
    async chooseFile(label, ...files) {
      chooseFiles(await field(label), files);
    },
    see,
  };
}

/**
 * Replaces the text of a field. All but the last character arrive at once, as from a keyboard's
 * suggestion: each typed character would cost six events.
 */
async function typeOver(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  const isSuggested =
    text.length > 1 && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);
  await user.click(field);
  if (isSuggested) {
    // user-event forgets what it has typed before.
    field.value = "";
    fireEvent.input(field, { target: { value: text.slice(0, -1) } });
  }
  const typed = isSuggested ? text.slice(-1) : text;
  const end = "value" in field ? String(field.value).length : 0;
  // Types over the selected old text, because `user.clear` sees no focus inside a shadow root.
  // `{` and `[` are key syntax.
  await user.type(field, typed.replaceAll(/[{[]/g, "$&$&") || "{Delete}", {
    skipClick: true,
    initialSelectionStart: isSuggested ? end : 0,
    initialSelectionEnd: end,
  });
}

/**
 * Chooses files as the browser's dialog does. jsdom has no data transfer, so the list of files is
 * set directly.
 */
export function chooseFiles(input: HTMLElement, guestFiles: readonly GuestFile[]): void {
  const files = guestFiles.map(({ name, type, bytes }) => new File([bytes], name, { type }));
  if (typeof DataTransfer !== "undefined" && input instanceof HTMLInputElement) {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  } else Object.defineProperty(input, "files", { configurable: true, value: files });
  fireEvent.change(input);
}

/** The widget's shadow tree, the light-DOM children that it shows through slots, and the widgets embedded in these. */
function rootsOf(element: HTMLElement): (HTMLElement | ShadowRoot)[] {
  const slotted = [...element.querySelectorAll<HTMLElement>(":scope > [slot]")];
  const embedded = slotted.flatMap((child) =>
    [...child.querySelectorAll("[data-widget]")].map(({ shadowRoot }) => shadowRoot),
  );
  return [element.shadowRoot, ...slotted, ...embedded].filter((root) => root !== null);
}

function scopes(element: HTMLElement) {
  // SAFETY: the queries only use what a shadow root and an element have in common.
  return rootsOf(element).map((root) => within(root as HTMLElement));
}

/**
 * Waits for exactly one usable element, because a person could not decide between two with the same
 * name.
 */
function onlyOne(wait: Wait, what: string, find: () => HTMLElement[]): Promise<HTMLElement> {
  return wait(() => {
    const candidates = [...new Set(find())].filter((candidate) => !isInaccessible(candidate));
    const [only] = candidates;
    if (!only || candidates.length > 1)
      throw new Error(`${candidates.length} elements are the ${what}`);
    if (only.matches(":disabled")) throw new Error(`the ${what} is disabled`);
    return only;
  });
}

/**
 * Most waits end with texts, which are quick to find. The names of headings are computed only if no
 * text matches.
 */
function shows(element: HTMLElement, text: string | RegExp, read?: Reader): boolean {
  const tops = rootsOf(element).flatMap((root) =>
    root instanceof ShadowRoot ? [...root.children] : [root],
  );
  return (
    innermost(tops, text, read).some((candidate) => !isInaccessible(candidate)) ||
    scopes(element).some(
      (scope) => scope.queryAllByRole("heading", { name: matcherOf(text, read) }).length > 0,
    )
  );
}

/**
 * The elements with this text among these and inside them, except those with a child that has it
 * too.
 */
function innermost(
  elements: readonly Element[],
  text: string | RegExp,
  read: Reader = (shown) => shown,
): Element[] {
  const isMatch = (candidate: Element): boolean => {
    if (candidate.matches("script, style")) return false;
    const words = read(spaced(candidate));
    return typeof text === "string" ? words.includes(text) : text.test(words);
  };
  // Text in an element is also in its parent. A pattern may match an element and not its parent.
  if (typeof text !== "string")
    return elements
      .flatMap((top) => [top, ...top.querySelectorAll("*")])
      .filter((candidate) => isMatch(candidate) && ![...candidate.children].some(isMatch));
  return elements.filter(isMatch).flatMap((element) => {
    const inner = innermost([...element.children], text, read);
    return inner.length ? inner : [element];
  });
}

function spaced({ textContent }: Element): string {
  return (textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
