import { Picture } from "../../../../shared/ui/Picture.tsx";
import { classes } from "../../../../shared/ui/classes.ts";
import { imageUrl } from "./imageUrl.ts";

interface PhotoProps {
  url: string;
  name: string;
  width: number | null;
  height: number | null;
  isHero?: boolean;
}

/** The ratio for photos whose size is unknown. */
const defaultRatio = 8 / 5;

/** A photo 280 px high (A9.25) with its own ratio, never wider than its column. */
export function Photo({ url, name, width, height, isHero = false }: PhotoProps) {
  const ratio = width && height ? Math.min(Math.max(width / height, 0.5), 3) : defaultRatio;
  return (
    <Picture
      src={imageUrl(url)}
      name={name}
      alt={name}
      ratio={ratio}
      className={classes("photo", isHero && "hero")}
    />
  );
}
