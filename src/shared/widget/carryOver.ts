import { controls, replayTargets } from "./eventReplay.ts";

const fields = "input,select,textarea";
const focusable = `a[href],button,summary,[tabindex],${fields}`;

/**
 * Copies what a person did in a snapshot to the widget that replaces it: typed, chosen, opened,
 * scrolled, focused. Also records for `replayEvent` which control the `held` event pressed.
 */
export function carryOver(
  shadow: ShadowRoot,
  container: HTMLElement,
  held: Event | undefined,
): void {
  const snapshot = shadow.querySelector<HTMLElement>(".dining");
  if (!snapshot || snapshot === container) return;
  const { activeElement } = shadow;
  if (held) {
    const pressed = pressedControl(snapshot, activeElement, held);
    // Done before the values are copied, because a value may change a control's name.
    replayTargets.set(
      held,
      pressed && counterpartOf(pressed, pressed.localName, snapshot, container),
    );
  }
  for (const field of snapshot.querySelectorAll<Field>(fields)) {
    const twin = counterpartOf(field, fields, snapshot, container);
    if (twin) copyField(field, twin);
  }
  for (const details of snapshot.querySelectorAll("details")) {
    const twin = counterpartOf(details, "details", snapshot, container);
    if (twin) twin.open = details.open;
  }
  copyScroll(snapshot, container);
  continueAnimations(snapshot, container);
  if (activeElement instanceof HTMLElement && snapshot.contains(activeElement))
    copyFocus(activeElement, counterpartOf(activeElement, focusable, snapshot, container));
}

/**
 * Returns the control that was pressed: by its point on the page, or from the keyboard by the focus
 * or by the form that it submits.
 */
function pressedControl(
  snapshot: HTMLElement,
  focused: Element | null,
  held: Event,
): HTMLElement | undefined {
  const all = [...snapshot.querySelectorAll<HTMLElement>(`${controls},label`)];
  if (held instanceof MouseEvent && held.detail)
    return all.findLast((control) => contains(control.getBoundingClientRect(), held));
  const form = focused?.matches(fields) ? focused.closest("form") : null;
  return form
    ? all.find((control) => isSubmitButton(control) && control.form === form)
    : all.find((control) => control === focused);
}

function isSubmitButton(control: Element): control is HTMLButtonElement {
  return control instanceof HTMLButtonElement && control.type === "submit";
}

/** Compares points of the page, because the page may have scrolled since. */
function contains({ left, top, right, bottom }: DOMRect, { pageX, pageY }: MouseEvent): boolean {
  const x = pageX - scrollX;
  const y = pageY - scrollY;
  return x >= left && x <= right && y >= top && y <= bottom;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the element of the same kind, name and position among such elements. */
function counterpartOf<E extends Element>(
  element: E,
  selector: string,
  from: Element,
  to: Element,
): E | undefined {
  const kind = kindOf(element);
  const alike = (root: Element) =>
    [...root.querySelectorAll<E>(selector)].filter((other) => kindOf(other) === kind);
  return alike(to)[alike(from).indexOf(element)];
}

function kindOf(element: Element): string {
  const attributes = ["type", "name", "aria-label"].map((name) => element.getAttribute(name));
  const text = element.matches(fields) ? "" : element.textContent;
  return [element.localName, ...attributes, text].join();
}

/** Copies only fields that a person has changed. The widget sets all other fields. */
function copyField(field: Field, twin: Field): void {
  if (field instanceof HTMLSelectElement) {
    const isChanged = [...field.options].some((one) => one.selected !== one.defaultSelected);
    if (isChanged) enter(twin, field.value, "change");
  } else if (/^(checkbox|radio)$/.test(field.type)) {
    if ("checked" in field && "checked" in twin && field.checked !== field.defaultChecked)
      if (twin.checked !== field.checked) twin.click();
  } else if (field.type !== "file" && field.value !== field.defaultValue) {
    enter(twin, field.value, "input");
  }
}

/** Sets a value with the native setter and fires `input`, which React handles like typing. */
function enter(field: Field, value: string, event: "input" | "change"): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function copyScroll(snapshot: Element, container: Element): void {
  const counterparts = container.querySelectorAll("*");
  snapshot.querySelectorAll("*").forEach(({ scrollLeft, scrollTop, localName }, index) => {
    const twin = counterparts[index];
    if ((scrollLeft || scrollTop) && twin?.localName === localName)
      Object.assign(twin, { scrollLeft, scrollTop });
  });
}

/** Skips the fade-in of a screen that is already visible. Skeletons keep pulsing. */
function continueAnimations(snapshot: Element, container: Element): void {
  const [running] = snapshot.getAnimations({ subtree: true });
  for (const animation of container.getAnimations({ subtree: true }))
    animation.startTime = running?.startTime ?? 0;
}

function copyFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  if (!to) return;
  to.focus({ preventScroll: true });
  const areTexts = from instanceof HTMLInputElement && to instanceof HTMLInputElement;
  // Some fields, such as number fields, have no selection.
  if (areTexts && from.selectionStart !== null)
    to.setSelectionRange(
      from.selectionStart,
      from.selectionEnd,
      from.selectionDirection ?? undefined,
    );
}
