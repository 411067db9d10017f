import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import type { Column } from "../../../shared/list/ColumnHeads.tsx";
import { formatMoney } from "../../../shared/money/format.ts";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import type { Terms } from "../account/terms.ts";
import { EmailAddress } from "../EmailAddress.tsx";
import { giftName, isOpen } from "./figures.ts";
import { GiftActions, type GiftHandlers } from "./GiftActions.tsx";
import { StatusMark } from "./StatusMark.tsx";
import type { texts } from "./texts.ts";

interface ColumnsInput extends GiftHandlers {
  readonly copy: (typeof texts)["messages"];
  readonly lang: string;
  readonly terms: Terms;
  readonly chosen: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly choose: (id: string, isChosen: boolean) => void;
}

/** The columns of an order's gifts. */
export function giftColumns(input: ColumnsInput): Column<GiftRecipient>[] {
  const {
    copy,
    copy: { detail: words },
    terms: { country },
  } = input;
  return [
    nameColumn(input),
    {
      key: "address",
      head: words.address,
      cell: ({ email, phone }) => (
        <span className="gift-address" translate="no">
          {email && <EmailAddress address={email} />}
          {phone && <span>{shownPhone(phone)}</span>}
          {!email && !phone && "–"}
        </span>
      ),
    },
    {
      key: "amount",
      head: words.amount,
      align: "end",
      cell: ({ amount }) => (
        <span translate="no">{amount === null ? "–" : formatMoney(amount, country)}</span>
      ),
    },
    {
      key: "status",
      head: words.status,
      cell: (gift) => <StatusMark status={gift.status} detail={detailOf(gift, input)} />,
    },
    {
      key: "balance",
      head: words.balance,
      align: "end",
      cell: ({ balance }) => (
        <span translate="no">{balance === null ? "–" : formatMoney(balance, country)}</span>
      ),
    },
    {
      key: "actions",
      head: words.actions,
      cell: (gift, { tabIndex }) => (
        <GiftActions
          gift={gift}
          name={giftName(gift, copy)}
          isBusy={input.busy.has(gift.id)}
          tabIndex={tabIndex}
          handlers={input}
        />
      ),
    },
  ];
}

/** A phone number: formatted if the country is known, else as the server sent it. */
function shownPhone(phone: string): string {
  const digits = phone.replace(/^\+/, "");
  const displayed = displayPhone(digits);
  return displayed === digits ? `+${digits}` : displayed;
}

/** Names, with a checkbox if any action is still possible for the gift. */
function nameColumn({ copy, chosen, choose }: ColumnsInput): Column<GiftRecipient> {
  const { detail: words } = copy;
  return {
    key: "name",
    head: words.name,
    cell: (gift, { tabIndex }) => (
      <label className="gift-name">
        {isOpen(gift) && (
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={chosen.has(gift.id)}
            aria-label={words.select({ name: giftName(gift, copy) })}
            onChange={(event) => choose(gift.id, event.currentTarget.checked)}
          />
        )}
        <span translate="no">{giftName(gift, copy)}</span>
      </label>
    ),
  };
}

/** Why the gift failed, or when it was claimed and how much was redeemed. */
function detailOf(
  { status, failureReason, claimedAt, redeemedAt, redeemedAmount }: GiftRecipient,
  { copy: { detail: words }, lang, terms: { country } }: ColumnsInput,
): string | undefined {
  if (status === "failed") return failureReason ?? undefined;
  const redeemed = parseDay(redeemedAt);
  if (redeemed && redeemedAmount)
    return words.redeemedOf({
      amount: formatMoney(redeemedAmount, country),
      day: longDate(redeemed, lang),
    });
  const claimed = parseDay(claimedAt);
  return claimed ? words.claimedOn({ day: longDate(claimed, lang) }) : undefined;
}
