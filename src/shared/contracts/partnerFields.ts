import * as z from "zod/mini";

/** The parameter that every partner call has. */
export type InProject = { readonly slug: string };

/**
 * The valid rows of a list. Null if the server does not send it. Anything other than a list counts
 * as empty, so that an invalid value allows nothing.
 */
export function listOrNull<T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[] | null> {
  const rows = (value: unknown): T[] | null => {
    if (value === undefined || value === null) return null;
    return (Array.isArray(value) ? value : []).flatMap((row) => {
      const result = item.safeParse(row);
      return result.success ? [result.data] : [];
    });
  };
  const schema = z.pipe(
    z.transform(rows),
    z.custom<T[] | null>((value) => value === null || Array.isArray(value)),
  );
  if (process.env.NODE_ENV !== "production") z.globalRegistry.add(schema, { item });
  return schema;
}

/**
 * Progress by step (P5), with the server's own keys. Unknown steps and fields are sent back
 * unchanged.
 */
export type StepsData = Readonly<Record<string, unknown>>;

export const stepsData: z.ZodMiniType<StepsData> = z.pipe(
  z.transform((value: unknown) => {
    const input: unknown = typeof value === "function" ? value() : value;
    return typeof input === "object" && input && !Array.isArray(input) ? { ...input } : {};
  }),
  z.custom<StepsData>((value) => typeof value === "object"),
);

/** Keeps the server's own keys in `steps_data`, while all other keys become camelCase. */
export function withSteps<O>(schema: z.ZodMiniType<O>): z.ZodMiniType<O> {
  return z.pipe(z.transform(protectStepsData), schema);
}

/**
 * The conversion to camelCase skips only values that are not objects, so the steps are passed as a
 * function.
 */
function protectStepsData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(protectStepsData);
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value))
    copy[key] = /^steps_?data$/i.test(key) ? () => inner : protectStepsData(inner);
  return copy;
}
