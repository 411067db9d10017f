/**
 * Runs before React is loaded: guests meet the React that the bundle has. Its other self checks every element on the way
 * and takes a third longer; the tests beside the source run with that one.
 */
process.env.NODE_ENV = "production";
