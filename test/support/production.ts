/**
 * Runs before React loads, so that component tests use the same React as the bundle. The
 * development version checks every element and takes a third longer. Tests beside the source use
 * that one.
 */
process.env.NODE_ENV = "production";

/** React keeps the timers that it finds. Those of a test's fake clock would end with that test. */
await import("react-dom/client");
