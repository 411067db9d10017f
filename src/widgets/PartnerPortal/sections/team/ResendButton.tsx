import { useEffect, useState } from "react";
import { resendInvitation } from "../../../../shared/contracts/partnerTeam.ts";
import { steadyClock } from "../../../../shared/host/clock.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { problemText } from "../../problemText.ts";
import type { PortalStore } from "../../store.ts";
import { copy } from "./copy.ts";

/** How long an invitation cannot be sent again, in seconds (P12). */
const waitSeconds = 60;

/** When each member's invitation may be sent again, by `performance.now()`; outlives the row, which scrolls away and comes back. */
const waits = new WeakMap<PortalStore, Map<string, number>>();

interface ResendButtonProps {
  portal: PortalStore;
  id: string;
  email: string;
  name: string;
  tabIndex: 0 | -1;
}

/** Sends an invitation again, at most once a minute (P12). */
export function ResendButton({ portal, id, email, name, tabIndex }: ResendButtonProps) {
  const [isSending, setSending] = useState(false);
  const [left, setLeft] = useState(() => secondsLeft(portal, id));
  const words = copy.resend;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(secondsLeft(portal, id)), 1000);
    return () => clearTimeout(timer);
  }, [left, portal, id]);

  async function send(): Promise<void> {
    if (isSending || left > 0) return;
    setSending(true);
    const outcome = await portal.client().call(resendInvitation, {
      path: { slug: portal.slug() },
      body: { team_members: { member_id: id, email, resend_invitation: true } },
    });
    setSending(false);
    if (!outcome.ok) return portal.say(problemText(outcome.problem, words.failed));
    waitsOf(portal).set(id, steadyClock() + waitSeconds * 1000);
    setLeft(waitSeconds);
    portal.say(words.done);
  }

  return (
    <Button
      kind="quiet"
      tabIndex={tabIndex}
      busy={isSending}
      disabled={left > 0}
      aria-label={left > 0 ? `${words.wait(left)}: ${words.named(name)}` : words.named(name)}
      onClick={() => void send()}
    >
      {left > 0 ? <span className="figures">{words.wait(left)}</span> : words.button}
    </Button>
  );
}

function waitsOf(portal: PortalStore): Map<string, number> {
  const known = waits.get(portal) ?? new Map<string, number>();
  waits.set(portal, known);
  return known;
}

function secondsLeft(portal: PortalStore, id: string): number {
  return Math.max(0, Math.ceil(((waitsOf(portal).get(id) ?? 0) - steadyClock()) / 1000));
}
