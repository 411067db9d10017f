import { Button } from "../../../shared/ui/Button.tsx";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import type { BankEnd, SavedLead } from "../state.ts";

interface ThanksScreenProps {
  saved: SavedLead;
  /** Null if the host offers no bank step. */
  bank: BankEnd | null;
  onAnother: () => void;
}

export function ThanksScreen({ saved, bank, onAnother }: ThanksScreenProps) {
  const { thanks: words } = copy;
  return (
    <Screen
      screenKey="thanks"
      before={
        <span className="lead-done" aria-hidden="true">
          <CheckIcon size={28} />
        </span>
      }
      heading={words.heading}
      lead={<span translate="no">{words.lead(saved.businessName)}</span>}
      actions={
        <Button kind="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      }
    >
      <section className="card lead-next">
        <h3>{words.next}</h3>
        <p>{words.call}</p>
        {bank && <p>{words.bank[bank]}</p>}
      </section>
    </Screen>
  );
}
