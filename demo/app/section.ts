import { element } from "./element.ts";

const remembered = "harness:open-sections";

/**
 * A section of the panel. It is filled when it is first opened, so that a search for a label or a
 * text finds only the widget's.
 */
export function section(title: string, fill: () => readonly (Node | string)[]): HTMLElement {
  const details = element(
    "details",
    { class: "section", attributes: { "data-section": title } },
    element("summary", {}, title),
  );
  details.addEventListener("toggle", () => {
    if (details.open && !details.querySelector(".section-body"))
      details.append(element("div", { class: "section-body" }, ...fill()));
    remember(title, details.open);
  });
  details.open = openSections().includes(title);
  return details;
}

function openSections(): string[] {
  return (sessionStorage.getItem(remembered) ?? "").split("|").filter(Boolean);
}

function remember(title: string, isOpen: boolean): void {
  const others = openSections().filter((other) => other !== title);
  sessionStorage.setItem(remembered, (isOpen ? [...others, title] : others).join("|"));
}
