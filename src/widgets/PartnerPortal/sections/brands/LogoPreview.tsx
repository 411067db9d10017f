import { useState } from "react";
import { copy } from "./copy.ts";
import { pictureUrl } from "./pictureUrl.ts";

interface LogoGroundsProps {
  name: string;
  url: string | null;
  /** There is a logo, although its picture may not be known. */
  isChosen: boolean;
}

const { logos: words } = copy;

/** A logo on white and on near-black, since a dark one vanishes on the one and a light one on the other. */
export function LogoGrounds({ name, url, isChosen }: LogoGroundsProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const src = url && pictureUrl(url);
  const isShown = src && src !== brokenUrl;
  return (
    <div className="logo-grounds">
      {(["light", "dark"] as const).map((ground) => (
        <figure key={ground} className="logo-ground">
          <div className={`ground ${ground}`}>
            {isShown ? (
              <img
                src={src}
                alt={`${name} ${ground === "light" ? words.onLight : words.onDark}`}
                loading="lazy"
                decoding="async"
                onError={() => setBrokenUrl(src)}
              />
            ) : (
              <span className="small">{isChosen ? name : words.none}</span>
            )}
          </div>
          <figcaption className="muted small">
            {ground === "light" ? words.onLight : words.onDark}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
