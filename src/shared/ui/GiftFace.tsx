import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./GiftFace.css?inline";
import { Money } from "./Money.tsx";
import { safeHref } from "../host/safeHref.ts";

interface GiftFaceProps {
  /** The restaurant. */
  name: string;
  /** The amount, as `useMoney` formats it. Null while it is unknown. */
  amount: string | null;
  /** The kind of gift, such as "Gift card". */
  kind: string;
  /** The recipient or a message, in the giver's words. */
  note?: ReactNode;
  picture?: string | null | undefined;
}

/**
 * The picture of a gift card, drawn with the brand's tokens and the restaurant's picture if there
 * is one.
 */
export function GiftFace({ name, amount, kind, note, picture }: GiftFaceProps) {
  useSheet(css, "ui");
  const src = safeHref(picture);
  return (
    <div className="gift-face" data-picture={src ? true : undefined}>
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
      <span className="gift-face-name">{name}</span>
      {note && <span className="gift-face-note">{note}</span>}
      <span className="gift-face-foot">
        {amount && <Money amount={amount} size="huge" />}
        <span className="gift-face-kind">{kind}</span>
      </span>
    </div>
  );
}
