import type * as Syntax from "@babel/types";
import { isConfigId } from "./configElements.ts";
import { attributesOf, nameOf, type Script } from "./script.ts";
import {
  keyOf,
  resolved,
  spanOf,
  stringified,
  valuesOf,
  type Declarations,
} from "./scriptValues.ts";
import type { ConfigElement, Text } from "./template.ts";

/** The text that `dangerouslySetInnerHTML` or a child writes into a script. */
export function htmlOf(element: Syntax.JSXElement, { declarations }: Script): Text[] {
  const inner = element.openingElement.attributes.flatMap((attribute) =>
    attribute.type === "JSXAttribute" &&
    attribute.name.name === "dangerouslySetInnerHTML" &&
    attribute.value
      ? [resolved(attribute.value, declarations)]
      : [],
  );
  const html = inner.flatMap((value) =>
    value.type === "ObjectExpression"
      ? value.properties.flatMap((property) =>
          property.type === "ObjectProperty" && keyOf(property) === "__html"
            ? [property.value]
            : [],
        )
      : [],
  );
  const children = element.children.flatMap((child) =>
    child.type === "JSXExpressionContainer" ? [child.expression] : [],
  );
  return [...html, ...children].flatMap((node) => jsonTextOf(node, declarations));
}

function jsonTextOf(node: Syntax.Node, declarations: Declarations): Text[] {
  const value = resolved(node, declarations);
  // Reads `JSON.stringify(config).replace(/</g, "\\u003c")`.
  if (
    value.type === "CallExpression" &&
    value.callee.type === "MemberExpression" &&
    value.callee.object.type === "CallExpression"
  )
    return jsonTextOf(value.callee.object, declarations);
  if (value.type === "CallExpression") {
    const text = stringified(value, declarations);
    const [argument] = value.arguments;
    return text !== undefined && argument
      ? [{ text, ...spanOf(resolved(argument, declarations)) }]
      : [];
  }
  return value.type === "StringLiteral" || value.type === "TemplateLiteral"
    ? valuesOf(value, declarations)
    : [];
}

/** The script element of the page configuration. */
export function configOf(element: Syntax.JSXElement, script: Script): ConfigElement[] {
  if (!/^[sS]cript$/.test(nameOf(element))) return [];
  const attributes = attributesOf(element.openingElement, script);
  const id = attributes.find(({ name, value }) => name === "id" && isConfigId(value.text))?.value;
  if (!id) return [];
  return [
    {
      id,
      isJson: attributes.some(
        ({ name, value }) => name === "type" && /^(?:application\/json|\uFDD0+)$/.test(value.text),
      ),
      isAlternative: true,
      json: htmlOf(element, script),
    },
  ];
}
