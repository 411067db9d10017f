import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { scannedLink } from "../links.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** A QR code that opens the gift on a phone, or the app if the gift was claimed. */
export function Scan({ code, isClaimed }: { code: string | null; isClaimed: boolean }) {
  const copy = useTexts(texts);
  const { links, product } = useEnvironment().config;
  return (
    <div className="gift-scan">
      <QrCode value={scannedLink(links, code)} label={isClaimed ? copy.qrApp : copy.qr} />
      <p>
        <strong>{(isClaimed ? copy.openApp : copy.scanHeading)({ product: product.name })}</strong>
      </p>
      <p className="muted small">{copy.scan}</p>
    </div>
  );
}
