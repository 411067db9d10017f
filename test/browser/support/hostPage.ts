export interface HostPage {
  /**
   * The address of the bundle. Its `mount.js` is the page's only script unless there are `scripts`.
   */
  readonly bundle: string;
  readonly body: string;
  readonly head?: string;
  /** The URLs of module scripts, in the head. */
  readonly scripts?: readonly string[];
  /** The content of `<script id="dining-widgets-config">`. */
  readonly config?: object;
  readonly title?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
}

export const nonce = "test-nonce";

/**
 * A server-rendered page with the script tag of the README. Under the strict policy, inline scripts
 * need `nonce="test-nonce"`.
 */
export function hostPage({
  bundle,
  body,
  head = "",
  scripts = [`${bundle}/mount.js`],
  config,
  title = "Host page",
  html = 'lang="en"',
}: HostPage): string {
  const settings =
    config &&
    `<script type="application/json" id="dining-widgets-config">${JSON.stringify(config)}</script>`;
  const tags = scripts.map(
    (src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`,
  );
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">${head}${settings ?? ""}${tags.join("")}</head><body>${body}</body></html>`;
}

/** The policy of the host contract §7, under which every widget runs. */
export function strictPolicy({
  bundle,
  api = "",
  more = {},
}: {
  bundle: string;
  api?: string;
  more?: Readonly<Record<string, string>>;
}): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": "'self'",
    "img-src": `'self' data: ${bundle}`,
    "font-src": "'self'",
    "connect-src": `'self' ${api}`,
    "frame-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "dining-widgets",
  };
  for (const [name, sources] of Object.entries(more))
    directives[name] = `${directives[name] ?? ""} ${sources}`;
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join("; ");
}
