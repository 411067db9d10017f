import type { ReactNode } from "react";
import { Screen } from "../../../shared/ui/Screen.tsx";

interface PageProps {
  /** The identity of the page. If it changes, the heading of the new page gets the focus. */
  screenKey: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Content before the heading, such as a link back. */
  before?: ReactNode;
  children?: ReactNode;
}

/** A page of the portal with its heading, at full width. */
export function Page({ screenKey, heading, lead, before, children }: PageProps) {
  return (
    <Screen screenKey={screenKey} heading={heading} lead={lead} before={before} width="full">
      {children}
    </Screen>
  );
}
