/** At most `limit` items of several lists: the first of each, then the second of each, and so on. */
export function spread<Item>(lists: readonly (readonly Item[])[], limit = Infinity): Item[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  )
    .flat()
    .slice(0, limit);
}
