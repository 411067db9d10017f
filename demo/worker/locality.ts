const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True for the harness's own servers: the page's and the one that `mount.js` comes from. */
export function isLocal({ hostname }: URL, own: string = location.hostname): boolean {
  return hostname === own || loopback.has(hostname);
}

/** Scripts, styles, pictures and frames; a `fetch` has no destination. */
export function isStatic({ destination }: Request): boolean {
  return destination !== "";
}
