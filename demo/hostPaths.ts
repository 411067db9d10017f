/** Paths to which widgets navigate, as a host with all widgets would have them (A2.25, A2.36). */
const paths: readonly (readonly [start: RegExp, widget: string])[] = [
  [/^\/checkout(\/subscribe)?\/?$/, "Checkout"],
  [/^\/offers\/[^/]/, "OfferClaimApp"],
  [/^\/g\/[^/]/, "RedeemGifting"],
  [/^\/a\/[^/]/, "AmbassadorWebDiscovery"],
];

/** The widget of a page to which other widgets navigate. Undefined if the harness has none. */
export function widgetAt(pathname: string): string | undefined {
  return paths.find(([start]) => start.test(pathname))?.[1];
}
