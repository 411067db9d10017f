/** Where a host of all widgets would have them, as far as widgets lead there themselves (A:L26, A:L35). */
const paths: readonly (readonly [start: RegExp, widget: string])[] = [
  [/^\/checkout(\/subscribe)?\/?$/, "Checkout"],
  [/^\/offers\/[^/]/, "OfferClaimApp"],
];

/** The widget of a page that other widgets lead to; undefined where the harness has none. */
export function widgetAt(pathname: string): string | undefined {
  return paths.find(([start]) => start.test(pathname))?.[1];
}
