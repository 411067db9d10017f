import type * as Syntax from "@babel/types";
import { htmlOf } from "./scriptJson.ts";
import { jsonOf, spanOf, valuesOf } from "./scriptValues.ts";
import { attributesOf, nameOf, pairsOf, type Script } from "./script.ts";
import type { TemplateAttribute, Text, WidgetElement } from "./template.ts";

/** The React component of docs/applications.md, and similar components. */
const widgetComponent = /^(?:Dining\w*Widget|DiningWidgets?|Dining)$/;
const attributeNames = /^(?:data-[\w-]+|class|className|style|id)$/;

/** The widgets that a node contains or starts. */
export function widgetsOf(node: Syntax.Node, script: Script): WidgetElement[] {
  switch (node.type) {
    case "JSXElement":
      return widgetOfJsx(node, script);
    case "ObjectExpression":
      return widgetOfObject(node, script);
    case "CallExpression":
      return widgetOfCall(node, script);
    case "AssignmentExpression":
      return widgetOfDataset(node, script);
    default:
      return [];
  }
}

/** An element with `data-widget`, or a component that writes one. */
export function widgetOfJsx(element: Syntax.JSXElement, script: Script): WidgetElement[] {
  const { openingElement: opening } = element;
  if (widgetComponent.test(nameOf(element))) return widgetOfComponent(element, script);
  const attributes = attributesOf(opening, script);
  if (!attributes.some(({ name }) => name === "data-widget")) return [];
  const hasMoreAttributes = opening.attributes.some(({ type }) => type === "JSXSpreadAttribute");
  const isFilled =
    element.children.some(shows) ||
    attributes.some(({ name }) => name === "dangerouslySetInnerHTML" || name === "children");
  return [
    {
      span: spanOf(opening),
      attributes: attributes.map((attribute) => withStyle(attribute, script)),
      hasMoreAttributes,
      hasPlaceholder: isFilled || (hasMoreAttributes ? null : false),
      innerJson: element.children.flatMap((child) => innerJsonOf(child, script)),
    },
  ];
}

/** The source of a style, because a height may be computed. */
function withStyle(attribute: TemplateAttribute, { source }: Script): TemplateAttribute {
  if (attribute.name !== "style") return attribute;
  const { start, end } = attribute.value;
  return { ...attribute, value: { start, end, text: source.slice(start, end) } };
}

/** `<DiningWidget name="Checkout" options={{ … }}>`. */
function widgetOfComponent(element: Syntax.JSXElement, script: Script): WidgetElement[] {
  const { openingElement: opening } = element;
  const written = attributesOf(opening, script);
  const names = written.filter(({ name }) => ["name", "widget", "data-widget"].includes(name));
  if (!names.length) return [];
  return [
    {
      span: spanOf(opening),
      attributes: names.map((attribute) => ({ ...attribute, name: "data-widget" })),
      hasMoreAttributes: true,
      hasPlaceholder: null,
      innerJson: written.filter(({ name }) => name === "options").map(({ value }) => value),
      jsonPlace: "options",
    },
  ];
}

function innerJsonOf(child: Syntax.Node, script: Script): Text[] {
  if (child.type !== "JSXElement" || nameOf(child) !== "script") return [];
  const attributes = attributesOf(child.openingElement, script);
  if (!attributes.some(({ name, value }) => name === "type" && value.text === "application/json"))
    return [];
  return htmlOf(child, script);
}

function widgetOfObject(node: Syntax.ObjectExpression, script: Script): WidgetElement[] {
  const attributes = pairsOf(node, script, (name) => attributeNames.test(name));
  const name = attributes.find((attribute) => attribute.name === "data-widget");
  return name && !/^(?:true|false|\d*)$/.test(name.value.text)
    ? [looseElement(spanOf(node), attributes)]
    : [];
}

/** An element of which only some attributes are known. */
function looseElement(
  span: WidgetElement["span"],
  attributes: readonly TemplateAttribute[],
  json: readonly Text[] = [],
): WidgetElement {
  return {
    span,
    attributes,
    hasMoreAttributes: true,
    hasPlaceholder: null,
    innerJson: json,
    jsonPlace: "the options",
  };
}

/** `mount(element, "Checkout", { … })` and `element.setAttribute("data-widget", "Checkout")`. */
function widgetOfCall(node: Syntax.CallExpression, script: Script): WidgetElement[] {
  const name = calledName(node);
  const [first, second, third] = node.arguments;
  if (name === "setAttribute" && first?.type === "StringLiteral" && second)
    return first.value === "data-widget" ? [looseElement(spanOf(node), named(second, script))] : [];
  if (name !== "mount" || !second || !script.speaksOfWidgets) return [];
  const names = named(second, script).filter(({ value }) => !value.text.startsWith("{"));
  if (!names.length) return [];
  const json = third ? [{ text: jsonOf(third, script.declarations), ...spanOf(third) }] : [];
  return [looseElement(spanOf(node), names, json)];
}

/** `element.dataset.widget = "Checkout"`. */
function widgetOfDataset(node: Syntax.AssignmentExpression, script: Script): WidgetElement[] {
  const { left, right } = node;
  const isDataset =
    left.type === "MemberExpression" &&
    left.object.type === "MemberExpression" &&
    left.object.property.type === "Identifier" &&
    left.object.property.name === "dataset";
  return isDataset &&
    left.property.type === "Identifier" &&
    left.property.name === "widget" &&
    script.speaksOfWidgets
    ? [looseElement(spanOf(node), named(right, script))]
    : [];
}

function named(node: Syntax.Node, { declarations }: Script): TemplateAttribute[] {
  return valuesOf(node, declarations).map((value) => ({
    name: "data-widget",
    nameSpan: spanOf(node),
    value,
    spell: (correct: string) => correct,
  }));
}

function calledName({ callee }: Syntax.CallExpression): string {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : "";
}

function shows(child: Syntax.JSXElement["children"][number]): boolean {
  if (child.type === "JSXText") return Boolean(child.value.trim());
  if (child.type === "JSXElement" && nameOf(child) === "script") return false;
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
}
