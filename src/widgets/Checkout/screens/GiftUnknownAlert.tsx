import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";

interface GiftUnknownAlertProps {
  /** What the person can do. */
  text: string;
  onCheck: () => void;
}

/** Says that it is unknown whether a gift was sent, and offers to look again. */
export function GiftUnknownAlert({ text, onCheck }: GiftUnknownAlertProps) {
  const { confirmation: words } = useTexts(texts);
  return (
    <Alert
      kind="info"
      title={words.giftUnknownTitle}
      actions={<Button onClick={onCheck}>{words.checkAgain}</Button>}
    >
      {text}
    </Alert>
  );
}
