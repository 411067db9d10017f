import { Picture } from "../../../../shared/ui/Picture.tsx";
import { classes } from "../../../../shared/ui/classes.ts";
import { pictureUrl } from "./pictureUrl.ts";

interface PhotoProps {
  url: string;
  name: string;
  width: number | null;
  height: number | null;
  isHero?: boolean;
}

/** Where the server does not say. */
const usualRatio = 8 / 5;

/** A picture at height 280 (A9.25), as wide as it is, and never wider than its column. */
export function Photo({ url, name, width, height, isHero = false }: PhotoProps) {
  const ratio = width && height ? Math.min(Math.max(width / height, 0.5), 3) : usualRatio;
  return (
    <Picture
      src={pictureUrl(url)}
      name={name}
      alt={name}
      ratio={ratio}
      className={classes("photo", isHero && "hero")}
    />
  );
}
