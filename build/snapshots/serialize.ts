export interface Snapshot {
  /** A declarative shadow root. */
  readonly html: string;
  /** The content of the snapshot's one `<style>`. */
  readonly css: string;
}

/**
 * Serializes a mounted widget as a declarative shadow root. A page paints it without a script and
 * under a strict policy.
 */
export function serialize(shadow: ShadowRoot): Snapshot {
  const container = shadow.querySelector(".dining");
  if (!container) throw new Error("nothing was rendered");
  const sheets = shadow.adoptedStyleSheets.map((sheet) => String(Reflect.get(sheet, "text")));
  const copy = document.createElement("div");
  copy.append(container.cloneNode(true));
  writeState(container, copy.firstElementChild ?? copy);
  const css = [...sheets, ...takeStyles(copy)].join("\n");
  for (const form of copy.querySelectorAll("form")) form.setAttribute("method", "dialog");
  const body = copy.innerHTML.replace(/\bdining-\d+-/g, "dining-0-");
  return {
    css,
    html: `<template shadowrootmode="open"><style>${css}</style>${body}</template>\n`,
  };
}

/** Copies the values in fields from properties to attributes, because HTML only has attributes. */
function writeState(from: Element, to: Element): void {
  const copies = to.querySelectorAll("option,textarea,input");
  from.querySelectorAll("option,textarea,input").forEach((field, index) => {
    const copy = copies[index];
    if (field instanceof HTMLOptionElement) copy?.toggleAttribute("selected", field.selected);
    else if (field instanceof HTMLTextAreaElement && copy) copy.textContent = field.value;
    else if (field instanceof HTMLInputElement && copy) {
      copy.toggleAttribute("checked", field.checked);
      if (field.value) copy.setAttribute("value", field.value);
    }
  });
}

/** Moves `style` attributes, which strict policies refuse, into rules. */
function takeStyles(root: Element): string[] {
  return [...root.querySelectorAll("[style]")].flatMap((element, index) => {
    const rules = element.getAttribute("style") ?? "";
    element.removeAttribute("style");
    // Applies only to widgets far from the viewport, which do not matter for a page's first paint.
    const keptRules = rules.replace(/content-visibility:[^;]*;?/, "").trim();
    if (!keptRules) return [];
    element.setAttribute("data-style", String(index));
    return [`.dining [data-style="${index}"]{${keptRules}}`];
  });
}
