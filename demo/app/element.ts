type Child = Node | string | null | undefined | false;

type Listeners = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void;
};

interface ElementOptions {
  readonly class?: string;
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  readonly on?: Listeners;
}

/**
 * Creates an element of the harness's pages. It parses no markup, so it works under Trusted Types.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  options: ElementOptions = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  if (options.class) created.className = options.class;
  for (const [key, value] of Object.entries(options.attributes ?? {})) {
    if (value !== undefined && value !== false)
      created.setAttribute(key, value === true ? "" : value);
  }
  for (const [type, listener] of Object.entries(options.on ?? {})) {
    // SAFETY: `Listeners` pairs each event's name with its own type.
    created.addEventListener(type, listener as EventListener);
  }
  created.append(...children.filter((child): child is Node | string => Boolean(child)));
  return created;
}

let count = 0;

/**
 * The words of one of the harness's controls. Its accessible name keeps the prefix ("Harness: Play"), which tells
 * it from the widget's own controls. On the screen its place does that.
 */
export function prefixed(name: string): readonly Node[] {
  const [prefix = "", ...rest] = name.split(/(?<=: )/);
  return [element("span", { class: "unseen" }, prefix), element("span", {}, ...rest)];
}

/** A control with its label. The id prefix keeps the harness's labels apart from the widget's. */
export function labelled(text: string, control: HTMLElement, hint?: string): HTMLElement {
  control.id ||= `harness-${++count}`;
  const hintElement = hint
    ? element("p", { class: "hint", attributes: { id: `${control.id}-hint` } }, hint)
    : null;
  if (hintElement) control.setAttribute("aria-describedby", hintElement.id);
  return element(
    "div",
    { class: "field" },
    element("label", { attributes: { for: control.id } }, ...prefixed(text)),
    control,
    hintElement,
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export function select(
  choices: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): HTMLSelectElement {
  const created = element("select", { on: { change: () => choose(created.value) } });
  for (const { value, label } of choices)
    created.append(element("option", { attributes: { value, selected: value === chosen } }, label));
  return created;
}
