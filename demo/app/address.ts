/**
 * The harness's address with an example's address applied: `#giftcards`, `?code=X`,
 * `/offers/X?em=…#…`. The harness's query is kept, so that a reload finds the example again.
 */
export function withAddress(own: string, address: string): string {
  const base = new URL(own);
  if (!address) return base.href;
  const wanted = new URL(address, base);
  for (const [key, value] of base.searchParams)
    if (!wanted.searchParams.has(key)) wanted.searchParams.append(key, value);
  return wanted.href;
}
