import { readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { sharedFileOf } from "../../build/sharedFiles.ts";
import type { Check } from "../check.ts";
import { filesBelow } from "../files.ts";

const memo = /\/\/ Memo:.*\n\s*$/;

/**
 * Each widget has its own copy of a module in `src/shared`, unless `build/sharedFiles.ts` lists it.
 * A copied module must not keep state, which would exist several times per page. If copies of a
 * cache are harmless, it has a `// Memo:` comment.
 */
export function moduleStateCheck(): Check {
  const modules = filesBelow(["src/shared"], /\.tsx?$/).filter(
    (path) => !/\.test\.tsx?$|\/shared\/mount\//.test(path) && isCopied(path),
  );
  return {
    name: `module state: none in the ${modules.length} modules that widgets have copies of`,
    problems: modules.flatMap((path) => problemsIn(path, readFileSync(path, "utf8"))),
  };
}

function isCopied(path: string): boolean {
  const file = sharedFileOf(path);
  return !file || file.isOnDemand === true;
}

/** State that would exist several times per page if widgets had copies of this module. */
export function problemsIn(path: string, code: string): string[] {
  const { program } = parseSync(path, code);
  const problems: string[] = [];
  const report = ({ start }: { start: number }, what: string) => {
    const line = code.slice(0, start).split("\n").length;
    problems.push(`${path}:${line} ${what}: list the module in build/sharedFiles.ts`);
  };
  for (const statement of program.body) {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || memo.test(code.slice(0, statement.start)))
      continue;
    const { kind, declarations } = declaration;
    if (kind !== "const") report(declaration, `\`${kind}\` at module level`);
    else if (declarations.some(holdsState)) report(declaration, "state at module level");
  }
  for (const node of foreignClasses(path, program)) report(node, "`instanceof` a copied class");
  return problems;
}

/** True for `const waiting = new Set<string>()`, and not for `const kinds: ReadonlySet<string> = new Set(["a"])`. */
function holdsState({ id, init }: ESTree.VariableDeclarator): boolean {
  const annotation = id.typeAnnotation?.typeAnnotation;
  const isReadonly =
    annotation?.type === "TSTypeOperator" ||
    (annotation?.type === "TSTypeReference" &&
      annotation.typeName.type === "Identifier" &&
      annotation.typeName.name.startsWith("Readonly"));
  if (isReadonly || !init) return false;
  if (init.type === "NewExpression") return init.callee.type === "Identifier";
  if (init.type === "ArrayExpression") return init.elements.length === 0;
  if (init.type === "ObjectExpression")
    return (
      init.properties.length === 0 ||
      init.properties.some(
        (property) =>
          property.type === "Property" &&
          property.value.type === "NewExpression" &&
          property.value.callee.type === "Identifier",
      )
    );
  return (
    init.type === "CallExpression" &&
    init.callee.type === "Identifier" &&
    /^create(Store|Context)$/.test(init.callee.name)
  );
}

/** Places where a module tests `instanceof` with a class from a copied module. */
function foreignClasses(path: string, program: ESTree.Program): ESTree.BinaryExpression[] {
  const imported = new Map<string, string>();
  const tests: ESTree.BinaryExpression[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.startsWith("."))
        for (const { local } of specifiers)
          imported.set(local.name, posix.join(dirname(path), source.value));
    },
    BinaryExpression(node) {
      if (node.operator === "instanceof") tests.push(node);
    },
  }).visit(program);
  return tests.filter(({ right }) => {
    const module = right.type === "Identifier" ? imported.get(right.name) : undefined;
    return module !== undefined && isCopied(module);
  });
}
