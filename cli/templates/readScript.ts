import { parse } from "@babel/parser";
import { nameOf, nodesOf } from "./script.ts";
import {
  attributesOfOthers,
  loaderOf,
  loadersByScript,
  nestedWidgets,
  problemsOf,
} from "./scriptChecks.ts";
import { configOf } from "./scriptJson.ts";
import { htmlInStrings } from "./scriptStrings.ts";
import { declarationsIn } from "./scriptValues.ts";
import { widgetsOf } from "./scriptWidgets.ts";
import type { Template, WidgetElement } from "./template.ts";

/**
 * Reads JSX and scripts, with or without types. Throws a SyntaxError with the position in `pos`.
 */
export function readScript(source: string): Template {
  const { program } = parse(source, {
    plugins: ["jsx", "typescript", "decorators-legacy"],
    sourceType: "unambiguous",
    errorRecovery: true,
  });
  const nodes = [...nodesOf(program)];
  const script = {
    source,
    nodes,
    declarations: declarationsIn(nodes),
    speaksOfWidgets: /dining/i.test(source),
  };
  const elements = nodes.filter((node) => node.type === "JSXElement");
  const inStrings = htmlInStrings(script);
  const others = nodes.filter((node) => node.type !== "JSXElement");
  const widgets = [
    ...[...elements, ...others].flatMap((node) => widgetsOf(node, script)),
    ...inStrings.widgets,
  ];
  return {
    source,
    widgets: onceEach(widgets).toSorted((a, b) => a.span.start - b.span.start),
    otherAttributes: nodes.flatMap((node) => attributesOfOthers(node, script)),
    scripts: [
      ...elements.flatMap((element) => loaderOf(element, script)),
      ...loadersByScript(script),
    ],
    configs: elements.flatMap((element) => configOf(element, script)),
    misspelledIds: [],
    problems: [
      ...elements.flatMap(problemsOf),
      ...nestedWidgets(elements, script),
      ...inStrings.problems,
    ],
    isDocument: elements.some((element) => nameOf(element) === "html"),
    includesOthers: elements.some((element) => /^(?:[A-Z]|$)/.test(nameOf(element))),
    css: "",
  };
}

/** Reads an object where it is defined, and again where it is spread. */
function onceEach(widgets: readonly WidgetElement[]): WidgetElement[] {
  const names = new Set<number>();
  return widgets.filter(({ attributes }) => {
    const name = attributes.find((attribute) => attribute.name === "data-widget");
    if (!name || names.has(name.nameSpan.start)) return false;
    names.add(name.nameSpan.start);
    return true;
  });
}
