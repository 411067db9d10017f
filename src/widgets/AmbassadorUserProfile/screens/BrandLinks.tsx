import { useRef, useState } from "react";
import type { AmbassadorStats } from "../../../shared/contracts/ambassadorStats.ts";
import { copyText, selectText } from "../../../shared/host/clipboard.ts";
import { shareLink } from "../../../shared/host/share.ts";
import type { Cents } from "../../../shared/money/cents.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

type Link = AmbassadorStats["brandLinks"]["links"][number];

/** The ambassador's links, to copy, share and scan (AM3). */
export function BrandLinks({ links, from }: { links: readonly Link[]; from: string }) {
  const copy = useTexts(texts);
  const { money } = useMoney();
  const { product } = useEnvironment().config;
  return (
    <section className="brand-links">
      <h3>{copy.links.title}</h3>
      <ul>
        {links.map((link, index) => (
          <BrandLink
            key={`${index} ${link.url}`}
            name={link.name?.trim() || copy.links.unnamed({ position: index + 1 })}
            url={link.url}
            brand={link.name?.trim() || product.name}
            from={from}
            results={resultsOf(link, money, copy.links)}
          />
        ))}
      </ul>
    </section>
  );
}

interface BrandLinkProps {
  name: string;
  url: string;
  /** Whose link it is, in the picture: the brand, or the product for a link without a name. */
  brand: string;
  /** The ambassador's name, in the picture. */
  from: string;
  results: string;
}

function BrandLink({ name, url, brand, from, results }: BrandLinkProps) {
  const copy = useTexts(texts);
  const [status, setStatus] = useState<"copied" | "refused" | null>(null);
  const [hasQr, setHasQr] = useState(false);
  const address = useRef<HTMLParagraphElement>(null);
  const isSafe = safeHref(url) !== null;

  async function copyLink(): Promise<void> {
    const isCopied = await copyText(url);
    if (!isCopied && address.current) selectText(address.current);
    setStatus(isCopied ? "copied" : "refused");
  }

  async function share(): Promise<void> {
    const result = await shareLink({ url, title: name });
    if (result === "copied") setStatus("copied");
    if (result === "refused") await copyLink();
  }

  return (
    <li className="brand-link">
      <div>
        <b>{name}</b>
        <p ref={address} className="brand-address small muted" translate="no">
          {url}
        </p>
        {results && <p className="small figures">{results}</p>}
      </div>
      <div className="brand-actions" onBlur={() => setStatus(null)}>
        <Button aria-label={`${copy.links.copy}: ${name}`} onClick={() => void copyLink()}>
          <span className="brand-copy" data-copied={status === "copied" || undefined}>
            <span>{copy.links.copy}</span>
            <span>{copy.links.done}</span>
          </span>
        </Button>
        {isSafe && (
          <Button
            kind="quiet"
            aria-label={`${copy.links.share}: ${name}`}
            onClick={() => void share()}
          >
            {copy.links.share}
          </Button>
        )}
        {isSafe && (
          <Button kind="quiet" aria-expanded={hasQr} onClick={() => setHasQr(!hasQr)}>
            {copy.links.qr}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <span role="status" className={status === "refused" ? "small" : "visually-hidden"}>
          {status && copy.links[status]}
        </span>
      </div>
      {hasQr && <BrandQr name={name} url={url} brand={brand} from={from} />}
    </li>
  );
}

/** The figures that the server sends for the link. Empty if it sends none. */
function resultsOf(
  { claims, redemptions, creditsEarned }: Link,
  money: (amount: Cents) => string,
  copy: typeof texts.messages.links,
): string {
  return [
    claims !== null && copy.claims({ count: claims }),
    redemptions !== null && copy.redemptions({ count: redemptions }),
    creditsEarned !== null && copy.earned({ amount: money(creditsEarned) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The link as a QR code, and in a picture with it, for a message, a story or a printout. */
function BrandQr({ name, url, brand, from }: Omit<BrandLinkProps, "results">) {
  const copy = useTexts(texts);
  const { dir } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [status, setStatus] = useState<string | null>(null);

  async function share(): Promise<void> {
    const content = {
      invitation: copy.links.invitation({ name: from }),
      brand,
      hint: copy.links.scan,
      url,
      dir,
    };
    setDrawing(true);
    setStatus(null);
    const result = await import("../sharePicture.ts")
      .then(({ sharePicture }) => (place.current ? sharePicture(place.current, content) : null))
      .catch(() => null);
    setDrawing(false);
    if (!result) setStatus(copy.links.pictureFailed);
    else if (result === "saved") setStatus(copy.links.pictureSaved);
  }

  return (
    <div ref={place} className="brand-qr">
      <QrCode value={url} label={copy.links.qrOf({ name })} />
      <Button
        busy={isDrawing}
        aria-label={`${copy.links.picture}: ${name}`}
        onClick={() => void share()}
      >
        {copy.links.picture}
      </Button>
      <span role="status" className="small">
        {status}
      </span>
    </div>
  );
}
