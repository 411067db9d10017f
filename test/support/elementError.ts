import { prettyDOM } from "@testing-library/dom";

/**
 * The error of a query that finds nothing, with what the page shows. The library's own can print no
 * shadow root: it throws in a timer, and the test waits until its time limit.
 */
export function elementError(message: string | null, container: Element | ShadowRoot): Error {
  const shown = container instanceof ShadowRoot ? [...container.children] : [container];
  const error = new Error([message, ...shown.map((part) => prettyDOM(part))].join("\n\n"));
  error.name = "TestingLibraryElementError";
  return error;
}
