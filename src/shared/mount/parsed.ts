import { page } from "./native.ts";

/** Resolves when the page is parsed. */
export const parsed = new Promise<unknown>((resolve) => {
  if (page?.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
  else resolve(0);
});
