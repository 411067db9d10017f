import { goBack } from "../../../shared/host/navigation.ts";
import { BackButton } from "../../../shared/ui/BackButton.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface Props {
  readonly isGone: boolean;
  readonly backUrl: string | undefined;
  readonly onRetry: () => void;
}

/** There is no such project, or it couldn't be loaded. */
export function Missing({ isGone, backUrl, onRetry }: Props) {
  const copy = useTexts(texts);
  const { links } = useEnvironment().config;
  const { missing: words } = copy;
  return (
    <Screen
      heading={isGone ? words.gone : words.heading}
      lead={isGone ? words.goneLead : words.text}
      actions={
        <>
          {isGone && (
            <BackButton url={backUrl} onBack={goBack}>
              {words.back}
            </BackButton>
          )}
          <Button kind={isGone ? "secondary" : "primary"} wide onClick={onRetry}>
            {words.retry}
          </Button>
          {isGone && (
            <LinkButton href={links["support"]} kind="quiet" wide>
              {words.support}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
