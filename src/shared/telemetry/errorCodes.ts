/** The meaning and the remedy of a message to developers. */
export interface ErrorCode {
  /** The event, in a few words. */
  readonly title: string;
  readonly why: string;
  readonly remedy: string;
  /** Where the message appears, besides the console of the page. */
  readonly rule?: string;
}

/**
 * The messages by code. 1xx: the element and its options; 2xx: the page configuration; 3xx: the
 * widget's code; 4xx: the running widget; 5xx: the package.
 */
const runtimeCodes = {
  DW101: {
    title: "No widget has this name",
    why: "`data-widget` names none of the build’s widgets; often a letter is missing, or the build is older than the page.",
    remedy: "Write the name that the message suggests, or one of the list in `docs/widgets`.",
  },
  DW102: {
    title: "An option is not usable",
    why: "The value of an attribute, of `data-props` or of the inner script has another type, or lies outside the choices or the range of its option. Before the first paint the placeholder stays; later the last good value holds.",
    remedy:
      "Write what the message expects. `npx dining-widgets lint` finds such values in templates.",
  },
  DW103: {
    title: "Options are not JSON",
    why: '`data-props` or the inner `<script type="application/json">` cannot be parsed. Often a template escaped the quotes twice, or not at all.',
    remedy:
      "Let your template write JSON with its own helper (`to_json`, `json_script`, `wp_json_encode`), and escape it once for an attribute.",
  },
  DW104: {
    title: "Options are no JSON object",
    why: "`data-props` or the inner script holds a list, a text or a number.",
    remedy: 'Put the options into an object: `{"startPosition":5}`.',
  },
  DW105: {
    title: "The moment to start is not usable",
    why: "`data-load` names no moment.",
    remedy:
      "Write visible, eager, idle, interaction, manual, `media:(…)` or `consent:<purpose>`; without the attribute the widget starts when it is near the view.",
  },
  DW106: {
    title: "The name belongs to another product",
    why: "`data-widget` names the purchase panel of a product that the page configuration does not name.",
    remedy:
      "Write `HousePanel`, or set `product.key` in the page configuration to the product’s key.",
  },
  DW107: {
    title: "An option may not come from an attribute",
    why: "Tokens, keys, origins and answers of the API in a `data-` attribute could be somebody else’s: sanitizers of reviews and comments keep such attributes. The widget does not start.",
    remedy:
      'Pass the option to `mount()`, or write it into a `<script type="application/json">` inside the element. Where nobody but you writes the page’s markup, set `"trustAttributes": true` in the page configuration.',
  },
  DW108: {
    title: "An address in an attribute leads to an unknown origin",
    why: "Pictures, links, map styles and frames that an attribute names stay on your page’s own origin and on those that its configuration names.",
    remedy:
      "Name the origin in `contentOrigins` of the page configuration, or write the option into the inner script.",
  },
  DW109: {
    title: "Markup may not start this widget here",
    why: "The page configuration’s `widgets` does not name the widget, or the element lies inside `userContent`.",
    remedy: "Add the name to `widgets`, move the element, or start the widget with `mount()`.",
  },
  DW201: {
    title: "A key of the page configuration is not usable",
    why: "The value has another type than the key, or lies outside its choices. The key’s default is used.",
    remedy:
      "Write what the message expects; `dist/schemas/config.json` describes every key to editors and tests.",
  },
  DW202: {
    title: "The page configuration is not JSON",
    why: "`script#dining-widgets-config` cannot be parsed, or holds no object. All defaults are used, so calls go to the page’s own origin.",
    remedy: "Let your template write the object with its JSON helper, unescaped inside the script.",
  },
  DW301: {
    title: "The widget’s code could not be loaded",
    why: "Its file is not on the CDN, CORS or the security policy refuses it, or the visitor is offline. The message ends with the browser’s words, or with “timeout” after 35 seconds. On a pinned page the browser refuses files that the import map does not name.",
    remedy:
      "Run `npx dining-widgets doctor` on the page: it names files, headers and policies that are wrong. Keep the files of earlier releases for 30 days. On a pinned page print the lines again, with all of its widgets.",
  },
  DW302: {
    title: "mount.js and the widget are of different releases",
    why: "A page that was open during a deployment has an older `mount.js` than the file that it asked for, or a proxy keeps `mount.js` too long.",
    remedy: "Reload the page; serve `mount.js` with `Cache-Control: max-age=300`.",
  },
  DW401: {
    title: "The widget could not be rendered",
    why: "Rendering threw. A script or an extension that changes the widget’s own elements can cause it; else it is a bug of the widget. The placeholder is shown, with a button to try again.",
    remedy: "Report it with the debug panel’s report (`?dining-debug`).",
  },
  DW402: {
    title: "The widget showed nothing in time",
    why: "Five seconds after its start it had rendered no content, because a part that it waits for did not arrive.",
    remedy: "Look at the network panel for files that are pending or blocked.",
  },
  DW403: {
    title: "An action of the widget failed",
    why: "Something went wrong behind a press or a call; the widget goes on, and has told the visitor what to do.",
    remedy:
      "The message names the cause. Options of `AmexApp` that name no usable partner page are reported here, too. Otherwise report it with the debug panel’s report.",
  },
  DW404: {
    title: "The API refuses the header Idempotency-Key",
    why: "The API is on another origin, and its answer to the browser’s preflight does not name `Idempotency-Key` in `Access-Control-Allow-Headers`. Without the key a payment could be charged twice, so it was not sent; a write that moves no money went without the key.",
    remedy:
      'Name `Idempotency-Key` in `Access-Control-Allow-Headers` (`npx dining-widgets verify-api` checks it). If the API cannot take the header, `"behaviour": { "idempotencyKey": false }` sends payments without it.',
  },
  DW501: {
    title: "mount() was called on a server",
    why: "A widget needs a page; a server has none.",
    remedy: "Call `mount` in the browser, as an effect does (`docs/applications.md`).",
  },
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** The meanings of all codes, in the order of the codes. */
export const errorCodes: ReadonlyMap<string, ErrorCode> = new Map(Object.entries(runtimeCodes));

/** The code at the start of a message. */
export function codeOf(message: string): string | null {
  return /\bDW\d{3}\b/.exec(message)?.[0] ?? null;
}
