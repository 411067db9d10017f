import { useState } from "react";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { pictureUrl } from "../pictures.ts";
import type { Review } from "../review.ts";

/** The brand's logo on a light tile, as it is drawn for light grounds; in dark the dark one where there is one. */
export function BrandLogo({ review: { logo, cloudName, brandName } }: { review: Review }) {
  const { theme } = useEnvironment();
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const dark = theme === "dark" ? pictureUrl(logo.dark, cloudName) : null;
  const src = dark ?? pictureUrl(logo.light, cloudName);
  if (!src || src === brokenSrc) return null;
  return (
    <img
      className={dark ? "campaign-logo" : "campaign-logo light"}
      src={src}
      alt={brandName ?? ""}
      onError={() => setBrokenSrc(src)}
    />
  );
}
