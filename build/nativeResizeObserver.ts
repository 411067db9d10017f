/**
 * Replaces the polyfill that react-slick imports. Every browser that runs the bundle has a
 * ResizeObserver.
 */
const Native = globalThis.ResizeObserver;

export { Native as default };
