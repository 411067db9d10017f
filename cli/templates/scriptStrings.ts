import type * as Syntax from "@babel/types";
import { blank } from "./embedded.ts";
import { htmlPage } from "./htmlPage.ts";
import { outputHole } from "./holes.ts";
import type { Tag } from "./languages.ts";
import { markupProblems } from "./markupProblems.ts";
import { widgetOf } from "./readElement.ts";
import type { Script } from "./script.ts";
import { spanOf, valuesOf } from "./scriptValues.ts";
import type { MarkupProblem, WidgetElement } from "./template.ts";

/** A text of a script, and the expressions that are filled in. */
interface ScriptText {
  readonly start: number;
  readonly end: number;
  readonly holes: readonly Tag[];
}

/** The widgets in the HTML of strings and template literals. */
export function htmlInStrings({ source, nodes, declarations }: Script): {
  widgets: WidgetElement[];
  problems: MarkupProblem[];
} {
  const leftParts = new Set<Syntax.Node>(nodes.flatMap((node) => (isSum(node) ? [node.left] : [])));
  const texts = outermost(
    nodes
      .filter((node) => !(isSum(node) && leftParts.has(node)))
      .flatMap((node) => scriptTexts(node, source)),
  ).filter(({ start, end }) => /<[\w-]+\s[^<]*data-widget/.test(source.slice(start, end)));
  if (!texts.length) return { widgets: [], problems: [] };
  const tags: Tag[] = [];
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, holes } of texts) {
    parts.push(blank(source.slice(position, start)));
    position = start;
    for (const tag of holes) {
      parts.push(plain(source.slice(position, tag.start)), outputHole.repeat(tag.end - tag.start));
      tags.push(tag);
      position = tag.end;
    }
    parts.push(plain(source.slice(position, end)));
    position = end;
  }
  const written = htmlPage(source, parts.join("") + blank(source.slice(position)), tags);
  const constants = new Map(
    [...declarations].flatMap(([name, node]) =>
      node.type === "StringLiteral" ? [[name, valuesOf(node, declarations)] as const] : [],
    ),
  );
  const page = { ...written, branching: { ...written.branching, constants } };
  const elements = page.elements.filter(({ attrs }) =>
    attrs.some(({ name }) => name === "data-widget"),
  );
  return {
    widgets: page.elements.flatMap((element) => widgetOf(element, page) ?? []),
    problems: markupProblems(elements, page),
  };
}

/**
 * The texts that are not inside another one, in their order. Of texts that begin together, the
 * longest is the whole.
 */
function outermost(texts: readonly ScriptText[]): ScriptText[] {
  let end = 0;
  return texts
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((text) => {
      if (text.start < end) return false;
      end = text.end;
      return true;
    });
}

function isSum(node: Syntax.Node): node is Syntax.BinaryExpression {
  return node.type === "BinaryExpression" && node.operator === "+";
}

function scriptTexts(node: Syntax.Node, source: string): ScriptText[] {
  switch (node.type) {
    case "TemplateLiteral":
      return [{ ...inner(node), holes: node.expressions.map((one) => holeOf(one, source)) }];
    case "BinaryExpression":
      return node.operator === "+" ? joinedTexts(node, source) : [];
    case "StringLiteral":
    case "JSXText":
      return [{ ...inner(node), holes: [] }];
    default:
      return [];
  }
}

/** An expression in a template literal, including `${` and `}`. */
function holeOf(node: Syntax.Node, source: string): Tag {
  const code = spanOf(node);
  const start = source.lastIndexOf("${", code.start);
  const end = source.indexOf("}", code.end) + 1;
  return { kind: "output", text: source.slice(start, end), start, end, code };
}

/** Reads `"<div …" + name + "…>"`: the strings, with a hole for the code between two of them. */
function joinedTexts(node: Syntax.BinaryExpression, source: string): ScriptText[] {
  const operands = operandsOf(node);
  const places = [...operands.entries()].filter(([, { type }]) => type === "StringLiteral");
  const [, first] = places[0] ?? [];
  const [, last] = places.at(-1) ?? [];
  if (!first || !last || first === last) return [];
  const holes = places.slice(1).map(([index, next], at): Tag => {
    const [earlierIndex, earlier] = places[at] ?? [0, first];
    const start = inner(earlier).end;
    const end = inner(next).start;
    const [between, ...others] = operands.slice(earlierIndex + 1, index);
    const code = between && !others.length ? spanOf(between) : { start: end, end };
    return { kind: "output", text: source.slice(start, end), start, end, code };
  });
  return [{ start: inner(first).start, end: inner(last).end, holes }];
}

/** The operands of a sum, from left to right. */
function operandsOf(node: Syntax.Node): Syntax.Node[] {
  const operands: Syntax.Node[] = [];
  let left = node;
  while (isSum(left)) {
    operands.push(left.right);
    ({ left } = left);
  }
  return [left, ...operands.toReversed()];
}

function inner(node: Syntax.Node) {
  const { start, end } = spanOf(node);
  return node.type === "JSXText" ? { start, end } : { start: start + 1, end: end - 1 };
}

/** The text of a string, in which a backslash before a quote becomes white space. */
function plain(text: string): string {
  return text.replaceAll(/\\(["'`])/g, " $1").replaceAll("\\n", "  ");
}
