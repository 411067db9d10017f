import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { isOpen } from "./figures.ts";
import { texts } from "./texts.ts";

export interface GiftHandlers {
  readonly resend: (gift: GiftRecipient) => void;
  readonly cancel: (gift: GiftRecipient) => void;
  readonly correct: (gift: GiftRecipient) => void;
  readonly copyLink: (url: string) => void;
}

interface GiftActionsProps {
  gift: GiftRecipient;
  /** Names the gift to screen readers. */
  name: string;
  isBusy: boolean;
  tabIndex: 0 | -1;
  handlers: GiftHandlers;
}

/** Buttons for the actions that are still possible. A scheduled gift cannot be sent again. */
export function GiftActions({ gift, name, isBusy, tabIndex, handlers }: GiftActionsProps) {
  const { detail: words } = useTexts(texts);
  if (!isOpen(gift)) return <span className="gift-actions" />;
  const { giftUrl } = gift;
  return (
    <span className="gift-actions">
      {gift.status !== "scheduled" && (
        <Button
          kind="quiet"
          tabIndex={tabIndex}
          busy={isBusy}
          aria-label={words.of({ action: words.resend, name })}
          onClick={() => handlers.resend(gift)}
        >
          {words.resend}
        </Button>
      )}
      <Button
        kind="quiet"
        tabIndex={tabIndex}
        disabled={isBusy}
        aria-label={words.of({ action: words.correct, name })}
        onClick={() => handlers.correct(gift)}
      >
        {words.correct}
      </Button>
      <Button
        kind="quiet"
        danger
        tabIndex={tabIndex}
        disabled={isBusy}
        aria-label={words.of({ action: words.cancel, name })}
        onClick={() => handlers.cancel(gift)}
      >
        {words.cancel}
      </Button>
      {giftUrl && (
        <Button
          kind="quiet"
          tabIndex={tabIndex}
          aria-label={words.of({ action: words.copyLink, name })}
          onClick={() => handlers.copyLink(giftUrl)}
        >
          {words.copyLink}
        </Button>
      )}
    </span>
  );
}
