import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Ending, EndingKind } from "../state.ts";
import { validTiers } from "./tierChoice.ts";
import { AppLinks } from "./AppLinks.tsx";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { ShareOffer } from "./ShareOffer.tsx";
import { Upsell } from "./Upsell.tsx";
import { texts } from "../texts.ts";
import { asSent } from "../../../shared/texts/serverTexts.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { deferredTexts } from "../deferredTexts.ts";

interface EndingScreenProps {
  kind: EndingKind;
  ending: Ending;
  enterprise: Enterprise | null;
  checkoutUrl: string;
  onRestart: () => void;
}

/** The final states in which a returning guest can still buy a bonus. */
const upsellEndings: readonly EndingKind[] = [
  "returnUserNewUserOnly",
  "returnUserNoLongerAvailable",
];
const appEndings: readonly EndingKind[] = ["prevClaimed", "prevUsed"];

/** The text below the heading. It is shorter if there are no tiers, or nothing to share. */
function leadOf(
  endings: typeof deferredTexts.messages.endings,
  kind: EndingKind,
  hasTiers: boolean,
  canShare: boolean,
): string {
  const { returnUserNewUserOnly: newOnly, claimOwnReferral: ownReferral } = endings;
  if (kind === "returnUserNewUserOnly" && !hasTiers) return newOnly.plain;
  if (kind === "claimOwnReferral" && !canShare) return ownReferral.plain;
  return endings[kind].text;
}

/** Whether the server's message says no more than the heading. */
function isSame(message: string | null, heading: string): boolean {
  return message?.replace(".", "").trim().toLowerCase() === heading.toLowerCase();
}

/** Every final state other than a claim: what happened, and what to do next. */
export function EndingScreen({
  kind,
  ending,
  enterprise,
  checkoutUrl,
  onRestart,
}: EndingScreenProps) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const { links } = useEnvironment().config;
  const { heading } = deferredCopy.endings[kind];
  const tiers = upsellEndings.includes(kind) ? validTiers(ending.tiers) : [];
  const isInApp = appEndings.includes(kind);
  const shareUrl = kind === "claimOwnReferral" ? ending.shareUrl : null;
  const serverMessage =
    kind === "suspendedAccount" && !isSame(ending.message, heading) ? ending.message : null;
  const support = kind === "suspendedAccount" ? (enterprise?.supportUrl ?? links["support"]) : null;
  return (
    <Screen
      screenKey={kind}
      eyebrow={ending.offer ? <OfferLine offer={ending.offer} /> : undefined}
      heading={heading}
      lead={
        asSent(serverMessage?.slice(0, 300)) ??
        leadOf(deferredCopy.endings, kind, tiers.length > 0, shareUrl !== null)
      }
    >
      {tiers.length > 0 && <Upsell tiers={tiers} checkoutUrl={checkoutUrl} />}
      {isInApp && (
        <div className="offer-next">
          <AppLinks enterprise={enterprise} />
        </div>
      )}
      <div className="screen-actions">
        <LinkButton href={support} kind="primary" wide>
          {deferredCopy.endings.support}
        </LinkButton>
        {shareUrl && (
          <ShareOffer
            kind="primary"
            url={shareUrl}
            title={ending.offer?.name ?? copy.offerCode.heading}
          />
        )}
        {!safeHref(support) && (
          <Button
            kind={tiers.length || isInApp || shareUrl ? "quiet" : "secondary"}
            wide
            onClick={onRestart}
          >
            {deferredCopy.endings.another}
          </Button>
        )}
      </div>
    </Screen>
  );
}
