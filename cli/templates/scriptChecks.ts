import type * as Syntax from "@babel/types";
import { attributesOf, nameOf, pairsOf, type Script } from "./script.ts";
import { spanOf, valuesOf } from "./scriptValues.ts";
import { widgetOfJsx } from "./scriptWidgets.ts";
import type { LoaderScript, MarkupProblem, Span, TemplateAttribute } from "./template.ts";

/** Attributes whose name may be a misspelled `data-widget`. */
export function attributesOfOthers(node: Syntax.Node, script: Script): TemplateAttribute[] {
  if (node.type === "ObjectExpression") return pairsOf(node, script, isLikeWidget);
  // The properties of a component are its own.
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

/** `script.src = "…/mount.js"`, in a script that never sets `module`. */
export function loadersByScript({ source, nodes, declarations }: Script): LoaderScript[] {
  if (!/\bmount\.js\b/.test(source)) return [];
  const isModule = /["'`]module["'`]/.test(source);
  return nodes.flatMap((node) =>
    node.type === "AssignmentExpression" &&
    node.left.type === "MemberExpression" &&
    node.left.property.type === "Identifier" &&
    node.left.property.name === "src" &&
    valuesOf(node.right, declarations).some(({ text }) => /\bmount\.js\b/.test(text))
      ? [{ span: spanOf(node), isModule }]
      : [],
  );
}

/** Attributes that an element with a widget repeats. */
export function problemsOf(element: Syntax.JSXElement): MarkupProblem[] {
  const { openingElement: opening } = element;
  const names = opening.attributes.flatMap((attribute) =>
    attribute.type === "JSXAttribute" && attribute.name.type === "JSXIdentifier"
      ? [attribute.name]
      : [],
  );
  if (!names.some(({ name }) => name === "data-widget")) return [];
  const known = new Set<string>();
  return names
    .filter(({ name }) => known.has(name) || !known.add(name))
    .map((name) => ({ kind: "duplicate-attribute" as const, name: name.name, ...spanOf(name) }));
}

/** The widgets in the children of an element with `data-widget`; `elements` in the order of the source. */
export function nestedWidgets(
  elements: readonly Syntax.JSXElement[],
  script: Script,
): MarkupProblem[] {
  /** The children of the surrounding widgets, the innermost last. */
  const around: Span[] = [];
  return elements.flatMap((element) => {
    const { start, end } = spanOf(element);
    while ((around.at(-1)?.end ?? Infinity) < end) around.pop();
    const isInside = around.some((children) => children.start <= start && end <= children.end);
    const problems =
      isInside && widgetOfJsx(element, script).length
        ? [
            {
              kind: "nested-widget" as const,
              name: nameOf(element),
              ...spanOf(element.openingElement),
            },
          ]
        : [];
    const isWidget = element.openingElement.attributes.some(
      (one) => one.type === "JSXAttribute" && one.name.name === "data-widget",
    );
    // One surrounding widget is sufficient for the finding.
    if (isWidget && !isInside) around.push({ start: spanOf(element.openingElement).end, end });
    return problems;
  });
}
