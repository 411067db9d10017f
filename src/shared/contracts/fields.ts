import * as z from "zod/mini";

/** The results of `maybe`. Making a schema takes a phone longer than reading a field with it. */
const optional = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Null if the field is missing, null or invalid. The same schema for every field of one kind. */
export function maybe<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null> {
  const made = optional.get(schema) ?? newMaybe(schema);
  optional.set(schema, made);
  // SAFETY: the key of each entry is the schema that the entry was made from.
  return made as z.ZodMiniType<T | null>;
}

function newMaybe<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null> {
  return z.catch(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? null),
    ),
    null,
  );
}

/** The valid rows of a list. Anything other than a list counts as empty. */
export function list<T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  const rows = (value: unknown): T[] =>
    Array.isArray(value)
      ? value.flatMap((row) => {
          const result = item.safeParse(row);
          return result.success ? [result.data] : [];
        })
      : [];
  const schema = z.pipe(z.transform(rows), z.custom<T[]>(Array.isArray));
  // For the API's documentation and checks, which read schemas. The build removes it from the
  // browser's files.
  if (process.env.NODE_ENV !== "production") z.globalRegistry.add(schema, { item });
  return schema;
}

/**
 * An object with values of one kind under any keys. `z.record` does the same with 1 kB of code,
 * which would be in the first screen of every widget that reads an answer.
 */
export const dictionaryOf = <T extends z.ZodMiniType>(value: T) => z.catchall(z.object({}), value);

/** A text, and nothing else. */
export const string: z.ZodMiniType<string> = z.string();

/** True or false, and nothing else. */
export const boolean: z.ZodMiniType<boolean> = z.boolean();

/** An id. Servers send ids as numbers or strings, and the widgets use strings. */
export const id: z.ZodMiniType<string> = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform(String),
);

/** A text that may be sent as a number, such as a code or a check number. */
export const text: z.ZodMiniType<string> = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform(String),
);

/** A finite number that may be sent as a string. Not for money: see `money/wire.ts`. */
export const numeric: z.ZodMiniType<number> = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/))]),
  z.transform(Number),
);

/**
 * True for `true`, 1, `"true"`, `"1"` and `"on"`. False for everything else, including a missing
 * flag.
 */
export const flag: z.ZodMiniType<boolean> = z.pipe(
  z.transform(
    (value: unknown) =>
      value === true ||
      value === 1 ||
      /^(true|1|on)$/i.test(`${typeof value === "string" ? value : ""}`),
  ),
  z.boolean(),
);

/**
 * A documented value, or an unknown one, which is kept as a plain string. A switch over it needs a
 * default.
 */
export type Open<T extends string> = T | (string & Record<never, never>);

export function open<const T extends string>(..._known: readonly T[]): z.ZodMiniType<Open<T>> {
  return z.string();
}
