import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import type { Column } from "../../../shared/list/ColumnHeads.tsx";
import { formatMoney } from "../../../shared/money/format.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import type { Terms } from "../account/terms.ts";
import { copy } from "./copy.ts";
import { giftName, isOpen } from "./figures.ts";
import { EmailAddress } from "../EmailAddress.tsx";
import { StatusMark } from "./StatusMark.tsx";

const { detail: words } = copy;

interface ColumnsStart {
  readonly terms: Terms;
  readonly chosen: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly resend: (gift: GiftRecipient) => void;
  readonly cancel: (gift: GiftRecipient) => void;
  readonly correct: (gift: GiftRecipient) => void;
  readonly copyLink: (url: string) => void;
}

export function giftColumns({
  terms: { country },
  chosen,
  busy,
  choose,
  resend,
  cancel,
  correct,
  copyLink,
}: ColumnsStart): Column<GiftRecipient>[] {
  return [
    {
      key: "name",
      head: words.name,
      cell: (gift, { tabIndex }) => (
        <label className="gift-name">
          {isOpen(gift) && (
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={chosen.has(gift.id)}
              aria-label={words.select(giftName(gift))}
              onChange={(event) => choose(gift.id, event.currentTarget.checked)}
            />
          )}
          <span translate="no">{giftName(gift)}</span>
        </label>
      ),
    },
    {
      key: "address",
      head: words.address,
      cell: ({ email, phone }) => (
        <span className="gift-address" translate="no">
          {email && <EmailAddress address={email} />}
          {phone && <span>+{phone.replace(/^\+/, "")}</span>}
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
      cell: (gift) => <StatusMark status={gift.status} detail={detailOf(gift, country)} />,
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
      cell: (gift, { tabIndex }) => {
        const name = giftName(gift);
        const isBusy = busy.has(gift.id);
        return (
          <span className="gift-actions">
            {isOpen(gift) && (
              <>
                {gift.status !== "scheduled" && (
                  <Button
                    kind="quiet"
                    tabIndex={tabIndex}
                    busy={isBusy}
                    aria-label={words.of(words.resend, name)}
                    onClick={() => resend(gift)}
                  >
                    {words.resend}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  tabIndex={tabIndex}
                  disabled={isBusy}
                  aria-label={words.of(words.correct, name)}
                  onClick={() => correct(gift)}
                >
                  {words.correct}
                </Button>
                <Button
                  kind="quiet"
                  danger
                  tabIndex={tabIndex}
                  disabled={isBusy}
                  aria-label={words.of(words.cancel, name)}
                  onClick={() => cancel(gift)}
                >
                  {words.cancel}
                </Button>
              </>
            )}
            {gift.giftUrl && isOpen(gift) && (
              <Button
                kind="quiet"
                tabIndex={tabIndex}
                aria-label={words.of(words.copyLink, name)}
                onClick={() => copyLink(gift.giftUrl ?? "")}
              >
                {words.copyLink}
              </Button>
            )}
          </span>
        );
      },
    },
  ];
}

/** Why it failed, or when it was claimed and what was redeemed of it. */
function detailOf(
  { status, failureReason, claimedAt, redeemedAt, redeemedAmount }: GiftRecipient,
  country: Terms["country"],
): string | undefined {
  if (status === "failed") return failureReason ?? undefined;
  const redeemed = parseDay(redeemedAt);
  if (redeemed && redeemedAmount)
    return words.redeemedOf(formatMoney(redeemedAmount, country), longDate(redeemed));
  const claimed = parseDay(claimedAt);
  return claimed ? words.claimedOn(longDate(claimed)) : undefined;
}
