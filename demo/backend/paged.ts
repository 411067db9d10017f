/** One page of rows under a name, with the number of the next page and the total. */
export function paged<T>(name: string, rows: readonly T[], page: string | undefined, size: number) {
  const at = Math.max(1, Number(page ?? 1) || 1);
  return {
    [name]: rows.slice((at - 1) * size, at * size),
    meta: { next_page: at * size < rows.length ? at + 1 : null, total: rows.length },
  };
}
