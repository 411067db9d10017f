import { parse } from "@babel/parser";
import type { Node } from "@babel/types";

/** A small change of a file that breaks it. */
export interface Mutant {
  readonly operator: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const swaps: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

/**
 * All small changes of a module after which it still parses: the table of operators below, applied
 * to its expressions.
 */
export function mutantsOf(code: string): Mutant[] {
  const { program } = parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] });
  const mutants: Mutant[] = [];
  visit(program, (node) => {
    for (const { operator, start, end, after } of breaksOf(node, code)) {
      const before = code.slice(start, end);
      const line = code.slice(0, start).split("\n").length;
      if (before !== after) mutants.push({ operator, line, start, end, before, after });
    }
  });
  return mutants;
}

export function apply(code: string, { start, end, after }: Mutant): string {
  return code.slice(0, start) + after + code.slice(end);
}

type Break = Pick<Mutant, "operator" | "start" | "end" | "after">;

function breaksOf(node: Node, code: string): Break[] {
  const of = (part: Node | null | undefined, operator: string, after: string): Break[] =>
    typeof part?.start === "number" && typeof part.end === "number"
      ? [{ operator, start: part.start, end: part.end, after }]
      : [];
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return swapped(node.operator, node.left.end ?? 0, node.right.start ?? 0, code);
    case "BooleanLiteral":
      return of(node, "flip a boolean", String(!node.value));
    case "NumericLiteral":
      return of(node, "add one to a number", String(node.value + 1));
    case "IfStatement":
    case "ConditionalExpression":
      return of(node.test, "negate a condition", `!(${textOf(node.test, code)})`);
    case "ExpressionStatement":
      return node.expression.type === "StringLiteral" ? [] : of(node, "leave out a statement", ";");
    case "ReturnStatement":
      return of(node.argument, "return nothing", "undefined");
    case "UnaryExpression":
      return node.operator === "!" ? of(node, "leave out a not", textOf(node.argument, code)) : [];
    default:
      return [];
  }
}

function swapped(operator: string, from: number, to: number, code: string): Break[] {
  const after = swaps[operator];
  const start = from + code.slice(from, to).indexOf(operator);
  return after
    ? [{ operator: "swap an operator", start, end: start + operator.length, after }]
    : [];
}

function textOf({ start, end }: Node, code: string): string {
  return code.slice(start ?? 0, end ?? 0);
}

function visit(node: Node, see: (node: Node) => void): void {
  // Types have no behavior that could be broken.
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.type === "ImportDeclaration") return;
  see(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "leadingComments" || key === "trailingComments" || key === "loc") continue;
    for (const part of [value].flat()) if (isNode(part)) visit(part, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
