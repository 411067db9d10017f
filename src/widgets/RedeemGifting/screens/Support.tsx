import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";

/** Where a person can ask; nothing where the page has no such address. */
export function Support() {
  const { links } = useEnvironment().config;
  return (
    <LinkButton wide href={links["support"]}>
      {copy.support}
    </LinkButton>
  );
}
