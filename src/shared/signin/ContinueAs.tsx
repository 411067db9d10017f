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

/**
 * Asks which account to continue with, if a link would sign in another person than the current one.
 */
export function ContinueAs({ linked, present, onUseLink, onStay }: ContinueAsProps) {
  const copy = useTexts(continueTexts);
  const other = linked ?? copy.unnamed;
  return (
    <Screen
      screenKey="continue-as"
      heading={linked === null ? copy.headingUnnamed : copy.heading({ linked })}
      lead={present ? copy.leadNamed({ linked: other, present }) : copy.lead({ linked: other })}
      actions={
        <>
          <Button kind="primary" wide onClick={onStay}>
            {present ? copy.stayNamed({ present }) : copy.stay}
          </Button>
          <Button kind="quiet" onClick={onUseLink}>
            {copy.use({ linked: other })}
          </Button>
        </>
      }
    />
  );
}
