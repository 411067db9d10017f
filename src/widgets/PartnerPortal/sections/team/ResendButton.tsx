import { useEffect, useState } from "react";
import { resendInvitation } from "../../../../shared/contracts/partnerTeam.ts";
import { steadyClock } from "../../../../shared/host/clock.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useProblemText } from "../../problemText.ts";
import type { PortalStore } from "../../storeType.ts";
import { texts } from "./texts.ts";

/** Seconds until an invitation can be sent again (P12). */
const waitSeconds = 60;

/**
 * The times from which invitations can be sent again, on the clock of `performance.now()`. They
 * outlive the row, which unmounts when it is scrolled out of view.
 */
const allWaits = new WeakMap<PortalStore, Map<string, number>>();

interface ResendButtonProps {
  portal: PortalStore;
  id: string;
  email: string;
  name: string;
  tabIndex: 0 | -1;
}

/** Sends an invitation again, at most once a minute (P12). */
export function ResendButton({ portal, id, email, name, tabIndex }: ResendButtonProps) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const [isSending, setSending] = useState(false);
  const [remaining, setRemaining] = useState(() => secondsLeft(portal, id));
  const words = copy.resend;
  useEffect(() => {
    if (remaining <= 0) return;
    const timer = setTimeout(() => setRemaining(secondsLeft(portal, id)), 1000);
    return () => clearTimeout(timer);
  }, [remaining, portal, id]);

  async function send(): Promise<void> {
    if (isSending || remaining > 0) return;
    setSending(true);
    const outcome = await portal.client().call(resendInvitation, {
      path: { slug: portal.slug() },
      body: { team_members: { member_id: id, email, resend_invitation: true } },
    });
    setSending(false);
    if (!outcome.ok) return portal.showToast(problemText(outcome.problem, words.failed));
    waitsByMember(portal).set(id, steadyClock() + waitSeconds * 1000);
    setRemaining(waitSeconds);
    portal.showToast(words.done);
  }

  return (
    <Button
      kind="quiet"
      tabIndex={tabIndex}
      busy={isSending}
      disabled={remaining > 0}
      aria-label={
        remaining > 0
          ? `${words.wait({ seconds: remaining })}: ${words.named({ name })}`
          : words.named({ name })
      }
      onClick={() => void send()}
    >
      {remaining > 0 ? (
        <span className="figures">{words.wait({ seconds: remaining })}</span>
      ) : (
        words.button
      )}
    </Button>
  );
}

function waitsByMember(portal: PortalStore): Map<string, number> {
  const portalWaits = allWaits.get(portal) ?? new Map<string, number>();
  allWaits.set(portal, portalWaits);
  return portalWaits;
}

function secondsLeft(portal: PortalStore, id: string): number {
  return Math.max(0, Math.ceil(((waitsByMember(portal).get(id) ?? 0) - steadyClock()) / 1000));
}
