import { newElementLike } from "./cleanMail.ts";

const color = /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i;
const tableParts = "body,table,tr,td,th,tbody,thead";

/**
 * Replaces an e-mail's styles with presentational attributes as far as possible, because some
 * policies refuse all styles.
 */
export function stylesToAttributes(body: HTMLElement): void {
  const styled = [body, ...body.querySelectorAll("[data-style]")];
  for (const element of styled) apply(element, declared(element.getAttribute("data-style") ?? ""));
  for (const element of styled) element.removeAttribute("data-style");
  for (const link of body.querySelectorAll("a")) wrapContent(link, "u");
}

function apply(element: Element, styles: ReadonlyMap<string, string>): void {
  const background = (styles.get("background-color") ?? styles.get("background") ?? "").trim();
  const hasBackground = color.test(background);
  if (hasBackground && element.matches(tableParts)) element.setAttribute("bgcolor", background);
  // A text color without its background could be unreadable.
  else if (hasBackground) element.setAttribute("data-groundless", "");
  const align = styles.get("text-align");
  if (align && /^(left|right|center|justify)$/.test(align)) element.setAttribute("align", align);
  // A `width` such as 100 % fits a phone. A `max-width` written as an attribute would not.
  const most = element.hasAttribute("width") ? undefined : styles.get("max-width");
  const [, width] = /^(\d+)(?:px)?$/.exec(styles.get("width") ?? most ?? "") ?? [];
  if (width && element.matches("table,td,th,img")) element.setAttribute("width", width);
  const ink = styles.get("color") ?? "";
  if (
    color.test(ink) &&
    !element.closest("[data-groundless]") &&
    !element.matches("table,tbody,thead,tr,body")
  ) {
    wrapContent(element, "font").setAttribute("color", ink);
  }
  const weight = styles.get("font-weight") ?? "";
  if (/^(bold|[6-9]00)$/.test(weight) && element.matches("a,span,p,td,div"))
    wrapContent(element, "b");
}

function wrapContent(element: Element, tag: "u" | "b" | "font"): Element {
  const wrapper = newElementLike(element, tag);
  while (element.firstChild) wrapper.append(element.firstChild);
  element.append(wrapper);
  return wrapper;
}

function declared(style: string): Map<string, string> {
  const pairs = style.split(";").map((declaration) => declaration.split(/:(.*)/s));
  return new Map(
    pairs.map(([name = "", value = ""]) => [
      name.trim().toLowerCase(),
      value.replace("!important", "").trim().toLowerCase(),
    ]),
  );
}
