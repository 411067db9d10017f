import { element } from "./element.ts";

const storageKey = "harness:open-sections";

/**
 * A section of the panel, with a line about what is inside. It is filled when it is first opened, so that a search for a label or a
 * text finds only those of the widget.
 */
export function section(
  title: string,
  about: string,
  fill: () => readonly (Node | string)[],
): HTMLElement {
  const details = element(
    "details",
    { class: "section", attributes: { "data-section": title } },
    element(
      "summary",
      {},
      element("span", { class: "section-title" }, title),
      element("span", { class: "hint" }, about),
    ),
  );
  details.addEventListener("toggle", () => {
    if (details.open && !details.querySelector(".section-body"))
      details.append(element("div", { class: "section-body" }, ...fill()));
    saveOpen(title, details.open);
  });
  details.open = openSections().includes(title);
  return details;
}

function openSections(): string[] {
  return (sessionStorage.getItem(storageKey) ?? "").split("|").filter(Boolean);
}

function saveOpen(title: string, isOpen: boolean): void {
  const others = openSections().filter((other) => other !== title);
  sessionStorage.setItem(storageKey, (isOpen ? [...others, title] : others).join("|"));
}
