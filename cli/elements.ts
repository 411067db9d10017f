import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/**
 * All elements below a node in the order of the page, including the contents of `<template>`. Skips
 * the contents of elements that `isEntered` refuses. Does not use recursion, because pages may be
 * deeply nested.
 */
export function* descendants(
  parent: DefaultTreeAdapterTypes.ParentNode,
  isEntered: (element: Element) => boolean = () => true,
): Generator<Element> {
  const waiting = parent.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!("tagName" in node)) continue;
    yield node;
    if (!isEntered(node)) continue;
    for (const child of ("content" in node ? node.content : node).childNodes.toReversed())
      waiting.push(child);
  }
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
