import { readShippedTexts, type ShippedTexts } from "../build/shippedTexts.ts";

/** Read from the sources here. The build of the binary replaces this module with the result. */
export const shippedTexts: ShippedTexts = readShippedTexts();
