/**
 * Runs in the page before everything else, and does to globals what old scripts and strict browsers
 * do.
 */
export function makeHostile(): void {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  const [list, object] = [Object.getPrototypeOf([]), Object.getPrototypeOf({})];
  Object.defineProperty(list, "toJSON", {
    configurable: true,
    value(this: unknown[]) {
      return `[${String(this)}]`;
    },
  });
  Object.defineProperty(object, "extra", {
    enumerable: true,
    configurable: true,
    writable: true,
    value: () => "of the page",
  });
  Object.assign(window, {
    define: Object.assign(refuse, { amd: {} }),
    module: undefined,
    exports: undefined,
    $: null,
    jQuery: null,
    _: null,
    process: undefined,
  });
  for (const name of ["warn", "info", "group", "groupEnd", "table", "time", "timeEnd"])
    Object.defineProperty(console, name, { value: undefined });
}
