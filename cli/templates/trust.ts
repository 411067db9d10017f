import { configId } from "./configElements.ts";
import { hasHole, parseWithHoles } from "./holes.ts";
import type { Template } from "./template.ts";

/** What attributes may contain, by the page configuration. */
export interface Trust {
  /** Whether the configuration has `"trustAttributes": true`. */
  readonly isFull: boolean;
  /** The origins that the configuration names. Null if only the running template knows them. */
  readonly origins: readonly string[] | null;
}

const originKeys = ["apiOrigin", "appOrigin", "returnUrlOrigins", "contentOrigins", "links"];
/** The key in a configuration that code writes, for example as an array of PHP. */
const trustInCode = /\btrustAttributes\b["']?\s*(?:=>|:|=)\s*true\b/i;

/** The trust of the page configuration in a template. Undefined if the template has none. */
export function trustIn({ source, configs }: Template): Trust | undefined {
  const isFull = trustInCode.test(source);
  const texts = configs.flatMap(({ json }) => json);
  if (!texts.length)
    return isFull || source.includes(configId) ? { isFull, origins: null } : undefined;
  return joinedTrust(texts.map(({ text }) => ({ isFull, origins: originsIn(text) })));
}

/** The trust of several templates that make one page. With no configuration, nothing is known. */
export function joinedTrust(parts: readonly (Trust | undefined)[]): Trust {
  const known = parts.filter((part) => part !== undefined);
  const origins = known.map((part) => part.origins);
  return {
    isFull: known.some((part) => part.isFull),
    origins:
      known.length && origins.every((part) => part !== null)
        ? origins.flatMap((part) => part ?? [])
        : null,
  };
}

function originsIn(json: string): string[] | null {
  const parsed = parseWithHoles(json);
  if (!("value" in parsed)) return null;
  const { value } = parsed;
  if (typeof value !== "object" || !value) return null;
  const texts = Object.entries(value).flatMap(([key, member]) =>
    originKeys.includes(key) ? textsIn(member) : [],
  );
  if (texts.some(hasHole)) return null;
  return texts.flatMap((text) => (URL.canParse(text) ? new URL(text).origin : []));
}

/** The strings in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}
