import { parseSync, Visitor, type ESTree } from "vite";

/** A test or suite of a source file. */
interface Titled {
  readonly title: string;
  /** Tags of the test itself, of the suites around it and of its file. */
  readonly tags: readonly string[];
}

/** The titles of all tests and suites of a source file, except skipped and todo ones. */
export function titlesOf(file: string, source: string): Titled[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const moduleTags = [...source.matchAll(/^\/\/ @module-tag (\w+)$/gm)].map(([, tag = ""]) => tag);
  const calls: { title: string; tags: readonly string[]; start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first, options], start, end }) {
      if (first && runs(callee))
        calls.push({ title: words(first), tags: writtenTags(options), start, end });
    },
  }).visit(program);
  return calls
    .filter(({ title }) => title)
    .map(({ title, start, end }) => ({
      title,
      tags: [
        ...moduleTags,
        ...calls
          .filter((around) => around.start <= start && end <= around.end)
          .flatMap(({ tags }) => tags),
      ],
    }));
}

/** `{ tags: ["thorough"] }` */
function writtenTags(options: ESTree.Node | undefined): string[] {
  if (options?.type !== "ObjectExpression") return [];
  return options.properties.flatMap((property) =>
    property.type === "Property" &&
    property.key.type === "Identifier" &&
    property.key.name === "tags" &&
    property.value.type === "ArrayExpression"
      ? property.value.elements.flatMap((element) => (element ? words(element) : []))
      : [],
  );
}

/**
 * True for `test`, `it.only`, `test.each(table)`, `describe`, and everything else that runs a test.
 */
function runs(callee: ESTree.Node): boolean {
  if (callee.type === "Identifier") return ["test", "it", "describe"].includes(callee.name);
  if (callee.type === "CallExpression") return runs(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return runs(callee.tag);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  return !["skip", "todo", "skipIf", "runIf"].includes(callee.property.name) && runs(callee.object);
}

/** The literal text of a title, without the parts that a template fills in. */
function words(node: ESTree.Node): string {
  if (node.type === "Literal") return String(node.value);
  if (node.type === "BinaryExpression") return words(node.left) + words(node.right);
  if (node.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked ?? "").join("…");
  return "";
}
