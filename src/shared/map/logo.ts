import type { MapBrand } from "../contracts/locations.ts";
import { pictureSrc } from "./links.ts";

/** The logo for a dark or a light surface, or the only one that the brand has (B3.15). */
export function logoOf(
  { logo: { darkMode, lightMode } }: MapBrand,
  isDark: boolean,
): { src: string | null; isForDark: boolean } {
  const isForDark = darkMode !== null && (isDark || lightMode === null);
  return {
    src: pictureSrc(isForDark ? darkMode : lightMode),
    isForDark: isForDark && darkMode !== lightMode,
  };
}
