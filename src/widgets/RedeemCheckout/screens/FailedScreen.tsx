import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import type { In } from "../state.ts";

/** 'Couldn't Process Payment' (B2.09): the server's words, else the default, and the hint. */
export function FailedScreen({
  state: { message, owed },
  onBack,
}: {
  state: In<"failed">;
  onBack: () => void;
}) {
  const { failed: words } = copy;
  const { money } = useMoney();
  return (
    <Screen
      screenKey="failed"
      heading={words.heading}
      actions={
        <Button kind="primary" wide onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <Alert title={message ?? words.unknown}>
        {owed === "unread" ? words.unread : owed !== null && words.owed(money(owed))}
      </Alert>
      <p className="muted">{words.hint}</p>
    </Screen>
  );
}
