import { useState } from "react";
import { useIsSignedIn } from "../../shared/session/useSession.ts";
import { Button } from "../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../shared/ui/icons/ChevronLeft.ts";
import { safeHref } from "../../shared/ui/safeHref.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { copy } from "./copy.ts";
import { isWriting } from "./flow.ts";
import { orderIn, type RedeemState } from "./state.ts";
import type { RedeemStore } from "./store.ts";
import { isWide, type Breakpoint } from "./useBreakpoint.ts";

interface HeaderProps {
  state: RedeemState;
  store: RedeemStore;
  backLabel: string | undefined;
  breakpoint: Breakpoint;
}

/** Back to the order, the restaurant, and the way out (B:L30). */
export function Header({ state, store, backLabel, breakpoint }: HeaderProps) {
  const isSignedIn = useIsSignedIn(store.session);
  return (
    <div className="redeem-header">
      <Back store={store} label={backLabel} isWide={isWide(breakpoint)} />
      <Logo state={state} />
      {isSignedIn && (
        <Button
          kind="quiet"
          className="redeem-out"
          disabled={isWriting(state)}
          onClick={store.logOut}
        >
          {copy.header.logOut}
        </Button>
      )}
    </div>
  );
}

function Back({
  store,
  label,
  isWide,
}: {
  store: RedeemStore;
  label: string | undefined;
  isWide: boolean;
}) {
  const { emit, navigate } = useEnvironment();
  const target = store.returnTarget();
  if (label)
    return (
      <Button kind="quiet" className="redeem-back" onClick={() => emit("widget:close", {}, true)}>
        {label}
      </Button>
    );
  if (!target) return null;
  // The name is the same at every width, so that it never meets a stage's own Back.
  return (
    <a
      className="redeem-back"
      href={target}
      aria-label={copy.header.backWide}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(target, "back");
      }}
    >
      <ChevronLeftIcon />
      <span>{isWide ? copy.header.backWide : copy.header.back}</span>
    </a>
  );
}

/** White, as the server has it: it stands on the band's dark ground. A missing picture becomes the name. */
function Logo({ state }: { state: RedeemState }) {
  const { config } = useEnvironment();
  const [broken, setBroken] = useState<string>();
  const project = orderIn(state)?.project ?? ("project" in state ? state.project : null);
  const name = project?.name ?? config.product.name;
  const address = safeHref(project?.whiteLogoPath);
  if (!address || address === broken) return <span className="redeem-name">{name}</span>;
  return (
    <img className="redeem-logo" src={address} alt={name} onError={() => setBroken(address)} />
  );
}
