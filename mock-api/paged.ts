/** One page of rows under a name, with the number of the next page and the total. */
export function paged<T>(name: string, rows: readonly T[], page: string | undefined, size: number) {
  const pageNumber = Math.max(1, Number(page ?? 1) || 1);
  return {
    [name]: rows.slice((pageNumber - 1) * size, pageNumber * size),
    meta: {
      next_page: pageNumber * size < rows.length ? pageNumber + 1 : null,
      total: rows.length,
    },
  };
}
