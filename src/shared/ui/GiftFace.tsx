import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./GiftFace.css?inline";
import { Money } from "./Money.tsx";
import { safeHref } from "../host/safeHref.ts";

interface GiftFaceProps {
  /** The restaurant. */
  name: string;
  /** The figure, as `useMoney` formats it; null while it is not known. */
  amount: string | null;
  /** What it is, such as "Gift card". */
  kind: string;
  /** To whom it goes, or a message; in the giver's words. */
  note?: ReactNode;
  picture?: string | null | undefined;
}

/** The face of a gift: drawn from the brand's tokens, with the restaurant's picture where it has one. */
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
