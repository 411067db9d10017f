import { page } from "./native.ts";

/** Resolves when the parser has come to the page's end. */
export const parsed = new Promise<unknown>((resolve) => {
  if (page?.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
  else resolve(0);
});
