import { useState } from "react";
import { useDraft } from "../../../shared/forms/draft.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { GiftFace } from "../../../shared/ui/GiftFace.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Picture } from "../../../shared/ui/Picture.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { amountFrom } from "../amount.ts";
import type { Event } from "../flow.ts";
import { summaryOf, type Summary } from "../incentive.ts";
import { betterPick, firstPick, ownAmount, picksOf, type Pick } from "../offers.ts";
import type { Options } from "../options.ts";
import type { Tab } from "../panel.ts";
import { useScrollMargin } from "../../../shared/ui/useScrollMargin.ts";
import { OfferErrorAlert } from "./OfferErrorAlert.tsx";
import { texts } from "../texts.ts";
import { OpenAmount } from "./OpenAmount.tsx";
import type { PurchaseState } from "./PurchasePanel.tsx";
import { SummaryLines } from "./SummaryLines.tsx";
import { BetterOffer } from "./BetterOffer.tsx";
import { TierList } from "./TierList.tsx";

interface OffersProps {
  /** The name of the radio group, which differs between tabs. */
  name: string;
  state: PurchaseState;
  /** The tabs whose tiers are shown. If there are several, each has a heading. */
  tabs: readonly Tab[];
  labels: Readonly<Record<Tab["key"], string>>;
  options: Options;
  hasPicture?: boolean;
  send: (event: Event) => void;
}

/** Everything that can be bought, one selected item, and one button that buys it. */
export function Offers({ name, state, tabs, labels, options, hasPicture, send }: OffersProps) {
  const copy = useTexts(texts);
  const { page, text } = state;
  const hasOpenAmount = tabs.some((tab) => tab.hasOpenAmount);
  const groups = tabs.map((tab) => ({ tab, picks: picksOf(tab, options) }));
  const picks = groups.flatMap((group) => group.picks);
  const [chosenKey, choose] = useDraft(
    `picked:${name}`,
    firstPick(picks, hasOpenAmount, text, page.options),
  );
  const chosen = picks.find(({ key }) => key === chosenKey);
  const { amount } = amountFrom(text, page.options);
  const summary = chosen
    ? { pay: chosen.tier.payAmount, get: chosen.tier.getAmount }
    : amount === null
      ? null
      : summaryOf(amount, page.options);
  const better = chosen || !summary ? undefined : betterPick(picks, summary);
  const [asked, setAsked] = useState<object | null>(null);
  const isGift = (chosen?.tab ?? tabs.find((tab) => tab.hasOpenAmount)?.key) === "gift-cards";
  return (
    <form
      className="offers"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen && amount !== null && state.kind === "choosing")
          send({ type: "submitted", amount });
      }}
    >
      {hasPicture && (
        <Picture src={page.project.heroImage} name={page.project.name ?? ""} ratio={21 / 9} />
      )}
      <div className="offers-main">
        {groups.map(({ tab, picks: own }) => (
          <TierList
            key={tab.key}
            legend={tabs.length > 1 ? labels[tab.key] : copy.tier.legend}
            picks={own}
            value={chosenKey}
            onChange={(key) => choose(() => key)}
          />
        ))}
        {hasOpenAmount && (
          <OpenAmount
            state={state}
            hasTiers={picks.length > 0}
            isPicked={!chosen}
            asked={asked}
            onType={(typed) => {
              setAsked(null);
              choose(() => ownAmount);
              send({ type: "amountTyped", text: typed });
            }}
          />
        )}
      </div>
      <Decision
        state={state}
        chosen={chosen}
        amount={chosen ? chosen.tier.payAmount : amount}
        summary={summary}
        better={better}
        isGift={isGift}
        onTake={(key) => choose(() => key)}
        onBlocked={() => setAsked({})}
      />
    </form>
  );
}

interface DecisionProps {
  state: PurchaseState;
  chosen: Pick | undefined;
  amount: ReturnType<typeof amountFrom>["amount"];
  summary: Summary | null;
  /** A fixed offer that gives more than the open amount for the same money. */
  better: Pick | undefined;
  isGift: boolean;
  onTake: (key: string) => void;
  onBlocked: () => void;
}

/** The price and credit of the selected item, and the button, which stays in view. */
function Decision({
  state,
  chosen,
  amount,
  summary,
  better,
  isGift,
  onTake,
  onBlocked,
}: DecisionProps) {
  const copy = useTexts(texts);
  const { money, preset } = useMoney();
  const { project } = state.page;
  const isBusy = state.kind !== "choosing";
  const label = summary
    ? copy.open.buy({ pay: preset(summary.pay), get: preset(summary.get) })
    : copy.open.submit;
  return (
    <div className="offers-side" data-gift={isGift || undefined}>
      <GiftFace
        name={project.name ?? copy.thisRestaurant}
        amount={summary && money(summary.get)}
        kind={isGift ? copy.giftCard : copy.heading}
        picture={project.heroImage}
      />
      {summary && amount !== null && <SummaryLines amount={amount} summary={summary} />}
      <div className="offers-bar" ref={useScrollMargin()}>
        {state.kind === "choosing" && state.alert && <OfferErrorAlert error={state.alert} />}
        {better && <BetterOffer tier={better.tier} onTake={() => onTake(better.key)} />}
        {chosen ? (
          <LinkButton href={chosen.href} kind="primary" wide reason="checkout">
            <span translate="no">{label}</span>
          </LinkButton>
        ) : (
          <Button
            type="submit"
            kind="primary"
            wide
            busy={isBusy}
            busyText={copy.open.submitting}
            disabled={amount === null}
            onBlocked={onBlocked}
          >
            <span translate="no">{label}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
