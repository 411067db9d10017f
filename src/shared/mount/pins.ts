import { call, page } from "./native.ts";

/**
 * Whether the page has the pinned snippet: an import map with a hash of `mount.js`. Read before any
 * widget is looked for. Such a map refuses every address that it does not name, so the loader asks
 * for no other.
 */
export const isPinned =
  page &&
  [...call(page, "querySelectorAll", "script[type=importmap]")!].some(({ textContent }) =>
    /mount\.js"\s*:\s*"sha/.test(textContent),
  );
