import { isInaccessible } from "@testing-library/dom";

const controls = "button, a[href], input, select, textarea";

/**
 * The enabled controls of a widget and of the widgets inside it, by text or name, except 'Sign
 * out'. A screen without any is a dead end.
 */
export function nextSteps(element: HTMLElement): string[] {
  const roots = [element, ...element.querySelectorAll("[data-widget]")].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  return roots
    .flatMap((root) => [...root.querySelectorAll(controls)])
    .filter(
      (control) =>
        !isInaccessible(control) &&
        !control.matches(":disabled") &&
        control.getAttribute("aria-disabled") !== "true",
    )
    .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? "")
    .filter((name) => name !== "Sign out");
}
