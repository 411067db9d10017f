/**
 * Every query by role asks whether an element is visible. jsdom answers by matching the two hundred
 * rules of its own style sheet, which took a sixth of the time of the widget tests. jsdom does not
 * apply the sheets of a shadow root anyway, so element names and attributes are sufficient.
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
  // SAFETY: the properties of a computed style that the queries, user-event and the widgets read.
  return {
    ...values,
    getPropertyValue: (name: string) => String(Reflect.get(values, name) ?? ""),
  } as CSSStyleDeclaration;
}

/**
 * Whether a style attribute on the element or around it may hide it. jsdom then computes the style.
 */
function isStyled(element: Element): boolean {
  if (/display|visibility|pointer-events/.test(element.getAttribute("style") ?? "")) return true;
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
