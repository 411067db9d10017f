/**
 * The harness's address with an example's address applied: `#giftcards`, `?code=X`,
 * `/offers/X?em=…#…`. The harness's query is kept, so that a reload finds the example again.
 */
export function withAddress(harnessUrl: string, address: string): string {
  const base = new URL(harnessUrl);
  if (!address) return base.href;
  const result = new URL(address, base);
  for (const [key, value] of base.searchParams)
    if (!result.searchParams.has(key)) result.searchParams.append(key, value);
  return result.href;
}
