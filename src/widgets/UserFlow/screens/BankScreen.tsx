import { Suspense } from "react";
import { lazyComponent } from "../../../shared/ui/lazyComponent.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { BankLinkProps } from "../BankLink.tsx";
import { BankLinkUnavailable } from "../BankLinkUnavailable.tsx";
import type { BankNotice, LeadEvent, LeadState } from "../state.ts";
import { Eyebrow } from "./Eyebrow.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The bank link's library loads when the user asks for it. */
const BankLink = lazyComponent<BankLinkProps>(
  async () => (await import("../BankLink.tsx")).BankLink,
  BankLinkUnavailable,
);

interface BankScreenProps {
  state: Extract<LeadState, { kind: "bank" | "gettingToken" | "linking" | "exchanging" }>;
  send: (event: LeadEvent) => void;
  steps: number;
}

/** Offers to connect a bank now or later; the lead is already saved. */
export function BankScreen({ state, send, steps }: BankScreenProps) {
  const copy = useTexts(texts);
  const { bank: words } = copy;
  const isBusy = state.kind !== "bank";
  const busyText = {
    bank: "",
    gettingToken: words.busy,
    linking: words.linking,
    exchanging: words.exchanging,
  };
  return (
    <Screen
      screenKey="bank"
      eyebrow={<Eyebrow step={steps} steps={steps} />}
      heading={words.heading}
      lead={<span translate="no">{words.lead({ business: state.saved.businessName })}</span>}
      actions={
        <>
          <Button
            kind="primary"
            wide
            busy={isBusy}
            busyText={busyText[state.kind]}
            onClick={() => send({ type: "bankChosen" })}
          >
            {words.connect}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => send({ type: "bankSkipped" })}>
            {words.skip}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => send({ type: "startedOver" })}>
            {words.another}
          </Button>
        </>
      }
    >
      <Notice notice={state.kind === "bank" ? state.notice : null} />
      <ul className="lead-points">
        {[words.points.choose, words.points.login, words.points.charge].map((point) => (
          <li key={point}>
            <CheckIcon /> {point}
          </li>
        ))}
      </ul>
      {state.kind === "linking" && (
        <Suspense>
          <BankLink
            key={state.linkToken}
            linkToken={state.linkToken}
            returnedTo={state.returnedTo}
            onLinked={(publicToken) => send({ type: "bankLinked", publicToken })}
            onLeft={(code, message) => send({ type: "bankLeft", code, message })}
            onUnavailable={() => send({ type: "bankUnavailable" })}
          />
        </Suspense>
      )}
    </Screen>
  );
}

function Notice({ notice }: { notice: BankNotice | null }) {
  const copy = useTexts(texts);
  const { bank: words } = copy;
  switch (notice?.kind) {
    case "left":
      return <Alert kind="info">{words.left}</Alert>;
    case "said":
      return <Alert>{notice.message || words.refused}</Alert>;
    case "unavailable":
      return <Alert title={words.unavailableTitle}>{words.unavailable}</Alert>;
    default:
      return null;
  }
}
