import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { BillCountryProvider } from "../../shared/payment/BillCountryProvider.tsx";
import { PaymentHeader } from "../../shared/payment/PaymentHeader.tsx";
import { isWide, useBreakpoint } from "../../shared/payment/useBreakpoint.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { Options } from "./options.ts";
import css from "./RedeemCheckout.css?inline";
import { StageMenu } from "./StageMenu.tsx";
import { isEarly, projectIn, stageOf } from "./state.ts";
import { Step } from "./Step.tsx";
import type { RedeemStore } from "./store.ts";
import { isWriting } from "./writing.ts";

/** The diner's checkout of a restaurant bill, one stage at a time (B1.01, B2.01). */
export function Root({ options, store }: { options: Options; store: RedeemStore }) {
  useSheet(css);
  const state = useFlow(store.flow);
  const breakpoint = useBreakpoint();
  const { part } = useStore(store.orderStep.store);
  const { kind: form } = useFlow(store.signIn.flow);
  const project = projectIn(state);
  const isForgotten = form === "forgotPassword" || form === "sendingLink" || form === "linkSent";
  const stage =
    state.kind === "login" && isForgotten
      ? "forgotPassword"
      : isEarly(state) || part
        ? stageOf(state)
        : "loading";
  return (
    <div className="redeem" data-stage={stage} data-state={state.kind} data-breakpoint={breakpoint}>
      <PaymentHeader
        session={store.session}
        project={project}
        target={store.returnTarget()}
        backLabel={options.backLabel}
        isWide={isWide(breakpoint)}
        isBusy={isWriting(state)}
        onLogOut={store.logOut}
      />
      <BillCountryProvider code={project?.countryCode}>
        <Step state={state} store={store} canSplit={options.split} />
      </BillCountryProvider>
      {options.debugStages && (
        <StageMenu
          state={state}
          stage={stage}
          onJump={(stage) => store.send({ type: "stageChosen", stage })}
        />
      )}
    </div>
  );
}
