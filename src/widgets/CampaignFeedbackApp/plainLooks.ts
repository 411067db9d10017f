const color = /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i;
const tableParts = "body,table,tr,td,th,tbody,thead";

/** Says with the attributes of old what an e-mail's styles say, as far as they can: some policies refuse every style. */
export function plainLooks(mail: Document): void {
  for (const element of mail.querySelectorAll("[data-style]"))
    apply(element, declared(element.getAttribute("data-style") ?? ""));
  for (const element of mail.querySelectorAll("[data-style]"))
    element.removeAttribute("data-style");
  for (const link of mail.querySelectorAll("a")) link.replaceChildren(wrapped(mail, "u", link));
}

function apply(element: Element, styles: ReadonlyMap<string, string>): void {
  const ground = (styles.get("background-color") ?? styles.get("background") ?? "").trim();
  const hasGround = color.test(ground);
  if (hasGround && element.matches(tableParts)) element.setAttribute("bgcolor", ground);
  // Words must not be drawn in a colour whose ground is missing.
  else if (hasGround) element.setAttribute("data-groundless", "");
  const align = styles.get("text-align");
  if (align && /^(left|right|center|justify)$/.test(align)) element.setAttribute("align", align);
  const [, width] =
    /^(\d+)(?:px)?$/.exec(styles.get("width") ?? styles.get("max-width") ?? "") ?? [];
  if (width && element.matches("table,td,th,img")) element.setAttribute("width", width);
  const ink = styles.get("color") ?? "";
  if (
    color.test(ink) &&
    !element.closest("[data-groundless]") &&
    !element.matches("table,tbody,thead,tr,body")
  ) {
    const font = wrapped(element.ownerDocument, "font", element);
    font.setAttribute("color", ink);
    element.replaceChildren(font);
  }
  const weight = styles.get("font-weight") ?? "";
  if (/^(bold|[6-9]00)$/.test(weight) && element.matches("a,span,p,td,div"))
    element.replaceChildren(wrapped(element.ownerDocument, "b", element));
}

function wrapped(mail: Document, tag: "u" | "b" | "font", element: Element): Element {
  const wrapper = mail.createElement(tag);
  wrapper.append(...element.childNodes);
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
