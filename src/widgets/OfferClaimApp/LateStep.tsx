import { useStore } from "zustand";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { alternativeNumber } from "./alternativeNumber.ts";
import css from "./LateSteps.css?inline";
import offerCss from "./OfferStep.css?inline";
import { AltScreen } from "./screens/AltScreen.tsx";
import { ClaimingScreen } from "./screens/ClaimingScreen.tsx";
import { CodeScreen } from "./screens/CodeScreen.tsx";
import { EndingScreen } from "./screens/EndingScreen.tsx";
import { NoAccountScreen } from "./screens/NoAccountScreen.tsx";
import { RefusedScreen, UnconfirmedScreen } from "./screens/ProblemScreen.tsx";
import { SignInScreen } from "./screens/SignInScreen.tsx";
import { EmailSuccessScreen, SuccessScreen } from "./screens/SuccessScreen.tsx";
import type { LateState, StepProps } from "./Step.tsx";
import { enterpriseIn } from "./store.ts";

/** The screens from the first proof of who the guest is to the end. */
export function LateStep({ state, options, store }: StepProps<LateState>) {
  useSheet(offerCss);
  useSheet(css);
  const { config } = useEnvironment();
  const draft = useStore(store.draft);
  const { send, sendNow, keep } = store;
  const form = { draft, keep };
  const enterprise = enterpriseIn(options, state);
  const onRetry = () => send({ type: "retried" });
  const onRestart = () => send({ type: "restarted" });
  const onChange = () => send({ type: "contactChangeAsked" });

  switch (state.kind) {
    case "smsVerification":
    case "resendingCode":
    case "verifyingCode":
      return (
        <CodeScreen
          texted={state}
          code={draft.code}
          busy={
            state.kind === "verifyingCode"
              ? "verifying"
              : state.kind === "resendingCode"
                ? "resending"
                : null
          }
          hasAlternative={alternativeNumber(state.claim, enterprise, options, config) !== null}
          onType={(code) => keep({ code })}
          onSubmit={(code) => send({ type: "codeSubmitted", code })}
          onResend={() => sendNow("resendAsked")}
          onChange={onChange}
          onAlternative={() => sendNow("altVerificationChosen")}
        />
      );
    case "altVerification":
    case "altTimedOut":
      return (
        <AltScreen
          texted={state}
          number={alternativeNumber(state.claim, enterprise, options, config) ?? ""}
          untilMs={state.kind === "altVerification" ? state.untilMs : null}
          onRetry={() => sendNow("altVerificationChosen")}
          onBack={() => send({ type: "altVerificationLeft" })}
          onChange={onChange}
        />
      );
    case "authentication":
    case "signingIn":
      return (
        <SignInScreen
          {...form}
          claim={state.claim}
          complaint={state.kind === "authentication" ? state.complaint : null}
          isBusy={state.kind === "signingIn"}
          onSubmit={(email, password) => send({ type: "credentialsSubmitted", email, password })}
          onChange={onChange}
        />
      );
    case "claiming":
    case "reconciling":
      return <ClaimingScreen claim={state.claim} isReconciling={state.kind === "reconciling"} />;
    case "claimRefused":
      return (
        <RefusedScreen {...state} onRetry={onRetry} onChange={onChange} onRestart={onRestart} />
      );
    case "unconfirmed":
      return <UnconfirmedScreen {...state} onRetry={onRetry} />;
    case "success":
      return (
        <SuccessScreen ending={state} enterprise={enterprise} isClaimError={state.isClaimError} />
      );
    case "emailClaimSuccess":
      return <EmailSuccessScreen ending={state} email={state.email} enterprise={enterprise} />;
    case "noAccount":
      return (
        <NoAccountScreen
          claim={state.claim}
          onPhone={() => send({ type: "phoneChosen" })}
          onChange={onChange}
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
