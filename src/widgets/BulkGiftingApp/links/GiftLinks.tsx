import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { copyText } from "../../../shared/host/clipboard.ts";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { giftsOf } from "../dashboard/dashboardStore.ts";
import { Loading } from "../Loading.tsx";
import type { GiftLinksProps } from "../storeType.ts";
import { giftLinksOf, type GiftLink } from "./giftLinks.ts";
import css from "./Links.css?inline";
import { LinkTools } from "./LinkTools.tsx";
import { texts } from "./texts.ts";
import { localeOf } from "../../../shared/time/formatter.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The links of an order that was just paid. The list loads page by page until it is complete. */
export function GiftLinks({ store, id, ordered, country }: GiftLinksProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const gifts = giftsOf(store, id);
  const state = useStore(gifts.store);
  const links = useMemo(() => giftLinksOf(state.gifts), [state.gifts]);
  // If a page fails, it is not requested again automatically, because neither of these has changed.
  useEffect(() => gifts.more(), [gifts, state.gifts, state.next]);
  if (state.kind === "loading") return <Loading text={copy.loading} />;
  if (state.kind !== "loaded")
    return (
      <Alert
        title={copy.unread.title}
        actions={<Button onClick={gifts.retry}>{copy.unread.retry}</Button>}
      >
        {copy.unread.text}
      </Alert>
    );
  const total = Math.max(ordered, state.total);
  const isPartial = state.next !== null || state.isCut;
  const pending = isPartial ? 0 : total - links.length;
  return (
    <section className="gift-links" aria-label={copy.label}>
      <p>{copy.lead}</p>
      <LinkTools
        {...{ id, links, isPartial, country }}
        announce={store.toast.show}
        qrSheet={store.lazyParts.qrSheet}
      />
      {isPartial && (
        <Alert
          kind="info"
          actions={
            !state.isLoadingMore && (
              <Button onClick={state.isCut ? gifts.retry : gifts.more}>{copy.more}</Button>
            )
          }
        >
          {copy.progress({ loaded: links.length, total })}
        </Alert>
      )}
      {pending > 0 && (
        <Alert kind="info" actions={<Button onClick={gifts.retry}>{copy.check}</Button>}>
          {copy.pending({ count: pending })}
        </Alert>
      )}
      <WindowedList
        label={copy.label}
        rows={links}
        keyOf={({ position }) => String(position)}
        estimatePx={53}
        heightPx={480}
        render={(link, { tabIndex }) => (
          <LinkRow link={link} tabIndex={tabIndex} announce={store.toast.show} />
        )}
      />
    </section>
  );
}

interface LinkRowProps {
  link: GiftLink;
  tabIndex: 0 | -1;
  announce: (text: string) => void;
}

function LinkRow({ link: { position, url }, tabIndex, announce }: LinkRowProps) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  async function copyOne(): Promise<void> {
    announce((await copyText(url)) ? copy.copied({ count: 1 }) : copy.notCopied);
  }
  return (
    <div className="gift-link" translate="no">
      <span className="muted figures">{position.toLocaleString(localeOf(lang))}</span>
      <span className="url" title={url}>
        {url.replace(/^https:\/\//, "")}
      </span>
      <Button
        kind="quiet"
        tabIndex={tabIndex}
        aria-label={copy.copy({ position })}
        onClick={() => void copyOne()}
      >
        {copy.copyOne}
      </Button>
    </div>
  );
}
