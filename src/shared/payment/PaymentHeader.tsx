import { useState } from "react";
import type { Project } from "../contracts/bill.ts";
import type { Session } from "../session/session.ts";
import { useIsSignedIn } from "../session/useSession.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { ChevronLeftIcon } from "../ui/icons/ChevronLeft.ts";
import { safeHref } from "../host/safeHref.ts";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import { headerTexts } from "./headerTexts.ts";
import css from "./PaymentHeader.css?inline";

interface PaymentHeaderProps {
  session: Session;
  /** The restaurant. Null until it is known. */
  project: (Pick<Project, "name" | "whiteLogoPath"> & { logoPath?: string | null }) | null;
  /** The address that leads back to the order. Null if the page names none. */
  target: string | null;
  /** The host's own label for the way back. The button then closes the widget. */
  backLabel?: string | undefined;
  isWide: boolean;
  /** A write is in flight, so the header offers no way out. */
  isBusy: boolean;
  onLogOut: () => void;
}

/**
 * The way back to the order, the restaurant, and the sign-out (B2.14–B2.19). On a shared phone, the
 * next guest starts from the beginning.
 */
export function PaymentHeader({
  session,
  project,
  target,
  backLabel,
  isWide,
  isBusy,
  onLogOut,
}: PaymentHeaderProps) {
  useSheet(css, "shared");
  const { logOut } = useTexts(headerTexts);
  const isSignedIn = useIsSignedIn(session);
  return (
    <div className="pay-header">
      <Back target={target} label={backLabel} isWide={isWide} />
      <Logo project={project} />
      {isSignedIn && (
        <Button
          kind="quiet"
          className="pay-header-out"
          disabled={isBusy}
          // The bank's dialog may be open and needs to keep the focus.
          tabIndex={isBusy ? -1 : undefined}
          onClick={onLogOut}
        >
          {logOut}
        </Button>
      )}
    </div>
  );
}

function Back({
  target,
  label,
  isWide,
}: {
  target: string | null;
  label: string | undefined;
  isWide: boolean;
}) {
  const { back, backWide, backName } = useTexts(headerTexts);
  const { emit, navigate } = useEnvironment();
  if (label)
    return (
      <Button
        kind="quiet"
        className="pay-header-back"
        onClick={() => emit("widget:close", {}, true)}
      >
        {label}
      </Button>
    );
  if (!target) return null;
  // Where the text is only "Back", the name says more: it never equals the label of a stage's Back
  // button.
  return (
    <a
      className="pay-header-back"
      href={target}
      aria-label={isWide ? undefined : backName}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(target, "back");
      }}
    >
      <ChevronLeftIcon />
      <span>{isWide ? backWide : back}</span>
    </a>
  );
}

/**
 * The white logo, otherwise the restaurant's own logo on a light tile. Shows the name if the
 * picture is missing.
 */
function Logo({ project }: Pick<PaymentHeaderProps, "project">) {
  const { config } = useEnvironment();
  const [broken, setBroken] = useState<string>();
  const name = project?.name ?? config.product.name;
  const white = safeHref(project?.whiteLogoPath);
  const address = white ?? safeHref(project?.logoPath);
  if (!address || address === broken) return <span className="pay-header-name">{name}</span>;
  return (
    <img
      className={classes("pay-header-logo", !white && "tile")}
      src={address}
      alt={name}
      onError={() => setBroken(address)}
    />
  );
}
