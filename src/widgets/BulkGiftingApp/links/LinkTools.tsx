import { useState } from "react";
import { useStore } from "zustand";
import { copyText } from "../../../shared/host/clipboard.ts";
import { downloadText } from "../../../shared/host/output.ts";
import type { MoneyCountry } from "../../../shared/money/format.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import type { LazyParts } from "../storeType.ts";
import { linksCsv, type GiftLink } from "./giftLinks.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface LinkToolsProps {
  id: string;
  links: readonly GiftLink[];
  /** Links are still loading, so a copy or an export would be incomplete. */
  isPartial: boolean;
  country: MoneyCountry;
  announce: (text: string) => void;
  qrSheet: LazyParts["qrSheet"];
}

/** Copies, exports and prints all links of an order. */
export function LinkTools({ id, links, isPartial, country, announce, qrSheet }: LinkToolsProps) {
  const copy = useTexts(texts);
  const [isPrinting, setPrinting] = useState(false);
  const { part: QrSheet, hasFailed: isMissing } = useStore(qrSheet.store);
  const [hasFailed, setFailed] = useState(false);

  async function copyAll(): Promise<void> {
    const isCopied = await copyText(links.map(({ url }) => url).join("\n"));
    setFailed(!isCopied);
    if (isCopied) announce(copy.copied({ count: links.length }));
  }

  function openSheet(): void {
    qrSheet.load();
    setPrinting(true);
  }

  const isOff = isPartial || !links.length;
  return (
    <>
      <div className="gift-links-tools">
        <Button disabled={isOff} onClick={() => void copyAll()}>
          {links.length === 1 ? copy.copyOne : copy.copyAll({ count: links.length })}
        </Button>
        <Button
          disabled={isOff}
          onClick={() =>
            downloadText(copy.file({ id }), linksCsv(links, copy), "text/csv;charset=utf-8")
          }
        >
          {copy.csv}
        </Button>
        <Button disabled={isOff} onClick={openSheet}>
          {copy.print}
        </Button>
      </div>
      {hasFailed && <Alert>{copy.notCopied}</Alert>}
      {isPrinting && isMissing && <Alert>{copy.sheet.missing}</Alert>}
      {isPrinting && QrSheet && (
        <QrSheet links={links} country={country} onClose={() => setPrinting(false)} />
      )}
    </>
  );
}
