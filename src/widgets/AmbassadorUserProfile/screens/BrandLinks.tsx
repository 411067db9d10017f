import { useRef, useState } from "react";
import type { AmbassadorStats } from "../../../shared/contracts/ambassadorStats.ts";
import { copyText, selectText } from "../../../shared/host/clipboard.ts";
import { shareLink } from "../../../shared/host/share.ts";
import type { Cents } from "../../../shared/money/cents.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

type Link = AmbassadorStats["brandLinks"]["links"][number];

/** The ambassador's links, to copy, share and scan (AM3). */
export function BrandLinks({ links }: { links: readonly Link[] }) {
  const copy = useTexts(texts);
  const { money } = useMoney();
  return (
    <section className="brand-links">
      <h3>{copy.links.title}</h3>
      <ul>
        {links.map((link, index) => (
          <BrandLink
            key={`${index} ${link.url}`}
            name={link.name?.trim() || copy.links.unnamed({ position: index + 1 })}
            url={link.url}
            results={resultsOf(link, money, copy.links)}
          />
        ))}
      </ul>
    </section>
  );
}

function BrandLink({ name, url, results }: { name: string; url: string; results: string }) {
  const copy = useTexts(texts);
  const [status, setStatus] = useState<string | null>(null);
  const address = useRef<HTMLParagraphElement>(null);
  const isSafe = safeHref(url) !== null;

  async function copyLink(): Promise<void> {
    const isCopied = await copyText(url);
    if (!isCopied && address.current) selectText(address.current);
    setStatus(isCopied ? copy.links.copied : copy.links.refused);
  }

  async function share(): Promise<void> {
    const result = await shareLink({ url, title: name });
    if (result === "copied") setStatus(copy.links.copied);
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
      <div className="brand-actions">
        <Button aria-label={`${copy.links.copy}: ${name}`} onClick={() => void copyLink()}>
          {copy.links.copy}
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
        <span role="status" className="small">
          {status}
        </span>
      </div>
      {isSafe && <BrandQr name={name} url={url} />}
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

function BrandQr({ name, url }: { name: string; url: string }) {
  const copy = useTexts(texts);
  return (
    <Disclosure
      summary={
        <>
          {copy.links.qr}
          <span className="visually-hidden">: {name}</span>
        </>
      }
    >
      <QrCode value={url} label={copy.links.qrOf({ name })} />
    </Disclosure>
  );
}
