/** What a field of a portal form holds. */
export type FieldValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;

export function isSame(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  if (typeof a === "object" && typeof b === "object")
    return a.length === b.length && a.every((item, index) => item === b[index]);
  return a === b;
}

/** The names of the fields in which two sets of values differ. */
export function changedFields<V extends FormValues>(now: V, before: V): (keyof V & string)[] {
  return Object.keys(now).filter((name) => !isSame(now[name], before[name]));
}

export function picked<V extends FormValues>(
  values: V,
  names: readonly (keyof V & string)[],
): Partial<V> {
  // SAFETY: the entries are members of `values` under their own names.
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
}
