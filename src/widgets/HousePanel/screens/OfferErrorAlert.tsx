import { Alert } from "../../../shared/ui/Alert.tsx";
import { ConnectionAlert } from "../../../shared/ui/ConnectionAlert.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { OfferError } from "../flow.ts";
import { texts } from "../texts.ts";

/** Why the checkout did not open. */
export function OfferErrorAlert({ error }: { error: OfferError }) {
  const { failed } = useTexts(texts);
  switch (error.kind) {
    case "said":
      return <Alert>{error.message}</Alert>;
    case "offline":
      return <ConnectionAlert>{failed.offline}</ConnectionAlert>;
    case "refused":
      return <Alert>{failed.default}</Alert>;
    case "unknown":
      return <Alert>{failed.unknown}</Alert>;
  }
}
