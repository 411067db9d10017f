import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { copy } from "./copy.ts";

const { continueAs: words } = copy;

interface ContinueAsProps {
  readonly linked: string | null;
  readonly present: string | null;
  readonly onUseLink: () => void;
  readonly onStay: () => void;
}

/** Asks whose account goes on where a link would sign in another person than the one who is signed in. */
export function ContinueAs({ linked, present, onUseLink, onStay }: ContinueAsProps) {
  const other = linked ?? words.nobody;
  return (
    <Screen
      screenKey="continue-as"
      heading={words.heading(other)}
      lead={words.lead(other, present)}
      actions={
        <>
          <Button kind="primary" wide onClick={onStay}>
            {words.stay(present)}
          </Button>
          <Button kind="quiet" onClick={onUseLink}>
            {words.use(other)}
          </Button>
        </>
      }
    />
  );
}
