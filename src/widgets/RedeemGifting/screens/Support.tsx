import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";

/** Renders nothing when the page configures no support link. */
export function Support() {
  const { links } = useEnvironment().config;
  return (
    <LinkButton wide href={links["support"]}>
      {copy.support}
    </LinkButton>
  );
}
