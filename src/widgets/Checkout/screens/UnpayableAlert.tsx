import { Alert } from "../../../shared/ui/Alert.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Order } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Says on every screen that the guest cannot pay, because there is neither a key for new cards nor
 * a saved card.
 */
export function UnpayableAlert({ order }: { order: Order }) {
  const { links } = useEnvironment().config;
  const { unpayable: words } = useTexts(texts);
  const support = (
    <LinkButton href={order.page.enterprise?.supportUrl ?? links["support"]}>
      {words.support}
    </LinkButton>
  );
  return (
    <Alert title={words.title} actions={support}>
      {words.text}
    </Alert>
  );
}
