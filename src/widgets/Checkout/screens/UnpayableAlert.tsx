import { Alert } from "../../../shared/ui/Alert.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Order } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** An alert on every screen that there is no way to pay: no key for new cards, and no saved card. */
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
