import { useState } from "react";
import { classes } from "../../../shared/ui/classes.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { imageUrl } from "../imageUrl.ts";
import type { Review } from "../review.ts";

/**
 * The brand's logo on a light tile, or in dark mode the dark logo if there is one. If a logo does
 * not load, its space stays empty, so that nothing moves.
 */
export function BrandLogo({ review: { logo, cloudName, brandName } }: { review: Review }) {
  const { theme } = useEnvironment();
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const dark = theme === "dark" ? imageUrl(logo.dark, cloudName) : null;
  const src = dark ?? imageUrl(logo.light, cloudName);
  if (!src) return null;
  if (src === brokenSrc) return <span className="campaign-logo" />;
  return (
    <img
      className={classes("campaign-logo", !dark && "light", !dark && theme === "dark" && "tile")}
      src={src}
      alt={brandName ?? ""}
      onError={() => setBrokenSrc(src)}
    />
  );
}
