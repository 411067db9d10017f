export const copy = {
  slides: "Slideshow",
  brands: "Featured brands",
  empty: "There is nothing to show here right now.",
  open: "Open link",
} as const;
