/** Stands in for the polyfill that react-slick brings along: every browser that runs the bundle has the real one. */
const Native = globalThis.ResizeObserver;

export { Native as default };
