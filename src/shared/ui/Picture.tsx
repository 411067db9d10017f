import { useState } from "react";
import { useSheet } from "../widget/useSheet.ts";
import { classes } from "./classes.ts";
import { initials } from "./initials.ts";
import css from "./Picture.css?inline";

export interface PictureProps {
  src: string | null | undefined;
  /** The name of the person or thing. Its initials show if the picture is missing. */
  name: string;
  /** Empty if the name is shown beside it. */
  alt?: string | undefined;
  /** Width divided by height. */
  ratio?: number | undefined;
  className?: string | undefined;
}

/** A picture whose space stays reserved before, during and without loading. */
export function Picture({ src, name, alt = "", ratio = 16 / 9, className }: PictureProps) {
  useSheet(css, "ui");
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src && src !== brokenSrc;
  return (
    <span
      className={classes("picture", className)}
      style={{ aspectRatio: ratio }}
      {...(alt && !isShown && { role: "img", "aria-label": alt })}
    >
      {isShown ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <span aria-hidden="true" translate="no">
          {initials(name)}
        </span>
      )}
    </span>
  );
}
