import { Suspense } from "react";
import { lazyComponent } from "../../shared/ui/lazyComponent.ts";
import { useStore } from "zustand";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./AmexApp.css?inline";
import { CodeForm } from "./CodeForm.tsx";
import { CoBrandLogos } from "./CoBrandLogos.tsx";
import type { Options } from "./options.ts";
import type { CampaignStore } from "./store.ts";
import { PartnerCard } from "./PartnerCard.tsx";
import { RedirectStatus } from "./RedirectStatus.tsx";
import { TrustNotes } from "./TrustNotes.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface ClaimProps {
  readonly code: string;
  readonly options: Options;
}

/**
 * Loaded on demand, since most visitors are redirected. When it fails to load, the offer's own page
 * is linked instead.
 */
const Claim = lazyComponent<ClaimProps>(
  async () => (await import("./Claim.tsx")).Claim,
  ({ code }) => (
    <RedirectStatus
      state={{ kind: "staying", url: `/offers/${encodeURIComponent(code)}` }}
      onStay={() => {}}
    />
  ),
);

/** The landing page of a business-card partner's campaign (A2.62). */
export function Root({ options, store }: { options: Options; store: CampaignStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useStore(store.store);
  const { partnerName: name } = options;
  const lockUp = <CoBrandLogos options={options} />;
  if (state.kind === "claiming") {
    return (
      <>
        <div className="head">{lockUp}</div>
        <Suspense>
          <Claim code={state.code} options={options} />
        </Suspense>
      </>
    );
  }
  const setHeld = (isHeld: boolean) => () => store.send({ type: "held", isHeld });
  return (
    <div
      onPointerEnter={setHeld(true)}
      onPointerLeave={setHeld(false)}
      onFocus={setHeld(true)}
      onBlur={setHeld(false)}
    >
      <section className="screen">
        {lockUp}
        <PartnerCard name={name} />
        <h2 className="heading">{name ? copy.headingOf({ partner: name }) : copy.heading}</h2>
        {state.kind === "asking" ? (
          <CodeForm
            isInvalid={state.isInvalid}
            onCode={(code) => store.send({ type: "codeGiven", code })}
          />
        ) : (
          <RedirectStatus state={state} onStay={() => store.send({ type: "stopped" })} />
        )}
        <TrustNotes url={state.kind === "asking" ? null : state.url} />
      </section>
    </div>
  );
}
