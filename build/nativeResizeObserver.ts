/** Replaces the polyfill that react-slick imports: every browser that runs the bundle has its own ResizeObserver. */
const Native = globalThis.ResizeObserver;

export { Native as default };
