import type { Page } from "playwright-core";

declare global {
  interface Window {
    inUse: {
      /** Focuses a control, and returns what to type or press there. */
      focus(index: number): string;
      /** Moves the focus to the first field, and records the state of every control. */
      note(): void;
      /** The values that have changed since they were recorded. */
      changes(): string[];
    };
  }
}

/**
 * Types into every field and operates every switch on the screen. Returns the number of controls.
 */
export async function operateControls(page: Page): Promise<number> {
  const count = await page.evaluate(() => window.matrix.stops().length);
  for (let index = 0; index < count; index++) {
    const keys = await page.evaluate((at) => window.inUse.focus(at), index);
    if (keys === "42") await page.keyboard.type(keys);
    else if (keys) await page.keyboard.press(keys);
  }
  return count;
}

/** Runs in the page, after `installFlatTree`. Self-contained, because it is sent as text. */
export function installInUse(): void {
  const { matrix } = window;
  let noted: { readonly element: Element; readonly name: string; readonly state: string }[] = [];
  let focused: Element | null = null;

  function stateOf(element: Element): string {
    if (element instanceof HTMLInputElement) {
      const { value, checked, selectionStart, selectionEnd } = element;
      return JSON.stringify({ value, checked, selectionStart, selectionEnd });
    }
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      return element.value;
    return element.localName === "summary" && element.parentElement?.hasAttribute("open")
      ? "open"
      : "";
  }

  function deepFocus(): Element | null {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  window.inUse = {
    focus(index) {
      const element = matrix.stops()[index];
      if (!(element instanceof HTMLElement)) return "";
      element.focus();
      if (element instanceof HTMLTextAreaElement) return "42";
      if (element.localName === "summary") return "Space";
      if (!(element instanceof HTMLInputElement) || element.readOnly) return "";
      if (element.type === "checkbox") return "Space";
      if (element.type === "range") return "ArrowRight";
      if (!/^(text|email|tel|search|password|number|url)$/.test(element.type)) return "";
      element.select();
      return "42";
    },
    note() {
      const controls = matrix.stops();
      const first =
        controls.find((element) => element.matches("input:not([type=radio]), textarea")) ??
        controls[0];
      if (first instanceof HTMLElement) first.focus();
      if (first instanceof HTMLInputElement && first.selectionStart !== null)
        first.setSelectionRange(0, 1);
      focused = deepFocus();
      noted = controls.map((element) => ({
        element,
        name: matrix.nameOf(element),
        state: stateOf(element),
      }));
    },
    changes() {
      return [
        ...noted.flatMap(({ element, name, state }) =>
          element.isConnected
            ? stateOf(element) === state
              ? []
              : [`${name}: was ${state}, is ${stateOf(element)}`]
            : [`${name}: is no longer in the page`],
        ),
        ...(deepFocus() === focused ? [] : ["the focus has moved"]),
      ];
    },
  };
}
