import type { IntlMessageFormat } from "intl-messageformat";
import type { ReactNode } from "react";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/**
 * The arguments that a compiled message reads. It is called once with arguments that record what is
 * read from them.
 */
export function argumentsOf(message: (args: never) => ReactNode): Set<string> {
  const names = new Set<string>();
  const recorder = new Proxy(
    {},
    {
      get(_, name) {
        names.add(String(name));
        // An argument may be a text, a number or, for an element in the text, a function.
        return () => "";
      },
    },
  );
  // SAFETY: everything that is read from the recorder is a function, which can stand for any kind
  // of argument.
  message(recorder as never);
  return names;
}

/** The arguments of a message in ICU syntax. */
export function argumentsOfMessage(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if ("value" in element && element.type !== 0) names.add(element.value);
    for (const inner of childrenOf(element))
      for (const name of argumentsOfMessage(inner)) names.add(name);
  }
  return names;
}

/** The arguments by which a message selects one of its branches. */
export function choicesOf(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.type === 5) names.add(element.value);
    for (const inner of childrenOf(element)) for (const name of choicesOf(inner)) names.add(name);
  }
  return names;
}

function childrenOf(element: Element): readonly (readonly Element[])[] {
  if ("children" in element) return [element.children];
  if (!("options" in element)) return [];
  return Object.values(element.options).map(({ value }) => value);
}
