import type * as Syntax from "@babel/types";
import { keyOf, resolved, spanOf, valuesOf, type Declarations } from "./scriptValues.ts";
import type { TemplateAttribute } from "./template.ts";

/** A parsed script. */
export interface Script {
  readonly source: string;
  readonly nodes: readonly Syntax.Node[];
  readonly declarations: Declarations;
}

/** A node and everything below it. */
export function* nodesOf(node: unknown): Generator<Syntax.Node> {
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item);
  } else if (isNode(node)) {
    yield node;
    for (const [key, child] of Object.entries(node))
      if (key !== "loc" && key !== "errors" && typeof child === "object") yield* nodesOf(child);
  }
}

function isNode(value: unknown): value is Syntax.Node {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}

export function nameOf({ openingElement: { name } }: Syntax.JSXElement): string {
  return name.type === "JSXIdentifier" ? name.name : "";
}

/** The attributes of an element, with those that it spreads from literals and constants. */
export function attributesOf(
  { attributes }: Syntax.JSXOpeningElement,
  script: Script,
): TemplateAttribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === "JSXSpreadAttribute") {
      const spread = resolved(attribute.argument, script.declarations);
      return spread.type === "ObjectExpression" ? pairsOf(spread, script) : [];
    }
    if (attribute.name.type !== "JSXIdentifier") return [];
    const { name, value } = attribute;
    const values = value
      ? valuesOf(value, script.declarations)
      : [{ text: "true", ...spanOf(name) }];
    return values.map((text) => ({
      name: name.name,
      nameSpan: spanOf(name),
      // A literal that stands here is shown with its quotes, as before; one from elsewhere where it is.
      value:
        value &&
        text.start >= (value.start ?? 0) &&
        text.end <= (value.end ?? 0) &&
        values.length === 1
          ? { ...text, ...spanOf(value) }
          : text,
      spell: (correct: string) => correct,
    }));
  });
}

/** The properties of an object as attributes, those of spread constants among them. */
export function pairsOf(node: Syntax.ObjectExpression, script: Script): TemplateAttribute[] {
  return node.properties.flatMap((property) => {
    if (property.type === "SpreadElement") {
      const spread = resolved(property.argument, script.declarations);
      return spread.type === "ObjectExpression" && spread !== node ? pairsOf(spread, script) : [];
    }
    const name = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    if (property.type !== "ObjectProperty" || name === undefined) return [];
    const { start, end } = spanOf(property.key);
    const quotes = property.key.type === "StringLiteral" ? 1 : 0;
    return valuesOf(property.value, script.declarations).map((value) => ({
      name,
      nameSpan: { start: start + quotes, end: end - quotes },
      value,
      spell: (correct: string) => correct,
    }));
  });
}
