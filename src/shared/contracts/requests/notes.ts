import * as z from "zod/mini";

/** What the contracts note about a schema for tools. Not in production builds. */
export interface SchemaNotes {
  /** The schema of each row of a list. */
  readonly item?: z.core.$ZodType;
  /** The name under which a list's rows may be wrapped. */
  readonly rows?: string;
  /** The schema of an answer inside its envelope. */
  readonly fields?: z.core.$ZodType;
  /** The name under which an answer may be wrapped. Null if it has none. */
  readonly envelope?: string | null;
}

export function notesOf(schema: z.core.$ZodType): SchemaNotes {
  // SAFETY: the contracts note nothing else.
  return (z.globalRegistry.get(schema) ?? {}) as SchemaNotes;
}
