import { Suspense } from "react";
import { lazyComponent } from "./lazyComponent.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./QrCode.css?inline";

export interface QrCodeProps {
  /** The content of the code: an address or a text. */
  value: string;
  /** The accessible name: 'QR code to open the app'. */
  label: string;
  /** The same content as text, to read and type. It stays if the code cannot be drawn. */
  text?: string | undefined;
}

/** Loads the drawing library only if a code is shown. Without the library, the text remains. */
const Drawing = lazyComponent(async () => {
  const { QRCode } = await import("react-qr-code");
  return ({ value }: { value: string }) => (
    <QRCode value={value} size={176} level="M" aria-hidden="true" />
  );
});

/** The most bytes of a QR code at this level of error correction. */
const maxBytes = 2331;

/** Dark on white in every theme, because cameras read other colors less reliably. */
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
