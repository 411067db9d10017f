import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useRef, useState } from "react";
import { QRCode } from "react-qr-code";
import { printDocument } from "../../../shared/host/printDocument.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import type { QrSheetProps } from "../storeType.ts";
import { sheetsOf } from "./giftLinks.ts";
import printCss from "./sheet.print.css?inline";
import { texts } from "./texts.ts";
import { localeOf } from "../../../shared/time/formatter.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** QR codes of an order's links, to check on the screen and to print. */
export function QrSheet({ links, country, onClose }: QrSheetProps) {
  const { money } = useMoney(country);
  const { sheet: words } = useTexts(texts);
  const { lang } = useEnvironment();
  const sheet = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const sheets = sheetsOf(links.length);
  const { from, to } = sheets[chosen] ?? { from: 0, to: links.length };
  const text = (count: number): string => count.toLocaleString(localeOf(lang));
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          onClick={() => sheet.current && printDocument(words.title, [sheet.current], printCss)}
        >
          {words.print}
        </Button>
      }
    >
      <p>{words.text}</p>
      {sheets.length > 1 && (
        <Select
          label={words.range}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          options={sheets.map((part, index) => ({
            value: String(index),
            label: `${text(part.from + 1)}–${text(part.to)}`,
          }))}
        />
      )}
      <div ref={sheet} className="qr-sheet">
        {links.slice(from, to).map(({ position, url, amount }) => (
          <figure key={position}>
            <span role="img" aria-label={words.code({ position })}>
              <QRCode value={url} size={130} level="M" aria-hidden="true" />
            </span>
            <figcaption translate="no">
              {amount !== null && <div className="amount">{money(amount)}</div>}
              <div>{text(position)}</div>
              <div className="url">{url}</div>
            </figcaption>
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
