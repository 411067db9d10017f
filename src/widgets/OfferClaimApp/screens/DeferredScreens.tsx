import { useStore } from "zustand";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { alternativeNumber } from "../verify/alternativeNumber.ts";
import css from "./DeferredScreens.css?inline";
import offerCss from "../offer/Offer.css?inline";
import { TextVerifyScreen } from "../verify/TextVerifyScreen.tsx";
import { ClaimingScreen } from "../claim/ClaimingScreen.tsx";
import { CodeScreen } from "../verify/CodeScreen.tsx";
import { EndingScreen } from "../ending/EndingScreen.tsx";
import { OfferAside } from "../offer/OfferSummary.tsx";
import { NoAccountScreen } from "../signIn/NoAccountScreen.tsx";
import { RefusedScreen, UnconfirmedScreen } from "../claim/ClaimProblemScreens.tsx";
import { SignInScreen } from "../signIn/SignInScreen.tsx";
import { EmailSuccessScreen, SuccessScreen } from "../ending/SuccessScreen.tsx";
import type { DeferredState, ScreenProps } from "./ClaimScreen.tsx";
import { enterpriseOf } from "../store.ts";

type VerificationState = Extract<
  DeferredState,
  {
    kind: "smsVerification" | "resendingCode" | "verifyingCode" | "altVerification" | "altTimedOut";
  }
>;

/**
 * The screens from verification to the end of the claim. Screens before the end are beside the
 * offer if the widget is wide.
 */
export function DeferredScreens(props: ScreenProps<DeferredState>) {
  useSheet(offerCss);
  useSheet(css);
  const { state } = props;
  const screen = <DeferredScreen {...props} />;
  if (!("claim" in state)) return screen;
  return (
    <div className="offer-beside">
      <OfferAside offer={state.claim.offer} />
      {screen}
    </div>
  );
}

function DeferredScreen({ state, options, store }: ScreenProps<DeferredState>) {
  const draft = useStore(store.draft);
  const { send, saveDraft } = store;
  const enterprise = enterpriseOf(options, state);
  const onRestart = () => send({ type: "restarted" });
  const onChangeContact = () => send({ type: "contactChangeRequested" });
  switch (state.kind) {
    case "smsVerification":
    case "resendingCode":
    case "verifyingCode":
    case "altVerification":
    case "altTimedOut":
      return <VerificationScreen state={state} options={options} store={store} />;
    case "authentication":
    case "signingIn":
      return (
        <SignInScreen
          draft={draft}
          saveDraft={saveDraft}
          claim={state.claim}
          formError={state.kind === "authentication" ? state.formError : null}
          isBusy={state.kind === "signingIn"}
          onSubmit={(email, password) => send({ type: "credentialsSubmitted", email, password })}
          onChangeContact={onChangeContact}
        />
      );
    case "claiming":
    case "reconciling":
      return <ClaimingScreen claim={state.claim} isReconciling={state.kind === "reconciling"} />;
    case "claimRefused":
      return (
        <RefusedScreen
          {...state}
          onRetry={() => send({ type: "retried" })}
          onChangeContact={onChangeContact}
          onRestart={onRestart}
        />
      );
    case "unconfirmed":
      return <UnconfirmedScreen {...state} onRetry={() => send({ type: "retried" })} />;
    case "success":
      return (
        <SuccessScreen
          ending={state}
          enterprise={enterprise}
          isClaimError={state.isClaimError}
          signInBy={state.signInBy}
          onStartOver={startOver(state, store)}
        />
      );
    case "emailClaimSuccess":
      return (
        <EmailSuccessScreen
          ending={state}
          email={state.email}
          enterprise={enterprise}
          onStartOver={startOver(state, store)}
        />
      );
    case "noAccount":
      return (
        <NoAccountScreen
          claim={state.claim}
          needsEmail={Boolean(enterprise?.requiredEmailEnding?.length)}
          onPhone={() => send({ type: "phoneChosen" })}
          onChangeContact={onChangeContact}
        />
      );
    default:
      return (
        <EndingScreen
          kind={state.kind}
          ending={state}
          enterprise={enterprise}
          checkoutUrl={options.checkoutUrl}
          onRestart={onRestart}
        />
      );
  }
}

/** The form for the texted code, or the instructions to text VERIFY. */
function VerificationScreen({ state, options, store }: ScreenProps<VerificationState>) {
  const { config } = useEnvironment();
  const { code } = useStore(store.draft);
  const { send, sendTimed, saveDraft } = store;
  const number = alternativeNumber(state.claim, enterpriseOf(options, state), options, config);
  const onChangeContact = () => send({ type: "contactChangeRequested" });

  if (state.kind === "altVerification" || state.kind === "altTimedOut")
    return (
      <TextVerifyScreen
        sentCode={state}
        number={number ?? ""}
        untilMs={state.kind === "altVerification" ? state.untilMs : null}
        isUnreachable={state.kind === "altVerification" && state.isUnreachable === true}
        onRetry={() => sendTimed("altVerificationChosen")}
        onBack={() => send({ type: "altVerificationLeft" })}
        onChangeContact={onChangeContact}
      />
    );
  return (
    <CodeScreen
      sentCode={state}
      code={code}
      busy={state.kind === "smsVerification" ? null : state.kind}
      hasAlternative={number !== null}
      onInput={(typed) => saveDraft({ code: typed })}
      onSubmit={(typed) => send({ type: "codeSubmitted", code: typed })}
      onResend={() => sendTimed("resendRequested")}
      onChangeContact={onChangeContact}
      onAlternative={() => sendTimed("altVerificationChosen")}
    />
  );
}

/** Present only if the success is shown again after a reload. */
function startOver(
  { claimedAtMs, offerCode }: Extract<DeferredState, { kind: "success" | "emailClaimSuccess" }>,
  store: ScreenProps["store"],
): (() => void) | undefined {
  return claimedAtMs !== undefined && offerCode ? () => store.startOver(offerCode) : undefined;
}
