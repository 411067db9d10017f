import { Picture } from "../../shared/ui/Picture.tsx";
import { imageUrl } from "./imageUrl.ts";
import type { SlideContent } from "./options.ts";
import { SlideLink } from "./SlideLink.tsx";

/** A picture with its text; with an `href`, the whole card is a link. */
export function PromoCard({ slide: { image, alt, title, text, href } }: { slide: SlideContent }) {
  return (
    <article className="promo">
      <div className="promo-picture">
        <Picture src={imageUrl(image)} alt={alt ?? ""} name={title || alt || ""} />
      </div>
      {title || text ? (
        <div className="promo-words">
          {title && (
            <h3 className="promo-title" dir="auto">
              <SlideLink href={href}>{title}</SlideLink>
            </h3>
          )}
          {text && (
            <p className="promo-text" dir="auto">
              {title ? text : <SlideLink href={href}>{text}</SlideLink>}
            </p>
          )}
        </div>
      ) : (
        <SlideLink href={href} name={alt} />
      )}
    </article>
  );
}
