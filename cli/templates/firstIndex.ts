/**
 * The first index below `length` for which the condition is true. It must then be true for all
 * later indexes. Returns `length` if there is none.
 */
export function firstIndex(length: number, isSo: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
