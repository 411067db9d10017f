import type * as Syntax from "@babel/types";
import { outputHole } from "./holes.ts";
import type { Text } from "./template.ts";

/** The values of constants and of members of constant objects, by name. */
export interface Declarations extends ReadonlyMap<string, Syntax.Node> {
  /**
   * The number of nodes that may still be read. Without it, two constants that contain each other
   * would be read forever.
   */
  readonly work: { left: number };
}

/** How often each node of a script may be read, on average. */
const mostReadings = 20;

/**
 * Counts a node that is read. Returns false if the script was read too often, which means that it
 * is hostile.
 */
export function mayWork({ work }: Declarations): boolean {
  work.left -= 1;
  return work.left >= 0;
}

/** The most names that are followed from one to the next. */
const mostSteps = 5;

/** The constants of a script. A name that is declared twice may mean either. */
export function declarationsIn(nodes: readonly Syntax.Node[]): Declarations {
  const found = new Map<string, Syntax.Node | undefined>();
  for (const node of nodes) {
    if (node.type === "VariableDeclaration" && node.kind === "const")
      for (const { id, init } of node.declarations)
        if (id.type === "Identifier" && init)
          found.set(id.name, found.has(id.name) ? undefined : init);
    if (node.type === "TSEnumDeclaration")
      for (const { id, initializer } of membersOf(node))
        if (initializer && id.type === "Identifier")
          found.set(`${node.id.name}.${id.name}`, initializer);
  }
  const known = [...found].flatMap(([name, init]) => (init ? [[name, init] as const] : []));
  return Object.assign(new Map(known), { work: { left: mostReadings * nodes.length + 1000 } });
}

function membersOf(node: Syntax.TSEnumDeclaration): readonly Syntax.TSEnumMember[] {
  return node.body?.members ?? node.members ?? [];
}

/** The node that a name or an assertion refers to. */
export function resolved(
  node: Syntax.Node,
  declarations: Declarations,
  steps = mostSteps,
): Syntax.Node {
  if (steps === 0) return node;
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return resolved(node.expression, declarations, steps);
    case "JSXExpressionContainer":
      return resolved(node.expression, declarations, steps);
    case "Identifier": {
      const init = declarations.get(node.name);
      return init ? resolved(init, declarations, steps - 1) : node;
    }
    case "MemberExpression":
      return memberOf(node, declarations, steps) ?? node;
    default:
      return node;
  }
}

function memberOf(
  { object, property, computed }: Syntax.MemberExpression,
  declarations: Declarations,
  steps: number,
): Syntax.Node | undefined {
  const key =
    property.type === "StringLiteral"
      ? property.value
      : property.type === "Identifier" && !computed
        ? property.name
        : undefined;
  if (key === undefined || object.type !== "Identifier") return undefined;
  const member = declarations.get(`${object.name}.${key}`);
  if (member) return resolved(member, declarations, steps - 1);
  const owner = resolved(object, declarations, steps - 1);
  if (owner.type !== "ObjectExpression") return undefined;
  const pair = owner.properties.find((one) => one.type === "ObjectProperty" && keyOf(one) === key);
  return pair?.type === "ObjectProperty"
    ? resolved(pair.value, declarations, steps - 1)
    : undefined;
}

/** The name of a property. Undefined if it is computed. */
export function keyOf({ key, computed }: Syntax.ObjectProperty): string | undefined {
  if (key.type === "StringLiteral") return key.value;
  return key.type === "Identifier" && !computed ? key.name : undefined;
}

/** Every value that React writes into an attribute for an expression. None for `null`. */
export function valuesOf(node: Syntax.Node, declarations: Declarations): Text[] {
  if (!mayWork(declarations)) return [hole(spanOf(node))];
  const value = resolved(node, declarations);
  const span = spanOf(value);
  switch (value.type) {
    case "StringLiteral":
      return [{ text: value.value, ...span }];
    case "NullLiteral":
      return [];
    case "ConditionalExpression":
      return [
        ...valuesOf(value.consequent, declarations),
        ...valuesOf(value.alternate, declarations),
      ];
    case "LogicalExpression":
      return value.operator === "&&"
        ? [...valuesOf(value.right, declarations), hole(span)]
        : [...valuesOf(value.left, declarations), ...valuesOf(value.right, declarations)];
    case "CallExpression":
      return [
        {
          text: stringified(value, declarations) ?? outputHole,
          ...argumentSpan(value, declarations),
        },
      ];
    default: {
      const json = jsonOf(value, declarations);
      const text =
        json.startsWith('"') && !json.includes(outputHole) ? String(JSON.parse(json)) : json;
      return [{ text, ...span }];
    }
  }
}

/**
 * The node of the argument, which may be the value of a constant, so that its keys are found there.
 */
function argumentSpan(node: Syntax.CallExpression, declarations: Declarations) {
  const [argument] = node.arguments;
  return spanOf(argument ? resolved(argument, declarations) : node);
}

/** The value that `JSON.stringify(…)` writes. Undefined for other calls. */
export function stringified(
  { callee, arguments: [argument] }: Syntax.CallExpression,
  declarations: Declarations,
): string | undefined {
  const isStringify =
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "JSON";
  return isStringify && argument ? jsonOf(argument, declarations) : undefined;
}

/** A literal as JSON, with a hole for everything that is computed at run time. */
export function jsonOf(node: Syntax.Node, declarations: Declarations): string {
  if (!mayWork(declarations)) return outputHole;
  const value = resolved(node, declarations);
  switch (value.type) {
    case "StringLiteral":
      return JSON.stringify(value.value);
    case "NumericLiteral":
    case "BooleanLiteral":
      return String(value.value);
    case "NullLiteral":
      return "null";
    case "TemplateLiteral":
      return value.expressions.length
        ? outputHole
        : JSON.stringify(value.quasis[0]?.value.cooked ?? "");
    case "UnaryExpression":
      return value.operator === "-" && value.argument.type === "NumericLiteral"
        ? String(-value.argument.value)
        : outputHole;
    case "ArrayExpression":
      return `[${value.elements.map((item) => (item ? jsonOf(item, declarations) : outputHole)).join(",")}]`;
    case "ObjectExpression":
      return objectOf(value, declarations);
    default:
      return outputHole;
  }
}

function objectOf({ properties }: Syntax.ObjectExpression, declarations: Declarations): string {
  const pairs = properties.map((property) => {
    const name = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    return property.type === "ObjectProperty" && name !== undefined
      ? `${JSON.stringify(name)}:${jsonOf(property.value, declarations)}`
      : undefined;
  });
  const known = pairs.filter((pair) => pair !== undefined);
  // The keys of a spread value are unknown. That does not matter, because only the written keys are
  // checked.
  return `{${known.join(",")}}`;
}

export function spanOf({ start, end }: Syntax.Node) {
  return { start: start ?? 0, end: end ?? 0 };
}

function hole(span: { readonly start: number; readonly end: number }): Text {
  return { text: outputHole, ...span };
}
