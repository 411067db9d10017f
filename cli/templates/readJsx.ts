import { parse } from "@babel/parser";
import type * as Syntax from "@babel/types";
import { outputHole } from "./holes.ts";
import type { Template, TemplateAttribute, WidgetElement } from "./template.ts";

type Opening = Syntax.JSXOpeningElement;

/** Reads JSX, with or without types. Throws a SyntaxError, whose `pos` is where. */
export function readJsx(source: string): Template {
  const { program } = parse(source, {
    plugins: ["jsx", "typescript"],
    sourceType: "unambiguous",
    errorRecovery: true,
  });
  const elements = [...elementsOf(program)];
  const nameOf = ({ openingElement: { name } }: Syntax.JSXElement) =>
    name.type === "JSXIdentifier" ? name.name : "";
  return {
    source,
    widgets: elements.flatMap((element) => widgetOf(element, source) ?? []),
    scripts: elements.flatMap(({ openingElement }) => {
      const attributes = attributesOf(openingElement);
      const address = attributes.find(({ name }) => name === "src")?.value;
      if (!address || !/\bmount\.js\b/.test(source.slice(address.start, address.end))) return [];
      const isModule = attributes.some(
        ({ name, value }) => name === "type" && /^(?:module|\uFDD0+)$/.test(value.text),
      );
      return { span: spanOf(openingElement), isModule };
    }),
    configs: [],
    isDocument: elements.some((element) => nameOf(element) === "html"),
    includesOthers: elements.some((element) => /^(?:[A-Z]|$)/.test(nameOf(element))),
    css: "",
  };
}

function* elementsOf(node: unknown): Generator<Syntax.JSXElement> {
  if (Array.isArray(node)) {
    for (const item of node) yield* elementsOf(item);
  } else if (isNode(node)) {
    if (node.type === "JSXElement") yield node;
    for (const [key, child] of Object.entries(node))
      if (key !== "loc" && key !== "errors") yield* elementsOf(child);
  }
}

function isNode(value: unknown): value is Syntax.Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function widgetOf(element: Syntax.JSXElement, source: string): WidgetElement | undefined {
  const { openingElement: opening } = element;
  const attributes = attributesOf(opening);
  if (!attributes.some(({ name }) => name === "data-widget")) return undefined;
  const hasMoreAttributes = opening.attributes.some(({ type }) => type === "JSXSpreadAttribute");
  const isFilled =
    element.children.some(shows) ||
    attributes.some(({ name }) => name === "dangerouslySetInnerHTML" || name === "children");
  return {
    span: spanOf(opening),
    attributes: attributes.map((attribute) =>
      attribute.name === "style"
        ? {
            ...attribute,
            value: {
              ...attribute.value,
              text: source.slice(attribute.value.start, attribute.value.end),
            },
          }
        : attribute,
    ),
    hasMoreAttributes,
    hasPlaceholder: isFilled || (hasMoreAttributes ? null : false),
  };
}

function shows(child: Syntax.JSXElement["children"][number]): boolean {
  if (child.type === "JSXText") return Boolean(child.value.trim());
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
}

function attributesOf({ attributes }: Opening): TemplateAttribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") return [];
    const { name, value } = attribute;
    const text = value ? textOf(value) : "true";
    if (text === null) return [];
    return {
      name: name.name,
      nameSpan: spanOf(name),
      value: { text, ...spanOf(value ?? name) },
      spell: (correct: string) => correct,
    };
  });
}

/** The value that React writes into the attribute; null where it writes none. */
function textOf(value: NonNullable<Syntax.JSXAttribute["value"]>): string | null {
  if (value.type === "StringLiteral") return value.value;
  if (value.type !== "JSXExpressionContainer") return outputHole;
  const { expression } = value;
  if (expression.type === "NullLiteral") return null;
  if (isStringify(expression)) {
    const [argument] = expression.arguments;
    return argument ? jsonOf(argument) : outputHole;
  }
  const json = jsonOf(expression);
  return json.startsWith('"') && !json.includes(outputHole) ? String(JSON.parse(json)) : json;
}

function isStringify(node: Syntax.Node): node is Syntax.CallExpression {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "JSON"
  );
}

/** A literal as JSON, with a hole for everything that runs. */
function jsonOf(node: Syntax.Node): string {
  switch (node.type) {
    case "StringLiteral":
      return JSON.stringify(node.value);
    case "NumericLiteral":
    case "BooleanLiteral":
      return String(node.value);
    case "NullLiteral":
      return "null";
    case "TemplateLiteral":
      return node.expressions.length
        ? outputHole
        : JSON.stringify(node.quasis[0]?.value.cooked ?? "");
    case "UnaryExpression":
      return node.operator === "-" && node.argument.type === "NumericLiteral"
        ? String(-node.argument.value)
        : outputHole;
    case "ArrayExpression":
      return `[${node.elements.map((item) => (item ? jsonOf(item) : outputHole)).join(",")}]`;
    case "ObjectExpression":
      return objectOf(node);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return jsonOf(node.expression);
    default:
      return outputHole;
  }
}

function objectOf({ properties }: Syntax.ObjectExpression): string {
  const pairs = properties.map((property) => {
    if (property.type !== "ObjectProperty" || property.computed) return undefined;
    const { key, value } = property;
    const name =
      key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;
    return name === undefined ? undefined : `${JSON.stringify(name)}:${jsonOf(value)}`;
  });
  return pairs.includes(undefined) ? outputHole : `{${pairs.join(",")}}`;
}

function spanOf({ start, end }: Syntax.Node) {
  return { start: start ?? 0, end: end ?? 0 };
}
