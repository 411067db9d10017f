import { configure } from "@testing-library/dom";
import { chooseFiles, finderOf, type Finder } from "../../../demo/app/guest.ts";
import type { GuestFile } from "../../../src/shared/widget/examples.ts";

/** A label in the form in which it is sent to the page. */
export interface Words {
  readonly source: string;
  /** The flags of a pattern. Undefined if the text is matched exactly. */
  readonly flags?: string;
}

/** How to operate a control by keyboard once it has the focus. */
export type Control = "button" | "text" | "value" | "select" | "toggle" | "radio" | "option";

export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: readonly number[];
}

export interface Person {
  field(label: Words): Promise<Control>;
  pressable(name: Words): Promise<Control>;
  wayTo(menu: Words, name: Words): Promise<Control>;
  hasPressable(name: Words): boolean;
  see(text: Words): Promise<void>;
  /** The position of the focus relative to the control that was found last. */
  focus(): "there" | "in its group" | "elsewhere" | "outside the page" | "gone";
  isActiveDescendant(): boolean;
  isChecked(): boolean;
  /** The text of a select's chosen option. */
  chosen(): string;
  /**
   * Sets a value that is not typed letter by letter: ranges, dates and times, whose keys differ by
   * engine and language.
   */
  setValue(value: string): void;
  chooseFiles(files: readonly SentFile[]): void;
  /** The text of the live regions. */
  live(): string[];
}

declare global {
  interface Window {
    person: Person;
  }
}

configure({
  asyncUtilTimeout: 12_000,
  // The text on the screen is sufficient.
  getElementError: (message) => new Error(message ?? ""),
});

/** The harness has more widgets than the one in its frame. */
const host =
  document.querySelector<HTMLElement>(".frame > [data-widget]") ??
  document.querySelector<HTMLElement>("[data-widget]");
if (!host) throw new Error("the page has no widget");
window.person = personAt(finderOf(host));

function personAt(finder: Finder): Person {
  let target: HTMLElement | undefined;
  const remember = (found: HTMLElement): Control => {
    target = found;
    return controlOf(found);
  };
  return {
    field: async (label) => remember(await finder.field(patternOf(label))),
    pressable: async (name) => remember(await finder.pressable(patternOf(name))),
    wayTo: async (menu, name) => remember(await finder.wayTo(patternOf(menu), patternOf(name))),
    hasPressable: (name) => finder.hasPressable(patternOf(name)),
    see: (text) => finder.see(patternOf(text)),
    focus() {
      const active = deepFocus();
      if (active === target) return "there";
      if (target && active && groupOf(target) === groupOf(active)) return "in its group";
      if (!target?.isConnected) return "gone";
      return document.hasFocus() ? "elsewhere" : "outside the page";
    },
    isActiveDescendant: () =>
      Boolean(target?.id) && deepFocus()?.getAttribute("aria-activedescendant") === target?.id,
    isChecked: () => target instanceof HTMLInputElement && target.checked,
    chosen: () =>
      target instanceof HTMLSelectElement ? (target.selectedOptions[0]?.text ?? "") : "",
    setValue(value) {
      if (!(target instanceof HTMLInputElement)) return;
      // React has its own setter on the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
        target,
        value,
      );
      for (const type of ["input", "change"])
        target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    },
    chooseFiles(files) {
      if (target) chooseFiles(target, files.map(fileOf));
    },
    live,
  };
}

function patternOf({ source, flags }: Words): string | RegExp {
  return flags === undefined ? source : new RegExp(source, flags);
}

function fileOf({ name, type, bytes }: SentFile): GuestFile {
  return { name, type, bytes: new Uint8Array(bytes) };
}

function controlOf(element: HTMLElement): Control {
  if (element instanceof HTMLSelectElement) return "select";
  if (element instanceof HTMLTextAreaElement) return "text";
  const role = element.getAttribute("role");
  if (element instanceof HTMLInputElement) {
    if (element.type === "radio") return "radio";
    if (element.type === "checkbox") return "toggle";
    if (/^(range|date|time)$/.test(element.type)) return "value";
    return /^(submit|button|image|reset)$/.test(element.type) ? "button" : "text";
  }
  if (role === "option") return "option";
  return role === "switch" || role === "checkbox" ? "toggle" : "button";
}

/**
 * Groups in which arrow keys move: radio buttons with one name, tabs of a list, items of a menu.
 */
function groupOf(element: Element): unknown {
  const list = element.closest(
    '[role="tablist"], [role="menu"], [role="radiogroup"], [role="listbox"], [role="toolbar"]',
  );
  if (element instanceof HTMLInputElement && element.type === "radio")
    return `${element.form?.id ?? ""} ${element.name}`;
  return list ?? element;
}

function deepFocus(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Walks through shadow roots, and skips hidden and inert parts. */
function live(): string[] {
  const announcements: string[] = [];
  const visit = (root: Element | ShadowRoot): void => {
    for (const child of root.children) {
      if (child.hasAttribute("inert")) continue;
      const isLive = child.matches(
        '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]',
      );
      const words = (child.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      if (isLive && words && child.checkVisibility()) {
        const isUrgent = child.matches('[role="alert"], [aria-live="assertive"]');
        announcements.push(`${isUrgent ? "alert" : "status"} ${JSON.stringify(words)}`);
      } else visit(child);
      if (child.shadowRoot) visit(child.shadowRoot);
    }
  };
  visit(document.body);
  return announcements;
}
