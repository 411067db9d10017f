import { fireEvent, isInaccessible, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import type { Guest } from "../../src/shared/widget/examples.ts";

const pressable = ["button", "link", "tab", "menuitem", "radio", "option"];

/** A person at a widget in jsdom, who finds everything by label, role and words. */
export function newGuest(element: HTMLElement, user: UserEvent): Guest {
  const field = (label: string | RegExp) =>
    onlyOne(`field "${label}"`, () =>
      scopes(element).flatMap((scope) =>
        scope.queryAllByLabelText(label, { selector: "input,select,textarea,[role]" }),
      ),
    );
  const pressables = (name: string | RegExp) =>
    scopes(element)
      .flatMap((scope) => pressable.flatMap((role) => scope.queryAllByRole(role, { name })))
      .filter((candidate) => !isInaccessible(candidate));
  const press = async (name: string | RegExp) =>
    user.click(await onlyOne(`button or link "${name}"`, () => pressables(name)));
  return {
    async fill(label, text) {
      const input = await field(label);
      if (input instanceof HTMLInputElement && ["range", "time", "date"].includes(input.type)) {
        fireEvent.input(input, { target: { value: text } });
        fireEvent.change(input);
        return;
      }
      // user-event prepares a field when its focus event reaches the document, which it does not when the focus comes from the same shadow tree.
      input.dispatchEvent(new FocusEvent("focus", { composed: true }));
      // Over the selected old text, since `user.clear` sees no focus inside a shadow root. `{` and `[` are key syntax.
      const initialSelectionEnd = "value" in input ? String(input.value).length : 0;
      await user.type(input, text.replaceAll(/[{[]/g, "$&$&") || "{Delete}", {
        initialSelectionStart: 0,
        initialSelectionEnd,
      });
    },
    press,
    async pressInMenu(menu, name) {
      await onlyOne(
        `way to "${name}"`,
        () => [pressables(name), pressables(menu)].find((all) => all.length) ?? [],
      );
      if (!pressables(name).length) await press(menu);
      await press(name);
    },
    async tick(label) {
      await user.click(await field(label));
    },
    async choose(label, option) {
      await user.selectOptions(await field(label), option);
    },
    async chooseFile(label, ...files) {
      const input = await field(label);
      chooseFiles(
        input,
        files.map(({ name, type, bytes }) => new File([bytes], name, { type })),
      );
      fireEvent.change(input);
    },
    async see(text) {
      await waitFor(() => {
        if (!shows(element, text))
          throw new Error(
            `"${text}" is not on the screen, which shows:\n${element.shadowRoot?.textContent}`,
          );
      });
    },
  };
}

/** What the browser's own dialog does; jsdom has no data transfer, and its list of files is put in its place. */
function chooseFiles(input: HTMLElement, files: readonly File[]): void {
  if (typeof DataTransfer === "undefined" || !(input instanceof HTMLInputElement))
    return void Object.defineProperty(input, "files", { configurable: true, value: files });
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
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

/** Waits for exactly one usable element: two of a name would leave a person guessing as well. */
function onlyOne(what: string, find: () => HTMLElement[]): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...new Set(find())].filter((candidate) => !isInaccessible(candidate));
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} elements are the ${what}`);
    if (only.matches(":disabled")) throw new Error(`the ${what} is disabled`);
    return only;
  });
}

/** Most waits end at words, which are quick to find; the names of headings are computed where there are none. */
function shows(element: HTMLElement, text: string | RegExp): boolean {
  const tops = rootsOf(element).flatMap((root) =>
    root instanceof ShadowRoot ? [...root.children] : [root],
  );
  return (
    innermost(tops, text).some((candidate) => !isInaccessible(candidate)) ||
    scopes(element).some((scope) => scope.queryAllByRole("heading", { name: text }).length > 0)
  );
}

/** The elements with this text among these and inside them, but for those with a child that has it too. */
function innermost(elements: readonly Element[], text: string | RegExp): Element[] {
  const isMatch = (candidate: Element): boolean =>
    !candidate.matches("script, style") &&
    (typeof text === "string" ? spaced(candidate).includes(text) : text.test(spaced(candidate)));
  // What holds a string is inside what holds it; a pattern may match an element and not what is around it.
  if (typeof text !== "string")
    return elements
      .flatMap((top) => [top, ...top.querySelectorAll("*")])
      .filter((candidate) => isMatch(candidate) && ![...candidate.children].some(isMatch));
  return elements.filter(isMatch).flatMap((element) => {
    const inner = innermost([...element.children], text);
    return inner.length ? inner : [element];
  });
}

function spaced({ textContent }: Element): string {
  return (textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
