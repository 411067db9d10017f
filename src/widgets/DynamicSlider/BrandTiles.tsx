import type { CSSProperties } from "react";
import { Picture } from "../../shared/ui/Picture.tsx";
import { imageUrl } from "./imageUrl.ts";
import type { SlideContent } from "./options.ts";
import { SlideLink } from "./SlideLink.tsx";

/** The brands of one slide, side by side. */
export function BrandTiles({
  brands,
  perSlide,
}: {
  brands: readonly SlideContent[];
  perSlide: number;
}) {
  // SAFETY: a custom property is a valid style; React's types do not list it.
  const style = { "--_per-slide": perSlide } as CSSProperties;
  return (
    <ul className="brands" style={style}>
      {brands.map(({ image, alt, title, text, href }, index) => (
        <li className="brand" key={index}>
          <div className="brand-picture">
            <Picture
              src={imageUrl(image)}
              alt={title ? "" : (alt ?? "")}
              name={title || alt || ""}
            />
          </div>
          {title ? (
            <p className="brand-name" dir="auto">
              <SlideLink href={href}>{title}</SlideLink>
            </p>
          ) : (
            <SlideLink href={href} name={alt} />
          )}
          {text && (
            <p className="brand-text" dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
