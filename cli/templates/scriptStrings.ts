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

/** A text of a script, and the expressions that it fills in. */
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
  const texts = nodes
    .flatMap((node) => scriptTexts(node, source))
    .filter(({ start, end }) => /<[\w-]+\s[^<]*data-widget/.test(source.slice(start, end)));
  if (!texts.length) return { widgets: [], problems: [] };
  const tags: Tag[] = [];
  const parts: string[] = [];
  let position = 0;
  // The longest of those that begin together is the whole.
  for (const { start, end, holes } of texts.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < position) continue;
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

/** An expression in a template literal, with `${` and `}`. */
function holeOf(node: Syntax.Node, source: string): Tag {
  const code = spanOf(node);
  const start = source.lastIndexOf("${", code.start);
  const end = source.indexOf("}", code.end) + 1;
  return { kind: "output", text: source.slice(start, end), start, end, code };
}

/** `"<div …" + name + "…>"`: the strings, and a hole for what is between two of them. */
function joinedTexts(node: Syntax.BinaryExpression, source: string): ScriptText[] {
  const operands = operandsOf(node);
  const strings = operands.filter(({ type }) => type === "StringLiteral");
  const [first] = strings;
  const last = strings.at(-1);
  if (!first || !last || first === last) return [];
  const holes = strings.slice(1).map((next, index): Tag => {
    const start = inner(strings[index] ?? first).end;
    const end = inner(next).start;
    const between = operands.filter((one) => spanOf(one).start > start && spanOf(one).end < end);
    const code = between.length === 1 && between[0] ? spanOf(between[0]) : { start: end, end };
    return { kind: "output", text: source.slice(start, end), start, end, code };
  });
  return [{ start: inner(first).start, end: inner(last).end, holes }];
}

function operandsOf(node: Syntax.Node): Syntax.Node[] {
  const operands: Syntax.Node[] = [];
  let left = node;
  while (left.type === "BinaryExpression" && left.operator === "+") {
    operands.unshift(left.right);
    ({ left } = left);
  }
  return [left, ...operands];
}

function inner(node: Syntax.Node) {
  const { start, end } = spanOf(node);
  return node.type === "JSXText" ? { start, end } : { start: start + 1, end: end - 1 };
}

/** The text of a string, with the backslash before a quote as white space. */
function plain(text: string): string {
  return text.replaceAll(/\\(["'`])/g, " $1").replaceAll("\\n", "  ");
}
