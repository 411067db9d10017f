import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import type { Navigation } from "../../navigation.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/**
 * Shows that the outcome of the order is unknown. It is never called failed, and nothing is sent
 * again automatically (fault D3).
 */
export function UnknownScreen({
  finding,
  onCheck,
  onPayAgain,
  navigation,
}: {
  finding: "none" | "unclear" | "unread";
  onCheck: () => void;
  onPayAgain: () => void;
  navigation: Navigation;
}) {
  const copy = useTexts(texts);
  const { unknown: words } = copy;
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
          <Button wide onClick={() => navigation.go({ name: "dashboard" })}>
            {words.dashboard}
          </Button>
          <LinkButton href={links["support"]} kind="quiet" wide>
            {words.support}
          </LinkButton>
          {finding === "none" && (
            <Button kind="quiet" wide onClick={onPayAgain}>
              {words.payAgain}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">{finding === "none" ? words.none : words.unread}</Alert>
    </Screen>
  );
}
