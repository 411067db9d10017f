import { element } from "./element.ts";
import { lastAddress } from "./visit.ts";

/** Shown when a widget navigates to a page that only a host has, with a link back. */
export function hostOnlyScreen(): readonly HTMLElement[] {
  const back = lastAddress();
  return screen(
    "Here the host page would go on",
    `The widget led to ${location.pathname}${location.search}${location.hash}, which the host answers. The harness has no page there.`,
    back && element("a", { class: "button", attributes: { href: back } }, "Back to the widget"),
  );
}

/** Shown for an unknown name, or a scenario that the widget lacks. */
export function unknownScreen(widget: string, scenario?: string): readonly HTMLElement[] {
  return scenario
    ? screen(
        widget,
        `This widget has no scenario “${scenario}”.`,
        element(
          "a",
          { class: "button", attributes: { href: `/?${new URLSearchParams({ widget })}` } },
          "Open it without one",
        ),
      )
    : screen(widget, "There is no widget of this name.");
}

function screen(title: string, text: string, action?: HTMLElement | ""): readonly HTMLElement[] {
  const home = element("a", { class: "button", attributes: { href: "/" } }, "All widgets");
  return [
    element(
      "main",
      { class: "message" },
      element("h1", {}, title),
      element("p", {}, text),
      element("div", { class: "actions" }, action, home),
    ),
  ];
}
