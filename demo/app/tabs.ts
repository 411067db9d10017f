import { element } from "./element.ts";

/** Tabs over one panel, moved by the arrow keys, Home and End; `choose` fills the panel. */
export function tabs<Name extends string>(
  label: string,
  names: readonly Name[],
  panel: HTMLElement,
  choose: (name: Name) => void,
): HTMLElement {
  const list = element("div", {
    class: "tabs",
    attributes: { role: "tablist", "aria-label": label },
  });
  const buttons = names.map((name) =>
    element(
      "button",
      {
        attributes: { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": panel.id },
        on: { click: () => select(name), keydown: (event) => move(event, name) },
      },
      name,
    ),
  );

  function select(name: Name): void {
    for (const [index, button] of buttons.entries()) {
      const isSelected = names[index] === name;
      button.setAttribute("aria-selected", String(isSelected));
      button.tabIndex = isSelected ? 0 : -1;
    }
    panel.setAttribute("aria-labelledby", `tab-${name}`);
    choose(name);
  }

  function move(event: KeyboardEvent, name: Name): void {
    const last = names.length - 1;
    const at = names.indexOf(name);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : names[target];
    if (target === undefined || next === undefined) return;
    event.preventDefault();
    select(next);
    buttons[target]?.focus();
  }

  list.append(...buttons);
  const [first] = names;
  if (first !== undefined) select(first);
  return list;
}
