import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Shown if the lead was sent and the outcome is unknown. */
export function UnconfirmedScreen({
  onAgain,
  onBack,
}: {
  onAgain: () => void;
  onBack: () => void;
}) {
  const copy = useTexts(texts);
  const { unconfirmed: words } = copy;
  return (
    <Screen
      screenKey="unconfirmed"
      heading={words.heading}
      lead={words.lead}
      actions={
        <>
          <Button kind="primary" wide onClick={onAgain}>
            {words.again}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {words.back}
          </Button>
        </>
      }
    />
  );
}
