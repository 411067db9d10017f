/**
 * The page's whole address with query and fragment. Only the bank link may use it, since it needs
 * the address to return to.
 */
export function currentHref(): string {
  return location.href;
}
