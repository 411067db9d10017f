import { useEffect, useRef, useState } from "react";
import { selectText } from "../host/clipboard.ts";
import { linkWith } from "../host/linkWith.ts";
import { pageHref } from "../host/navigation.ts";
import { shareLink, type ShareResult } from "../host/share.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/**
 * Shares a link to this page with the place selected: by the system's share sheet, else by copying,
 * else as text to copy by hand.
 */
export function SharePlace({
  text,
  name,
  tabIndex,
}: {
  text: string;
  name: string;
  tabIndex: 0 | -1 | undefined;
}) {
  const copy = useTexts(texts);
  const [shared, setShared] = useState<ShareResult | null>(null);
  const link = useRef<HTMLElement>(null);
  const url = linkWith(pageHref(), { place: text });
  useEffect(() => {
    if (shared === "refused" && link.current) selectText(link.current);
  }, [shared]);
  if (!url) return null;
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={() => void shareLink({ url, title: name }).then(setShared)}
      >
        {copy.share}
        <span className="visually-hidden">: {name}</span>
      </button>
      <span className="place-shared muted small" role="status">
        {shared === "copied" && copy.copied}
        {shared === "refused" && copy.copyByHand}
      </span>
      {shared === "refused" && (
        <code ref={link} className="place-shared" translate="no">
          {url}
        </code>
      )}
    </>
  );
}
