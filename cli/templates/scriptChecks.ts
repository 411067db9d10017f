import type * as Syntax from "@babel/types";
import { attributesOf, nameOf, nodesOf, pairsOf, type Script } from "./script.ts";
import { spanOf, valuesOf } from "./scriptValues.ts";
import { widgetOfJsx } from "./scriptWidgets.ts";
import type { LoaderScript, MarkupProblem, TemplateAttribute } from "./template.ts";

/** Attributes in whose names a misspelled `data-widget` may be. */
export function attributesOfOthers(node: Syntax.Node, script: Script): TemplateAttribute[] {
  if (node.type === "ObjectExpression")
    return pairsOf(node, script).filter(({ name }) => isLikeWidget(name));
  // A component's properties are its own.
  return node.type === "JSXOpeningElement" &&
    node.name.type === "JSXIdentifier" &&
    /^[a-z]/.test(node.name.name)
    ? attributesOf(node, script).filter(({ name }) => isLikeWidget(name) || name === "widget")
    : [];
}

function isLikeWidget(name: string): boolean {
  return name !== "data-widget" && /^data.*w/i.test(name);
}

/** A script element that loads `mount.js`. */
export function loaderOf(
  { openingElement: opening }: Syntax.JSXElement,
  script: Script,
): LoaderScript[] {
  const attributes = attributesOf(opening, script);
  const address = attributes.find(({ name }) => name === "src")?.value;
  const isLoader =
    address &&
    (/\bmount\.js\b/.test(script.source.slice(address.start, address.end)) ||
      /\bmount\.js\b/.test(address.text));
  if (!isLoader) return [];
  const isModule = attributes.some(
    ({ name, value }) => name === "type" && /^(?:module|\uFDD0+)$/.test(value.text),
  );
  return [{ span: spanOf(opening), isModule }];
}

/** `script.src = "…/mount.js"`, in a script that never says `module`. */
export function loadersByScript({ source, nodes, declarations }: Script): LoaderScript[] {
  if (!/\bmount\.js\b/.test(source)) return [];
  return nodes.flatMap((node) =>
    node.type === "AssignmentExpression" &&
    node.left.type === "MemberExpression" &&
    node.left.property.type === "Identifier" &&
    node.left.property.name === "src" &&
    valuesOf(node.right, declarations).some(({ text }) => /\bmount\.js\b/.test(text))
      ? [{ span: spanOf(node), isModule: /["'`]module["'`]/.test(source) }]
      : [],
  );
}

/** Attributes that an element repeats, and widgets in the children of another. */
export function problemsOf(element: Syntax.JSXElement, script: Script): MarkupProblem[] {
  const { openingElement: opening } = element;
  const names = opening.attributes.flatMap((attribute) =>
    attribute.type === "JSXAttribute" && attribute.name.type === "JSXIdentifier"
      ? [attribute.name]
      : [],
  );
  if (!names.some(({ name }) => name === "data-widget")) return [];
  return [
    ...names
      .filter(({ name }, index) => names.findIndex((other) => other.name === name) < index)
      .map((name) => ({ kind: "duplicate-attribute" as const, name: name.name, ...spanOf(name) })),
    ...[...nodesOf(element.children)].flatMap((node) =>
      node.type === "JSXElement" && widgetOfJsx(node, script).length
        ? [{ kind: "nested-widget" as const, name: nameOf(node), ...spanOf(node.openingElement) }]
        : [],
    ),
  ];
}
