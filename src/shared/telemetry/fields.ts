/** The type of a field of a step. Free text is not allowed, because it could name a person. */
export type Field =
  | { readonly enum: readonly string[] }
  | { readonly type: "integer" }
  | { readonly type: "boolean" };

/** A field of `widget:done`, which may also contain an id of the host's own system. */
export type OutcomeField = Field | { readonly type: "id" };

type ValueOf<F> = F extends { readonly enum: readonly (infer Word)[] }
  ? Word
  : F extends { readonly type: "integer" }
    ? number
    : boolean;

/** Values of fields. Unknown values are omitted. */
export type ValuesOf<F> = { readonly [K in keyof F]?: ValueOf<F[K]> | null | undefined };

export const integer = { type: "integer" } as const;
export const flag = { type: "boolean" } as const;
export const id = { type: "id" } as const;

export function oneOf<const Word extends string>(...words: readonly Word[]) {
  return { enum: words };
}

/** Returns only values that their fields allow. Drops other values and unknown names. */
export function allowedValues(
  fields: Readonly<Record<string, Field>>,
  values: object,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field !== undefined && isAllowed(field, value);
    }),
  );
}

function isAllowed(field: Field, value: unknown): boolean {
  if ("enum" in field) return field.enum.some((word) => word === value);
  return field.type === "integer" ? Number.isSafeInteger(value) : typeof value === "boolean";
}
