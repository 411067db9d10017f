import { readShippedTexts, type ShippedTexts } from "../build/shippedTexts.ts";

/** Read from the sources here; the build of the binary replaces this module by what it reads then. */
export const shippedTexts: ShippedTexts = readShippedTexts();
