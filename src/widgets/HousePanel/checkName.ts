import type { Environment } from "../../shared/widget/environment.ts";

/** A product's prefix for widget names: `gift_card` gives `GiftCard`. */
export function namePrefix(productKey: string): string {
  return productKey.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Throws if the page names `{product}HousePanel` for a product that is not the configured one. */
export function checkName({
  written,
  widget,
  config,
}: Pick<Environment, "written" | "widget" | "config">): void {
  const expected = namePrefix(config.product.key) + widget;
  if (written === widget || written === expected) return;
  throw Object.assign(
    new Error(
      `DW106 data-widget="${written}" names no widget of this page; did you mean "${expected}"?`,
    ),
    { phase: "name" },
  );
}
