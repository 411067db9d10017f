import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { conclude, isMain, type Check } from "./check.ts";
import { beyondClaim, lateMembers, type Feature } from "./compat/claim.ts";
import { lateCss, splitGuarded } from "./compat/css.ts";
import { guarded } from "./compat/guarded.ts";
import { filesBelow } from "./files.ts";

/** A style sheet in a built file: a long string with rules in it. */
const isSheet = (text: string) => /[{;][a-z-]+:[^;{}]+[;}]/.test(text) && text.includes("}");

export interface Use extends Feature {
  readonly file: string;
}

/**
 * The features of a built file that the claimed versions lack: in its sheets, among its globals,
 * and by names that only recent interfaces have.
 */
export function lateUses(file: string, code: string, late = lateMembers()): Use[] {
  const features = new Map<string, Feature>();
  const note = (feature: Feature | undefined) => feature && features.set(feature.path, feature);
  const { program } = parseSync(file, code);
  const sheet = (text: string) => isSheet(text) && lateCss(splitGuarded(text).open).forEach(note);
  new Visitor({
    Literal: ({ value }) => void (typeof value === "string" && sheet(value)),
    TemplateElement: ({ value }) => void sheet(value.cooked ?? value.raw),
    NewExpression: ({ callee }) =>
      void (callee.type === "Identifier" && note(beyondClaim(`api.${callee.name}`))),
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== "Identifier") return;
      note(late.get(property.name));
      if (object.type === "Identifier")
        for (const path of [
          `api.${object.name}.${property.name}_static`,
          `javascript.builtins.${object.name}.${property.name}`,
        ])
          note(beyondClaim(path));
    },
  }).visit(program);
  return [...features.values()].map((feature) => ({ ...feature, file }));
}

/** Checks the whole bundle in `dist/`. */
export function compatCheck(): Check {
  const newMembers = lateMembers();
  const uses = filesBelow(["dist"], /\.js$/).flatMap((file) =>
    lateUses(file, readFileSync(file, "utf8"), newMembers),
  );
  const used = new Set(uses.map(({ path }) => path));
  const open = uses.filter(({ path }) => !Object.hasOwn(guarded, path));
  return {
    name: `browsers: nothing beyond the claimed versions but ${used.size} guarded uses`,
    problems: [
      ...open.map(({ path, lacking, file }) => `${file}: ${path} (${lacking.join(", ")})`),
      ...Object.keys(guarded)
        .filter((path) => !used.has(path))
        .map((path) => `scripts/compat/guarded.ts: ${path} is used no more`),
    ],
  };
}

if (isMain(import.meta)) conclude([compatCheck()]);
