import type { ReactNode } from "react";
import { goBack } from "../host/navigation.ts";
import { Button } from "./Button.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { safeHref } from "./safeHref.ts";

/** The way back to the host's page: its address where the host gives one, else one page back. */
export function BackButton({ url, children }: { url: string | undefined; children: ReactNode }) {
  return safeHref(url) ? (
    <LinkButton href={url} kind="primary" wide reason="back">
      {children}
    </LinkButton>
  ) : (
    <Button kind="primary" wide onClick={goBack}>
      {children}
    </Button>
  );
}
