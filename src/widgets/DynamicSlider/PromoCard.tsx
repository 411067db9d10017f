import type { SlideContent } from './options.ts'
import { Picture } from './Picture.tsx'
import { SlideLink } from './SlideLink.tsx'

/** A picture with its words; where there is an address, the whole card leads there. */
export function PromoCard({ slide }: { slide: SlideContent }) {
  const { image, alt, title, text, href } = slide
  return (
    <article className="promo">
      <div className="promo-picture">
        <Picture source={image ?? ''} alt={alt ?? ''} name={title ?? ''} />
      </div>
      <div className="promo-words" hidden={!title && !text && !href}>
        {title && (
          <h3 className="promo-title">
            <SlideLink href={href}>{title}</SlideLink>
          </h3>
        )}
        {text && <p className="promo-text">{title ? text : <SlideLink href={href}>{text}</SlideLink>}</p>}
        {!title && !text && <SlideLink href={href} name={alt} />}
      </div>
    </article>
  )
}
