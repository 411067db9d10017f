import type { GuardedOptions } from "./optionSchema.ts";

/** What attributes may contain, by the page's configuration. */
export interface AttributeTrust {
  /** True if attributes may contain everything, because only the host writes the page's markup. */
  readonly isFull: boolean;
  /** The page's own address. */
  readonly page: string;
  /** Origins that an address in an attribute may lead to, including the page's own. */
  readonly origins: readonly string[];
}

/** Why an attribute is refused: the code of the error, and what to write instead. */
interface Refusal {
  readonly code: "DW107" | "DW108";
  readonly remedy: string;
}

const safePlaces = 'mount(), an inner <script type="application/json">';

/** Why an attribute may not contain this value of an option. Null if it may. */
export function refusalOf(
  option: string,
  value: unknown,
  { trusted, addresses }: GuardedOptions,
  { isFull, page, origins }: AttributeTrust,
): Refusal | null {
  if (isFull) return null;
  if (trusted?.includes(option))
    return {
      code: "DW107",
      remedy: `counts only from ${safePlaces} or a page whose configuration has "trustAttributes": true`,
    };
  const foreign = addresses?.includes(option) ? foreignOrigin(value, page, origins) : null;
  return foreign === null
    ? null
    : {
        code: "DW108",
        remedy: `leads to ${foreign.slice(0, 80)}, which counts only from ${safePlaces} or a page whose configuration names it in "contentOrigins"`,
      };
}

/** The first origin in a value, at any depth, that the page does not allow. */
export function foreignOrigin(
  value: unknown,
  page: string,
  origins: readonly string[],
): string | null {
  if (typeof value === "object" && value) {
    for (const part of Object.values(value)) {
      const foreign = foreignOrigin(part, page, origins);
      if (foreign) return foreign;
    }
    return null;
  }
  const text = `${value}`;
  try {
    const { origin, protocol } = new URL(text, page);
    const isWeb = /^(https?|wss?|ftp):$/.test(protocol);
    return isWeb && !origins.includes(origin) ? origin : null;
  } catch {
    return null;
  }
}
