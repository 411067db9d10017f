import { call, page } from "./native.ts";

/** The addresses that have a hash in the page's import map, read before any widget is looked for. */
export const pins: string[] = [];

if (page)
  call(page, "querySelectorAll", "script[type=importmap]")?.forEach(({ textContent }) => {
    try {
      for (const address in JSON.parse(textContent).integrity)
        pins.push(`${new URL(address, location.href)}`);
    } catch {
      // The browser reports a broken map.
    }
  });

/**
 * Whether the page has the pinned snippet. A map of the page's own has no hash of `mount.js`. The
 * loader's own address is not compared, because whoever can change a file can also redirect the
 * loader to another folder.
 */
export const isPinned = /\/mount\.js/.test(`${pins}`);
