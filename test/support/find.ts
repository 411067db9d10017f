import { requests, type MountedWidget } from "./mountWidget.ts";

/** The requests so far whose path contains a text or matches a pattern. */
export function callsTo(path: string | RegExp, method?: string) {
  return requests.filter(
    (seen) =>
      (typeof path === "string" ? seen.path.includes(path) : path.test(seen.path)) &&
      (!method || seen.method === method),
  );
}

/** The text of an element, with every white space as one space. */
export const textOf = (root: ParentNode | null | undefined): string =>
  root?.textContent?.replaceAll(/\s+/g, " ") ?? "";

/** All text of a widget. */
export const words = ({ shadow }: MountedWidget): string => textOf(shadow);

/** The details of a widget's events of one type, such as `done`. */
export const detailsOf = ({ events }: MountedWidget, type: string) =>
  events.filter((event) => event.type === `widget:${type}`).map(({ detail }) => detail);

export const fieldOf = ({ screen }: MountedWidget, label: string) =>
  screen.getByLabelText<HTMLInputElement>(label);

/** The error of a field. It is the last description that screen readers read with the field. */
export function errorOf(widget: MountedWidget, label: string): string | null | undefined {
  const ids = fieldOf(widget, label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return widget.shadow.getElementById(ids.at(-1) ?? "")?.textContent;
}
