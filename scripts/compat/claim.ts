import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";

/** Required, since vitest would transform the 20 MB of an imported file in every worker. */
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The oldest supported versions, as the README names them. */
export const claim = {
  chrome: "131",
  edge: "131",
  firefox: "133",
  safari: "18",
  safari_ios: "18",
} as const;

type ClaimedBrowser = keyof typeof claim;

// SAFETY: these are the keys of the object literal.
const browsers = Object.keys(claim) as ClaimedBrowser[];

export interface Feature {
  /** The feature's path in the data, such as `css.properties.scrollbar-width`. */
  readonly path: string;
  /** The claimed browsers that lack it, each with the first version that has it. */
  readonly lacking: readonly string[];
}

/**
 * The feature, if a browser that we claim to support lacks it. Undefined if all of them have it, or
 * if nothing is known. A feature with partial support, or with a prefix that the build adds, counts
 * as supported.
 */
export function beyondClaim(path: string): Feature | undefined {
  const statement = identifierAt(path)?.__compat;
  const lacking = statement ? lackingOf(statement) : [];
  return lacking.length ? { path, lacking } : undefined;
}

export function identifierAt(path: string): Identifier | undefined {
  let node: unknown = data;
  for (const name of path.split(/\.(?!\.)/)) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return undefined;
    node = Reflect.get(node, name);
  }
  // SAFETY: below the top level, the data consists of identifiers.
  return node as Identifier;
}

function lackingOf({ support }: CompatStatement): string[] {
  return browsers.flatMap((browser) => {
    const statements = [support[browser] ?? []].flat();
    const [first] = statements;
    if (!first) return [];
    const isThere = statements.some(
      ({ version_added, version_removed, flags, alternative_name }) =>
        !flags &&
        !alternative_name &&
        !version_removed &&
        (version_added === "preview" || !version_added
          ? false
          : Number.parseFloat(version_added.replace("≤", "")) <= Number.parseFloat(claim[browser])),
    );
    const added = first.version_added ?? "?";
    return isThere ? [] : [`${browser} ${added === false ? "never" : added}`];
  });
}

/**
 * The interfaces that widgets use. A search for members of other interfaces would find every object
 * with a field of the same name.
 */
const usedInterfaces =
  /^(Element|HTML(Element|Input|Select|Dialog|Button|IFrame|Image|Media|Details|Form|Script|TextArea|Template)\w*|Node|Document|DocumentFragment|ShadowRoot|Window|Navigator|Location|History|CSSStyleSheet|Response|Request|URL|URLSearchParams|AbortSignal|Performance\w*|Clipboard|Storage\w*|Lock\w*|PointerEvent|KeyboardEvent|ToggleEvent|VisualViewport|Crypto|Blob|File|FormData|IntersectionObserver\w*|ResizeObserver\w*|Array|String|Set|Map|Promise|Iterator|Object|RegExp|Math|Intl|Date|Uint8Array|Error)$/;

/**
 * Names that the search skips. Members are compared only by name, and these are common words or
 * come from libraries that check for support. Only `scrollMargin`, `take` and `toArray` were
 * checked in the bundle, so a recent API with one of the other names would not be noticed.
 */
const ignoredNames = new Set(
  "first last find share token path when element attribution invoker identifier renderTime login keyboard delay ink command pseudo zip take toArray Iterator duplex fileName capture touchstart touchmove touchend contextmenu popover connection startViewTransition scheduling scrollMargin maximize".split(
    " ",
  ),
);

/**
 * Names of members that an interface of some claimed browser lacks, with the features that add
 * them.
 */
export function lateMembers(): ReadonlyMap<string, Feature> {
  const newMembers = new Map<string, Feature>();
  const claimed = new Set<string>();
  const roots = [
    ["api", data.api],
    ["javascript.builtins", data.javascript["builtins"]],
  ] as const;
  for (const [root, interfaces] of roots)
    for (const [owner, members] of Object.entries(interfaces ?? {}))
      for (const [key, member] of Object.entries(members))
        if (key !== "__compat" && member.__compat) {
          const name = key.replace(/_(static|event)$/, "");
          const feature = beyondClaim(`${root}.${owner}.${key}`);
          if (!feature) claimed.add(name);
          else if (usedInterfaces.test(owner) && !ignoredNames.has(name))
            newMembers.set(name, feature);
        }
  for (const name of claimed) newMembers.delete(name);
  return newMembers;
}
