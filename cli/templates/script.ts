import type * as Syntax from "@babel/types";
import { keyOf, mayWork, resolved, spanOf, valuesOf, type Declarations } from "./scriptValues.ts";
import type { TemplateAttribute } from "./template.ts";

/** A parsed script. */
export interface Script {
  readonly source: string;
  readonly nodes: readonly Syntax.Node[];
  readonly declarations: Declarations;
  /** Other libraries have functions and attributes with the same names. */
  readonly speaksOfWidgets: boolean;
}

/**
 * A node and everything below it, in the order of the source. Does not use recursion, because
 * generated scripts may be deeply nested.
 */
export function* nodesOf(root: unknown): Generator<Syntax.Node> {
  const waiting = [root];
  while (waiting.length) {
    const node = waiting.pop();
    if (Array.isArray(node)) {
      for (const item of node.toReversed()) waiting.push(item);
    } else if (isNode(node)) {
      yield node;
      for (const [key, child] of Object.entries(node).toReversed())
        if (key !== "loc" && key !== "errors" && typeof child === "object") waiting.push(child);
    }
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

/** The attributes of an element, including those that it spreads from literals and constants. */
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
      // A literal in this place has its quotes in the span. A literal from elsewhere has the span
      // of its definition.
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

/** The properties of an object as attributes, including those of spread constants. */
export function pairsOf(
  node: Syntax.ObjectExpression,
  script: Script,
  isWanted: (name: string) => boolean = () => true,
): TemplateAttribute[] {
  return node.properties.flatMap((property) => {
    if (!mayWork(script.declarations)) return [];
    if (property.type === "SpreadElement") {
      const spread = resolved(property.argument, script.declarations);
      return spread.type === "ObjectExpression" && spread !== node
        ? pairsOf(spread, script, isWanted)
        : [];
    }
    const name = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    if (property.type !== "ObjectProperty" || name === undefined || !isWanted(name)) return [];
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
