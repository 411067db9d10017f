import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** Adapts a zod/mini schema to react-hook-form: the first message of each field, by field name. */
export function resolverOf<V extends FieldValues>(schema: z.ZodMiniType<unknown>): Resolver<V> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues)
      errors[String(path[0])] ??= { type: code, message };
    // SAFETY: the schema is of the form's own values, so its issues have their names.
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
