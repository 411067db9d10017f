const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the origin is one of the harness's servers: the page's or that of `mount.js`. */
export function isLocal({ hostname }: URL, pageHost: string = location.hostname): boolean {
  return hostname === pageHost || loopback.has(hostname);
}

/** Scripts, styles, images and frames; a `fetch` has no destination. */
export function isStatic({ destination }: Request): boolean {
  return destination !== "";
}
