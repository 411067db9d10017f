/** Which widgets show others inside of them. A test compares it with the source. */
const embeddedWidgets: Readonly<Record<string, readonly string[]>> = {
  AmbassadorWebDiscovery: ["MobileLink"],
  AmexApp: ["OfferClaimApp"],
  OfferClaimApp: ["DynamicSlider", "MobileLink"],
};

/** A widget, and all that it shows inside of it, directly or inside of another. */
export function withEmbedded(widget: string): string[] {
  const all = new Set([widget]);
  for (const name of all) for (const inner of embeddedWidgets[name] ?? []) all.add(inner);
  return [...all];
}
