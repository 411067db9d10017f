import { useStore } from "zustand";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { localeOf } from "../../../shared/time/formatter.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { BackLink } from "../../../shared/ui/BackLink.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { Terms } from "../account/terms.ts";
import { texts as widgetTexts } from "../texts.ts";
import type { Navigation } from "../navigation.ts";
import { Loading } from "../Loading.tsx";
import type { BulkStore } from "../storeType.ts";
import { GiftTable } from "./GiftTable.tsx";
import { orderName } from "./figures.ts";
import type { Gifts } from "./gifts.ts";
import type { GiftsState } from "./giftsState.ts";
import { StatusMark } from "./StatusMark.tsx";
import { texts } from "./texts.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** One order and the status of each of its gifts (BG8). */
export function OrderDetail({
  store,
  gifts,
  terms,
}: {
  store: BulkStore;
  gifts: Gifts;
  terms: Terms;
}) {
  const copy = useTexts(texts);
  const { detail: words } = copy;
  const state = useStore(gifts.store);
  const back = <Back navigation={store.navigation} />;
  if (state.kind === "loading") return <Loading text={copy.loading} />;
  if (state.kind === "missing")
    return (
      <Screen screenKey="missing" before={back} heading={words.missing} lead={words.missingLead} />
    );
  if (state.kind === "failed" || !state.order)
    return (
      <Screen screenKey="failed" before={back} heading={copy.unread.title}>
        <Alert actions={<Button onClick={gifts.retry}>{copy.unread.retry}</Button>}>
          {copy.unread.text}
        </Alert>
      </Screen>
    );
  return (
    <Screen
      screenKey={`order-${gifts.id}`}
      width="full"
      before={back}
      heading={orderName(state.order, copy)}
    >
      <Facts order={state.order} terms={terms} />
      <GiftTable gifts={gifts} state={state} terms={terms} announce={store.toast.show} />
    </Screen>
  );
}

function Back({ navigation }: { navigation: Navigation }) {
  const { detail: words } = useTexts(texts);
  return (
    <BackLink
      href={navigation.href({ name: "dashboard" })}
      onBack={() => navigation.go({ name: "dashboard" })}
    >
      {words.back}
    </BackLink>
  );
}

function Facts({
  order,
  terms: { country },
}: {
  order: NonNullable<GiftsState["order"]>;
  terms: Terms;
}) {
  const { money } = useMoney(country);
  const { detail: words, orders } = useTexts(texts);
  const { people } = useTexts(widgetTexts);
  const { lang } = useEnvironment();
  const created = parseDay(order.createdAt);
  const sendOn = parseDay(order.deliverAt);
  const facts = [
    { head: words.status, text: <StatusMark status={order.status} /> },
    { head: orders.number, text: <span translate="no">{order.id}</span> },
    { head: orders.created, text: created && longDate(created, lang) },
    { head: orders.sendOn, text: sendOn && longDate(sendOn, lang) },
    { head: orders.people, text: people({ count: order.recipientCount }) },
    {
      head: orders.total,
      text: order.total !== null && <span translate="no">{money(order.total)}</span>,
    },
    { head: orders.claimed, text: order.claimedCount.toLocaleString(localeOf(lang)) },
    {
      head: orders.redeemed,
      text: order.redeemedAmount !== null && (
        <span translate="no">{money(order.redeemedAmount)}</span>
      ),
    },
  ];
  return (
    <dl className="order-facts">
      {facts.map(
        ({ head, text }) =>
          text && (
            <div key={head}>
              <dt>{head}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
