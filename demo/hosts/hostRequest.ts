export interface HostRequest {
  /** Without a trailing slash. */
  readonly path: string;
  readonly method: string;
  /** The origin of `mount.js`. */
  readonly assets: string;
}
