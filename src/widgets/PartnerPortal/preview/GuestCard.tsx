import { Picture } from "../../../shared/ui/Picture.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { imageUrl } from "../sections/brands/imageUrl.ts";
import css from "./GuestCard.css?inline";
import { texts } from "./texts.ts";

/** A location and its brand as a guest sees them. Empty values are not shown. */
export interface GuestView {
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly address: string;
  readonly phone: string;
  readonly hasMenu: boolean;
  readonly hasReservations: boolean;
  /** Addresses of pictures. Null if there is none. */
  readonly hero: string | null;
  readonly logo: string | null;
}

/** A location with its brand as the guest's page shows it. Its buttons do nothing. */
export function GuestCard({ view }: { view: GuestView }) {
  const copy = useTexts(texts);
  useSheet(css);
  const { name, brand, description, tags, address, phone, hero, logo } = view;
  const logoUrl = logo && imageUrl(logo);
  return (
    <article className="guest-card" aria-label={copy.card}>
      <div className="guest-hero">
        <Picture src={hero && imageUrl(hero)} name={name || brand} alt="" ratio={16 / 9} />
        {logoUrl && (
          <span className="guest-logo">
            <img src={logoUrl} alt="" loading="lazy" decoding="async" />
          </span>
        )}
      </div>
      <div className="guest-words">
        <p className="guest-name">{name || copy.noName}</p>
        {brand && brand !== name && <p className="muted small">{brand}</p>}
        {tags.length > 0 && <p className="small">{tags.join(" · ")}</p>}
        {description && <p className="guest-description">{description}</p>}
        <p className="small">{address || copy.noAddress}</p>
        {phone && <p className="small">{phone}</p>}
        <p className="guest-actions" aria-hidden="true">
          {view.hasReservations && <span className="guest-action main">{copy.reserve}</span>}
          {view.hasMenu && <span className="guest-action">{copy.menu}</span>}
        </p>
      </div>
    </article>
  );
}
