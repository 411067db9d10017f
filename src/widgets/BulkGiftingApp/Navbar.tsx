import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Giver } from "../../shared/contracts/bulkGifting.ts";
import { hostDocument } from "../../shared/host/hostDocument.ts";
import { Button } from "../../shared/ui/Button.tsx";
import { MenuIcon } from "../../shared/ui/icons/Menu.ts";
import { SettingsIcon } from "../../shared/ui/icons/Settings.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import type { Navigation } from "./navigation.ts";
import type { Route } from "./routes.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface NavbarProps {
  user: Giver;
  route: Route;
  navigation: Navigation;
  /** An order is being sent. Signing out now would lose its outcome. */
  isBusy: boolean;
  onLogOut: () => void;
}

const links = [
  { route: { name: "create", step: "amount" }, label: "create" },
  { route: { name: "dashboard" }, label: "dashboard" },
] as const satisfies readonly { route: Route; label: string }[];

/**
 * Create Gift and Dashboard, the signed-in person, and the settings. If there is little space, all
 * of it is in a menu (B2.34–B2.40).
 */
export function Navbar({ user, route, navigation, isBusy, onLogOut }: NavbarProps) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const links = <Links route={route} navigation={navigation} />;
  const logOut = (
    <>
      <Button kind="quiet" wide disabled={isBusy} onClick={onLogOut}>
        {copy.nav.logout}
      </Button>
      {isBusy && <p className="muted small">{copy.nav.busy}</p>}
    </>
  );
  return (
    <header className="bulk-bar">
      <p className="bulk-brand" translate="no">
        {copy.product({ name: product.name })}
      </p>
      <nav className="bulk-links" aria-label={copy.nav.label}>
        {links}
      </nav>
      <SignedInUser user={user} />
      <Popover className="bulk-settings" label={copy.nav.settings} icon={<SettingsIcon />}>
        <SignedInUser user={user} />
        {logOut}
      </Popover>
      <Popover className="bulk-menu" label={copy.nav.menu} icon={<MenuIcon />}>
        <SignedInUser user={user} />
        <nav aria-label={copy.nav.label}>{links}</nav>
        {logOut}
      </Popover>
    </header>
  );
}

function Links({ route, navigation }: Pick<NavbarProps, "route" | "navigation">) {
  const { nav } = useTexts(texts);
  const current = route.name === "redemption" ? "dashboard" : route.name;
  return links.map(({ route: place, label }) => (
    <RouteLink key={label} to={place} navigation={navigation} current={place.name === current}>
      {nav[label]}
    </RouteLink>
  ));
}

interface RouteLinkProps {
  to: Route;
  navigation: Navigation;
  current?: boolean;
  className?: string | undefined;
  tabIndex?: 0 | -1;
  children: ReactNode;
}

/**
 * A link within the widget, which the usual keys open in another tab or window. If routes have no
 * address, it is a button.
 */
export function RouteLink({
  to,
  navigation,
  current,
  className,
  tabIndex,
  children,
}: RouteLinkProps) {
  const href = navigation.href(to);
  const mark = current ? "page" : undefined;
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button) return;
    event.preventDefault();
    navigation.go(to);
  }
  if (href === null)
    return (
      <button
        type="button"
        className={className ?? "bulk-link"}
        aria-current={mark}
        tabIndex={tabIndex}
        onClick={follow}
      >
        {children}
      </button>
    );
  return (
    <a
      href={href}
      className={className ?? "bulk-link"}
      aria-current={mark}
      tabIndex={tabIndex}
      onClick={follow}
    >
      {children}
    </a>
  );
}

function SignedInUser({ user: { firstName, lastName, email } }: { user: Giver }) {
  return (
    <p className="bulk-who" translate="no">
      <strong dir="auto">
        <span>{firstName}</span> <span>{lastName}</span>
      </strong>
      {email && <span className="muted small">{email}</span>}
    </p>
  );
}

/**
 * A button and the menu that it opens. Esc, a press elsewhere and leaving it with the focus close
 * the menu.
 */
function Popover({
  className,
  label,
  icon,
  children,
}: {
  className: string;
  label: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    const ending = new AbortController();
    const closeOutside = (event: Event): void => {
      if (!event.composedPath().includes(element)) setOpen(false);
    };
    hostDocument.addEventListener("pointerdown", closeOutside, { signal: ending.signal });
    return () => ending.abort();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens for keys and focus within
    <div
      ref={ref}
      className={`bulk-popover ${className}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setOpen(false);
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest(".bulk-link")) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="bulk-toggle"
        aria-expanded={isOpen}
        aria-haspopup="true"
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen && <div className="bulk-panel">{children}</div>}
    </div>
  );
}
