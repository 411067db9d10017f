import type { ReactNode } from "react";
import { Screen } from "../../../shared/ui/Screen.tsx";

interface PageHeadProps {
  /** Another key is another page: its heading takes the focus. */
  screenKey: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Such as a link back. */
  before?: ReactNode;
  children?: ReactNode;
}

/** A page of the portal: heading, one sentence, and what follows, as wide as the host. */
export function PageHead({ screenKey, heading, lead, before, children }: PageHeadProps) {
  return (
    <Screen screenKey={screenKey} heading={heading} lead={lead} before={before} width="full">
      {children}
    </Screen>
  );
}
