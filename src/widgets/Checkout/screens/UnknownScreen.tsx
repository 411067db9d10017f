import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Order } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface UnknownScreenProps {
  finding: "unread" | "unclear" | "none";
  order: Order;
  onCheck: () => void;
  onPayAgain: () => void;
}

/**
 * Shows that the outcome of the payment is unknown. It is never called failed, and nothing is sent
 * again automatically.
 */
export function UnknownScreen({ finding, order, onCheck, onPayAgain }: UnknownScreenProps) {
  const { unknown: words } = useTexts(texts);
  const { links } = useEnvironment().config;
  return (
    <Screen
      screenKey="unconfirmed"
      heading={words.heading}
      actions={
        <>
          <Button kind="primary" wide onClick={onCheck}>
            {words.again}
          </Button>
          <LinkButton href={order.page.enterprise?.supportUrl ?? links["support"]} wide>
            {words.support}
          </LinkButton>
          {finding !== "unread" && (
            <Button kind="quiet" wide onClick={onPayAgain}>
              {words.payAgain}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">{words[finding]}</Alert>
    </Screen>
  );
}
