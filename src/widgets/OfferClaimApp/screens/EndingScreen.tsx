import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { lateCopy } from "../lateCopy.ts";
import type { Ending, EndingKind } from "../state.ts";
import { usableTiers } from "../upsell.ts";
import { OfferLine } from "./OfferHead.tsx";
import { Upsell } from "./Upsell.tsx";

interface EndingScreenProps {
  kind: EndingKind;
  ending: Ending;
  enterprise: Enterprise | null;
  checkoutUrl: string;
  onRestart: () => void;
}

/** The offers that a returning guest may still get a bonus instead of. */
const withUpsell: readonly EndingKind[] = ["returnUserNewUserOnly", "returnUserNoLongerAvailable"];
const inApp: readonly EndingKind[] = ["prevClaimed", "prevUsed"];

/** Every end but the good ones: what happened, and what next. */
export function EndingScreen({
  kind,
  ending,
  enterprise,
  checkoutUrl,
  onRestart,
}: EndingScreenProps) {
  const { links } = useEnvironment().config;
  const { heading, text } = lateCopy.endings[kind];
  const tiers = withUpsell.includes(kind) ? usableTiers(ending.tiers) : [];
  const said = kind === "suspendedAccount" ? ending.message : null;
  const support = kind === "suspendedAccount" ? (enterprise?.supportUrl ?? links["support"]) : null;
  return (
    <Screen
      screenKey={kind}
      eyebrow={ending.offer ? <OfferLine offer={ending.offer} /> : undefined}
      heading={heading}
      lead={said?.slice(0, 300) ?? text}
    >
      {tiers.length > 0 && <Upsell tiers={tiers} checkoutUrl={checkoutUrl} />}
      <div className="screen-actions">
        {inApp.includes(kind) && (
          <>
            <LinkButton href={links["app"]} kind="primary" wide>
              {lateCopy.success.openApp}
            </LinkButton>
            <StoreBadges
              appStore={enterprise?.appStoreUrl ?? links["appStore"]}
              playStore={enterprise?.playStoreUrl ?? links["playStore"]}
            />
          </>
        )}
        <LinkButton href={support} kind="primary" wide>
          {lateCopy.endings.support}
        </LinkButton>
        {kind !== "suspendedAccount" && (
          <Button kind={tiers.length ? "quiet" : "secondary"} wide onClick={onRestart}>
            {lateCopy.endings.another}
          </Button>
        )}
      </div>
    </Screen>
  );
}
