/**
 * Every query by role asks whether an element is shown, and jsdom answers by matching the two hundred rules of its own style
 * sheet: a sixth of what the widget tests computed. It knows no sheet of a shadow root, so names and attributes tell as much.
 */

const neverShown = new Set([
  "area",
  "datalist",
  "head",
  "link",
  "meta",
  "noframes",
  "param",
  "script",
  "style",
  "template",
  "title",
]);

const blockStyle = style("block");
const noneStyle = style("none");
const computed = window.getComputedStyle.bind(window);

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || isStyled(element)) return computed(element, pseudo);
  return isDisplayed(element) ? blockStyle : noneStyle;
};

function style(display: string): CSSStyleDeclaration {
  const values = {
    display,
    visibility: "visible",
    pointerEvents: "auto",
    color: "",
    fontFamily: "",
  };
  // SAFETY: what the queries, user-event and the widgets read of a computed style.
  return {
    ...values,
    getPropertyValue: (name: string) => String(Reflect.get(values, name) ?? ""),
  } as CSSStyleDeclaration;
}

/** True if a style attribute on the element or around it may hide it: then jsdom computes the style. */
function isStyled(element: Element): boolean {
  if (element.hasAttribute("style")) return true;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/visibility|pointer-events/.test(around.getAttribute("style") ?? "")) return true;
  return false;
}

function isDisplayed(element: Element): boolean {
  const { localName } = element;
  if (neverShown.has(localName) || element.hasAttribute("hidden")) return false;
  if (localName === "dialog") return element.hasAttribute("open");
  return localName !== "input" || element.getAttribute("type") !== "hidden";
}
