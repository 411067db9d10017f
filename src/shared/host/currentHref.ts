/** The page's whole address, query and fragment included: for the bank link alone, which asks for it on the way back. */
export function currentHref(): string {
  return location.href;
}
