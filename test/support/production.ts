/**
 * Runs before React is loaded, so that component tests use the React of the bundle. Its other self checks every element on the way
 * and takes a third longer; the tests beside the source run with that one.
 */
process.env.NODE_ENV = "production";
