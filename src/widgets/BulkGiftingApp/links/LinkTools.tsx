import { lazy, Suspense, useState } from "react";
import { copyText } from "../../../shared/host/clipboard.ts";
import { downloadText } from "../../../shared/host/output.ts";
import type { MoneyCountry } from "../../../shared/money/format.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "./copy.ts";
import { linksCsv, type GiftLink } from "./giftLinks.ts";

const QrSheet = lazy(async () => ({ default: (await import("./QrSheet.tsx")).QrSheet }));

interface LinkToolsProps {
  id: string;
  links: readonly GiftLink[];
  /** Links are still loading, so that a copy or a file would not be whole. */
  isPartial: boolean;
  country: MoneyCountry;
  announce: (text: string) => void;
}

/** Copies, exports and prints all links of an order. */
export function LinkTools({ id, links, isPartial, country, announce }: LinkToolsProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function copyAll(): Promise<void> {
    const isCopied = await copyText(links.map(({ url }) => url).join("\n"));
    setFailed(!isCopied);
    if (isCopied) announce(copy.copied(links.length));
  }

  const isOff = isPartial || !links.length;
  return (
    <>
      <div className="gift-links-tools">
        <Button disabled={isOff} onClick={() => void copyAll()}>
          {links.length === 1 ? copy.copyOne : copy.copyAll(links.length.toLocaleString("en-US"))}
        </Button>
        <Button
          disabled={isOff}
          onClick={() => downloadText(copy.file(id), linksCsv(links), "text/csv;charset=utf-8")}
        >
          {copy.csv}
        </Button>
        <Button disabled={isOff} onClick={() => setPrinting(true)}>
          {copy.print}
        </Button>
      </div>
      {hasFailed && <Alert>{copy.notCopied}</Alert>}
      {isPrinting && (
        <Suspense>
          <QrSheet links={links} country={country} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
