import type { StoreApi } from "zustand/vanilla";
import type { EffectContext, Effects } from "../../../shared/flow/flow.ts";
import type { IntentMachine } from "../../../shared/payment/intent/machine.ts";
import { blankRefund, type RefundDraft } from "./refundForm.ts";
import type { RefundFacts } from "./refundIntent.ts";
import type {
  Issued,
  RefundChange,
  RefundEvent,
  RefundIn,
  RefundSettlement,
  RefundState,
  Wish,
} from "./refundState.ts";

type Context = EffectContext<RefundEvent>;

interface RefundDeps {
  readonly intent: IntentMachine<Wish, unknown, Issued, RefundChange, RefundFacts>;
  readonly draft: StoreApi<RefundDraft>;
  /** `isNew`: no host was told about it yet. */
  readonly issued: (state: RefundIn<"issued">, isNew: boolean) => void;
}

/** The effects of each state of a refund. Only this module awaits. */
export function createRefundEffects({
  intent,
  draft,
  issued,
}: RefundDeps): Effects<RefundState, RefundEvent> {
  async function run(
    { send }: Context,
    start: (
      report: (progress: RefundIn<"refunding">["progress"]) => void,
    ) => Promise<RefundSettlement>,
  ): Promise<void> {
    const settlement = await start((progress) => send({ type: "progressed", progress }));
    send({ type: "settled", settlement });
  }

  return {
    refunding: (state, context) => run(context, (report) => intent.pay(wishOf(state), report)),
    lookingUp: (state, context) => run(context, (report) => intent.lookUp(wishOf(state), report)),
    unknown(state, { send, signal }) {
      intent.watch(wishOf(state), signal, (settlement) => send({ type: "settled", settlement }));
    },
    async issued(state) {
      draft.setState(blankRefund);
      let isNew = false;
      const { before } = state.subject;
      await intent.announceOnce(wishOf(state), { before, request: state.request }, () => {
        isNew = true;
      });
      issued(state, isNew);
    },
  };
}

function wishOf({ subject, request, paidKey }: Wish): Wish {
  return { subject, request, paidKey };
}
