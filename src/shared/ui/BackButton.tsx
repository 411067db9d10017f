import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { safeHref } from "../host/safeHref.ts";

interface BackButtonProps {
  /** The host's own address to go back to. */
  url: string | undefined;
  /** Goes one page back. Called if the host gives no address. */
  onBack: () => void;
  children: ReactNode;
}

/** The primary way back to the host's page. */
export function BackButton({ url, onBack, children }: BackButtonProps) {
  return safeHref(url) ? (
    <LinkButton href={url} kind="primary" wide reason="back">
      {children}
    </LinkButton>
  ) : (
    <Button kind="primary" wide onClick={onBack}>
      {children}
    </Button>
  );
}
