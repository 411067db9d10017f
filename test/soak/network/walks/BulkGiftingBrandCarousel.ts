import type { Walk, Walks } from "../walk.ts";

const toBrands: Walk = { example: "default", play: (guest) => guest.see(/(mi|km) away/) };

export const walks: Walks = { mapBrands: toBrands, ipLocation: toBrands };
