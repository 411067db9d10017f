import { parseSync, Visitor, type ESTree } from "vite";

/** The titles of all tests and suites of a source file, but for those that are skipped or still to be written. */
export function titlesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (first && runs(callee)) titles.push(words(first));
    },
  }).visit(program);
  return titles.filter(Boolean);
}

/** True for `test`, `it.only`, `test.each(table)`, `describe`, and what else ends in a running test. */
function runs(callee: ESTree.Node): boolean {
  if (callee.type === "Identifier") return ["test", "it", "describe"].includes(callee.name);
  if (callee.type === "CallExpression") return runs(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return runs(callee.tag);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  return !["skip", "todo", "skipIf", "runIf"].includes(callee.property.name) && runs(callee.object);
}

/** The written words of a title; what a template fills in is left out. */
function words(node: ESTree.Node): string {
  if (node.type === "Literal") return String(node.value);
  if (node.type === "BinaryExpression") return words(node.left) + words(node.right);
  if (node.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked ?? "").join("…");
  return "";
}
