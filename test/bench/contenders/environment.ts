import { pageConfig } from "../../../src/shared/config/pageConfig.ts";
import { english } from "../../../src/shared/texts/language.ts";
import type { Environment } from "../../../src/shared/widget/environment.ts";

// SAFETY: styles can be adopted by anything with `adoptedStyleSheets`, which a document has too.
const shadow = document as unknown as ShadowRoot;

/** The environment of a widget on a page without the loader. */
export function environmentWithoutLoader(
  widget: string,
  element: HTMLElement = document.documentElement,
): Omit<Environment, "id"> {
  return {
    widget,
    written: widget,
    element,
    shadow,
    signal: new AbortController().signal,
    config: pageConfig([]),
    theme: "light",
    router: "memory",
    basePath: "/",
    brand: "main",
    country: "US",
    ...english(),
    emit: () => true,
    done() {},
    navigate() {},
    fail() {},
  };
}
