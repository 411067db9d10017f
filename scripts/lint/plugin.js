import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { analyse } from "scslre";
import { folderObjection, objection } from "./importRules.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const src = resolve(root, "src");

/** The import rules of `docs/architecture.md`. */
const imports = {
  create(context) {
    const from = relative(src, context.filename);
    if (from.startsWith("..")) return {};
    const check = (source) => {
      if (typeof source?.value !== "string") return;
      const written = source.value.split("?")[0];
      const to = written.startsWith(".")
        ? relative(src, resolve(dirname(context.filename), written))
        : written;
      const message = objection(from, to);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
    };
  },
};

/**
 * The project's folders import each other only in one direction, which the first table of
 * `docs/architecture.md` defines.
 */
const folders = {
  create(context) {
    const from = relative(root, context.filename);
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const to = relative(root, resolve(dirname(context.filename), source.value));
      const message = folderObjection(from, to);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/**
 * Relative imports need their file extension, because the browser and Node resolve them that way.
 */
const extensions = {
  create(context) {
    const check = ({ source }) => {
      if (/^\.{1,2}\//.test(source?.value ?? "") && !/\.\w+(\?\w+)?$/.test(source.value)) {
        context.report({ node: source, message: "a relative import carries its extension" });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const isConst = ({ typeAnnotation }) =>
  typeAnnotation?.type === "TSTypeReference" && typeAnnotation.typeName?.name === "const";

/** Every cast needs a comment directly above its line or statement that says why it is safe. */
const safety = {
  create(context) {
    const { sourceCode } = context;
    const explainedLines = () => {
      const lines = new Set();
      let last;
      for (const comment of sourceCode.getAllComments()) {
        const continues =
          last &&
          comment.loc.start.line === last.loc.end.line + 1 &&
          lines.has(comment.loc.start.line);
        if (continues) lines.delete(comment.loc.start.line);
        if (continues || comment.value.includes("SAFETY:")) lines.add(comment.loc.end.line + 1);
        last = comment;
      }
      return lines;
    };
    let explained;
    const check = (node) => {
      if (isConst(node)) return;
      explained ??= explainedLines();
      for (
        let part = node;
        part && part.type !== "Program" && part.type !== "BlockStatement";
        part = part.parent
      ) {
        if (explained.has(part.loc.start.line)) return;
        if (/Statement$|Declaration$/.test(part.type)) break;
      }
      context.report({ node, message: "a cast needs a `// SAFETY:` comment directly above it" });
    };
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};

/**
 * Every regular expression must run in linear time. Expressions that are built from text cannot be
 * checked.
 */
const patterns = {
  create(context) {
    return {
      Literal(node) {
        if (!node.regex) return;
        const { pattern, flags } = node.regex;
        for (const { type, character } of analyse({ source: pattern, flags }).reports) {
          const message = `a long run of ${JSON.stringify(character.pick)} takes this pattern more than linear time (${type})`;
          context.report({ node, message });
        }
      },
      NewExpression(node) {
        if (node.callee.name === "RegExp")
          context.report({ node, message: "a pattern made of text cannot be looked through" });
      },
    };
  },
};

const isClock = (node) =>
  node?.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.property.name === "now" &&
  ["performance", "Date"].includes(node.callee.object.name);

/**
 * A test must not measure durations, because it would fail on slower machines. The bench measures
 * durations.
 */
const untimed = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message:
          "a test measures no time: count steps, compare growth (test/support/growth.ts), move a fake clock, or make it a figure of test/bench",
      });
    return {
      BinaryExpression(node) {
        if (node.operator === "-" && isClock(node.left) && node.right.type === "Identifier")
          report(node);
      },
      ImportDeclaration(node) {
        if (/\/bench\//.test(node.source.value)) report(node);
      },
      Literal(node) {
        if (["longtask", "Performance.getMetrics"].includes(node.value)) report(node);
      },
    };
  },
};

/** Events of a flow have a `type` in camelCase. */
const events = {
  create(context) {
    return {
      TSTypeAliasDeclaration({ id, typeAnnotation }) {
        if (!id.name.endsWith("Event")) return;
        const members = (typeAnnotation.types ?? [typeAnnotation]).flatMap((one) =>
          one.type === "TSTypeLiteral" ? one.members : [],
        );
        for (const { key, typeAnnotation: value } of members) {
          const isType = key?.name === "type";
          const name = value?.typeAnnotation.literal?.value;
          if (key?.name === "kind" || (isType && /[^a-zA-Z]/.test(name ?? "")))
            context.report({ node: key, message: "an event has a `type` in camelCase" });
        }
      },
    };
  },
};

const mostLines = 80;

/** True for `describe(…)` and `describe.each(table)(…)`. */
const isSuite = (node) =>
  node?.type === "CallExpression" || node?.type === "MemberExpression"
    ? isSuite(node.callee ?? node.object)
    : node?.name === "describe";

/** In tests, only a suite may be longer than other functions, because it is a list of tests. */
const length = {
  create(context) {
    const check = (node) => {
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines <= mostLines || isSuite(node.parent)) return;
      const message = `a function of ${lines} lines: a test or a helper has at most ${mostLines}`;
      context.report({ node, message });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

export default {
  meta: { name: "dining" },
  rules: { imports, folders, extensions, safety, patterns, untimed, length, events },
};
