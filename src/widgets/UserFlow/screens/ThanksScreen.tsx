import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import type { BankEnd, SavedLead } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ThanksScreenProps {
  saved: SavedLead;
  /** Null if the host offers no bank step. */
  bank: BankEnd | null;
  responseTime: string | undefined;
  onConnect: () => void;
  onAnother: () => void;
}

export function ThanksScreen({
  saved,
  bank,
  responseTime,
  onConnect,
  onAnother,
}: ThanksScreenProps) {
  const copy = useTexts(texts);
  const { thanks: words } = copy;
  return (
    <Screen
      screenKey="thanks"
      before={<SuccessMark />}
      heading={words.heading}
      lead={<span translate="no">{words.lead({ business: saved.businessName })}</span>}
      actions={
        <>
          {bank === "none" && (
            <Button wide onClick={onConnect}>
              {copy.bank.connect}
            </Button>
          )}
          <Button kind="quiet" onClick={onAnother}>
            {words.another}
          </Button>
        </>
      }
    >
      <section className="card lead-next">
        <h3>{words.next}</h3>
        <p>{responseTime ? words.callWithin({ responseTime }) : words.call}</p>
        {bank && <p>{words.bank[bank]}</p>}
      </section>
    </Screen>
  );
}
