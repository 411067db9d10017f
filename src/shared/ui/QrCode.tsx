import { Suspense } from "react";
import { lazyComponent } from "./lazyComponent.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./QrCode.css?inline";

export interface QrCodeProps {
  /** The content that a camera reads: an address or a code. */
  value: string;
  /** Accessible name: 'QR code to open the app'. */
  label: string;
  /** The same to read and type; stays when the picture cannot be drawn. */
  text?: string | undefined;
}

/** The drawing library comes only where a code is shown; without it the text remains. */
const Drawing = lazyComponent(async () => {
  const { QRCode } = await import("react-qr-code");
  return ({ value }: { value: string }) => (
    <QRCode value={value} size={176} level="M" aria-hidden="true" />
  );
});

/** A QR code holds no more bytes at this level of error correction. */
const maxBytes = 2331;

/** Dark on white in every theme, because cameras read nothing else reliably. */
export function QrCode({ value, label, text }: QrCodeProps) {
  useSheet(css, "ui");
  const isDrawable = new TextEncoder().encode(value).length <= maxBytes;
  return (
    <figure className="qr">
      {isDrawable && (
        <div className="qr-frame" role="img" aria-label={label}>
          <Suspense>
            <Drawing value={value} />
          </Suspense>
        </div>
      )}
      {text && (
        <figcaption className="qr-text" translate="no">
          {text}
        </figcaption>
      )}
    </figure>
  );
}
