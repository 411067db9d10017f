import { useState } from "react";
import { closePage } from "../../../shared/host/navigation.ts";
import { RedirectBar } from "../../../shared/payment/RedirectBar.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { In } from "../state.ts";
import type { RedemptionStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** 'Check not found' (C2.99), which announces that it returns to the order (X4). */
export function NotFoundScreen({
  state,
  store,
}: {
  state: In<"notFound">;
  store: RedemptionStore;
}) {
  const { notFound: words } = useTexts(texts);
  const { emit } = useEnvironment();
  const [isDone, setDone] = useState(false);
  const hasTarget = store.returnTarget() !== null;

  function done(): void {
    if (hasTarget) return store.leave();
    setDone(true);
    if (emit("widget:close", {}, true)) closePage();
  }

  return (
    <Screen
      screenKey="notFound"
      heading={words.heading}
      lead={<span role="alert">{hasTarget ? words.returning : words.lost}</span>}
      actions={
        <>
          <Button kind="primary" wide onClick={done}>
            {words.done}
          </Button>
          <Button kind="quiet" wide onClick={() => store.send({ type: "retried" })}>
            {words.retry}
          </Button>
        </>
      }
    >
      {state.isPaymentOpen && <Alert kind="info">{words.open}</Alert>}
      {state.isSettled && <Alert kind="info">{words.settled}</Alert>}
      <RedirectBar redirect={store.redirect} />
      {isDone && <p role="status">{words.close}</p>}
    </Screen>
  );
}

/** The bill was read, but the code that shows it did not load. */
export function LostPartScreen({ onRetry }: { onRetry: () => void }) {
  const { notFound: words, loading } = useTexts(texts);
  return (
    <Screen
      screenKey="lostPart"
      heading={loading.heading}
      actions={
        <Button kind="primary" wide onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      <Alert>{words.screen}</Alert>
    </Screen>
  );
}
