import { createCardPort } from "../../src/shared/card/cardPort.ts";
import { createCardProvider } from "../../src/shared/card/provider.ts";
import { createFlow } from "../../src/shared/flow/flow.ts";
import { createSession } from "../../src/shared/session/session.ts";
import { english } from "../../src/shared/texts/language.ts";
import { createEffectDeps, type EffectInput } from "../../src/widgets/Checkout/effectDeps.ts";
import { transition } from "../../src/widgets/Checkout/flow.ts";
import { createLateEffects } from "../../src/widgets/Checkout/lateEffects.ts";
import { pageEffects } from "../../src/widgets/Checkout/pageEffects.ts";
import type { CheckoutState, PageName } from "../../src/widgets/Checkout/state.ts";
import type { Target } from "../../src/widgets/Checkout/target.ts";
import { clientOf, type Answer } from "./client.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";

export const target: Target = { kind: "credit", id: "7" };

interface Opened extends Pick<EffectInput, "signal" | "draft" | "keep"> {
  readonly answer: Answer;
  readonly wanted: PageName;
}

/** Opens Checkout, whose screens are a page of the world. */
export function openCheckout(
  server: WorldServer,
  page: Page,
  { answer, signal, wanted, draft, keep }: Opened,
) {
  const client = clientOf(answer);
  const deps = createEffectDeps({
    signal,
    client: () => client,
    session: createSession({ key: "userToken" }),
    options: () => ({ flow: "auto" }),
    target: () => target,
    campaign: () => ({ code: null, promotionSlug: null, utm: {} }),
    wanted: () => wanted,
    productKey: () => "dine",
    country: () => "US",
    provider: createCardProvider(() => null, signal),
    port: {
      ...createCardPort(english),
      challenge: (secret: string) => server.ask(secret, page),
    },
    draft,
    keep,
    say: () => {},
    finished: (_order, { amountCharged: amount }) => void server.told.push({ amount, card: null }),
  });
  return createFlow<CheckoutState, Parameters<typeof transition>[1]>({
    initial: { kind: "loading", attempt: 0 },
    transition,
    effects: { ...pageEffects(deps), ...createLateEffects(deps) },
    signal,
    onBug: (error) => {
      throw error;
    },
  });
}
