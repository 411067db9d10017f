import { useState } from "react";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { imageUrl } from "../imageUrl.ts";
import { texts } from "../texts.ts";

interface LogoPreviewProps {
  name: string;
  url: string | null;
  /** Whether there is a logo. Its address may be unknown. */
  isChosen: boolean;
}

/**
 * A logo on white and on near-black, because a dark logo is invisible on one and a light logo on
 * the other.
 */
export function LogoPreview({ name, url, isChosen }: LogoPreviewProps) {
  const { logos: words } = useTexts(texts);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const src = url && imageUrl(url);
  const isShown = src && src !== brokenUrl;
  return (
    <div className="logo-grounds">
      {(["light", "dark"] as const).map((background) => (
        <figure key={background} className="logo-ground">
          <div className={`ground ${background}`}>
            {isShown ? (
              <img
                src={src}
                alt={`${name} ${background === "light" ? words.onLight : words.onDark}`}
                loading="lazy"
                decoding="async"
                onError={() => setBrokenUrl(src)}
              />
            ) : (
              <span className="small">{isChosen ? name : words.none}</span>
            )}
          </div>
          <figcaption className="muted small">
            {background === "light" ? words.onLight : words.onDark}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
