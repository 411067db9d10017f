import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { continueTexts } from "./continueTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface ContinueAsProps {
  readonly linked: string | null;
  readonly present: string | null;
  readonly onUseLink: () => void;
  readonly onStay: () => void;
}

/** Asks whose account goes on where a link would sign in another person than the one who is signed in. */
export function ContinueAs({ linked, present, onUseLink, onStay }: ContinueAsProps) {
  const words = useTexts(continueTexts);
  const other = linked ?? words.unnamed;
  return (
    <Screen
      screenKey="continue-as"
      heading={linked === null ? words.headingUnnamed : words.heading({ linked })}
      lead={present ? words.leadNamed({ linked: other, present }) : words.lead({ linked: other })}
      actions={
        <>
          <Button kind="primary" wide onClick={onStay}>
            {present ? words.stayNamed({ present }) : words.stay}
          </Button>
          <Button kind="quiet" onClick={onUseLink}>
            {words.use({ linked: other })}
          </Button>
        </>
      }
    />
  );
}
