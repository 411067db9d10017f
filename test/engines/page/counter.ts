/* Each function runs in the page and is sent as text, so it can use only its argument. */

/** The text of a widget's root. Empty until it has rendered. */
export function wordsOf(id: string): string {
  const section = document.querySelector(`#${id}`)?.shadowRoot?.querySelector("section");
  return (section?.innerText ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The events of widgets so far: element, event, and phase or widget. */
export function told(): string[] {
  return Reflect.get(window, "told") ?? [];
}

/** Counts once, and leaves a text and the focus in the field. */
export function use(): void {
  const root = document.querySelector("#a")?.shadowRoot;
  root?.querySelector("button")?.click();
  const note = root?.querySelector("input");
  if (!note) throw new Error("the widget is not there");
  note.value = "kept";
  note.focus();
}

/** Whether the field still has what `use` left in it. */
export function kept(): { note: string | undefined; hasFocus: boolean } {
  const root = document.querySelector("#a")?.shadowRoot;
  const note = root?.querySelector("input");
  return { note: note?.value, hasFocus: Boolean(note) && root?.activeElement === note };
}

/** The number of shadow roots with a widget, and the loader's own list of widgets. */
export function listed(): { roots: number; statuses: Record<string, string> } {
  const api = window.DiningWidgets;
  return {
    roots: [...document.querySelectorAll("*")].filter(({ shadowRoot }) =>
      shadowRoot?.querySelector(".dining"),
    ).length,
    statuses:
      api && !Array.isArray(api)
        ? Object.fromEntries(api.list().map(({ element, status }) => [element.id, status]))
        : {},
  };
}
