/** A text for the trigger of a waiting widget. */
export function waitingFor(element: HTMLElement): string {
  const [kind = "visible", detail = ""] = (element.dataset.load ?? "visible").split(/:(.*)/s);
  switch (kind) {
    case "visible":
      return "to come within 200 px of the view; then its files are asked for";
    case "interaction":
      return "a click, a key or the focus in its placeholder";
    case "idle":
      return "the browser to be idle";
    case "media":
      return `the media query ${detail}`;
    case "consent":
      return `DiningWidgets.consent("${detail}")`;
    default:
      return "DiningWidgets.mount(element)";
  }
}
