import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { scannedLink } from "../links.ts";

/** A QR code that opens the gift on a phone. */
export function Scan({ code }: { code: string | null }) {
  const { links, product } = useEnvironment().config;
  return (
    <div className="gift-scan">
      <QrCode value={scannedLink(links, code)} label={copy.qr} />
      <p>
        <strong>{copy.scanHeading(product.name)}</strong>
      </p>
      <p className="muted small">{copy.scan}</p>
    </div>
  );
}
