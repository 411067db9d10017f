import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Toast } from "../../../shared/ui/Toast.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { Workspace } from "./workspaceType.ts";
import css from "./Workspace.css?inline";
import { Back } from "./Back.tsx";
import { Banner } from "./Banner.tsx";
import { Confirmation } from "./Confirmation.tsx";
import { Menu } from "./Menu.tsx";
import type { Path } from "../routes.ts";
import { useIsWide } from "./useIsWide.ts";
import { CheckoutScreen } from "../payment/CheckoutScreen.tsx";
import { EntryScreen } from "../check/EntryScreen.tsx";
import { GuestScreen } from "../guests/GuestScreen.tsx";
import { LocationScreen } from "../locations/LocationScreen.tsx";
import { ProfileScreen } from "../guests/ProfileScreen.tsx";
import { RefundScreen } from "../refund/RefundScreen.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface WorkspaceScreensProps {
  path: Path;
  workspace: Workspace;
  onLogOut: () => void;
}

/** The screen of the current route, below the bar with the menu. */
export function WorkspaceScreens({ path, workspace, onLogOut }: WorkspaceScreensProps) {
  const { menu, guests } = useTexts(texts);
  useSheet(css);
  const { banner, done } = useStore(workspace.notifications.store);
  const { message } = useStore(workspace.notifications.toast.store);
  const { value: location } = useStore(workspace.location.store);
  const [isOpen, setOpen] = useState(false);
  const isWriting = useIsWriting(workspace);
  const isWide = useIsWide();
  const isAtLocation = path !== "/location-selection";
  const hasGuestPane = isAtLocation && (isWide || path === "/diner-selection");
  return (
    <>
      <div className="managers-bar">
        {hasGuestPane && (
          <Back
            label={isWide ? guests.changeLocation : undefined}
            disabled={isWriting}
            onBack={() => workspace.go("/location-selection")}
          />
        )}
        {isAtLocation && (
          <strong
            className="managers-bar-name"
            role="group"
            aria-label={guests.location}
            translate="no"
          >
            {location?.name ?? location?.id}
          </strong>
        )}
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {menu.open}
        </Button>
      </div>
      {banner && (
        <Banner key={banner.key} banner={banner} notifications={workspace.notifications} />
      )}
      <div className={isWide && isAtLocation ? "managers-panes" : undefined}>
        {hasGuestPane && (
          <GuestPane path={path} workspace={workspace} isWide={isWide} isWriting={isWriting} />
        )}
        {(isWide || path !== "/diner-selection") && <Route path={path} workspace={workspace} />}
      </div>
      {isOpen && (
        <Menu
          manager={workspace.manager()}
          isWriting={isWriting}
          onClose={() => setOpen(false)}
          onLogOut={onLogOut}
        />
      )}
      {/* A confirmation says the same in the page, and the toast would cover its receipt's buttons. */}
      <Toast toastKey={message?.key} onHide={workspace.notifications.toast.hide}>
        {done ? undefined : message?.text}
      </Toast>
    </>
  );
}

interface GuestPaneProps {
  path: Path;
  workspace: Workspace;
  isWide: boolean;
  /** While money is being sent, no other guest can be chosen. */
  isWriting: boolean;
}

/** Guests and checks of the location. They stay beside the open guest if there is space. */
function GuestPane({ path, workspace, isWide, isWriting }: GuestPaneProps) {
  useEffect(() => workspace.openLocation(), [workspace]);
  return (
    <div inert={isWriting}>
      <GuestScreen workspace={workspace} isBeside={isWide} isOpen={path === "/diner-selection"} />
    </div>
  );
}

function useIsWriting(workspace: Workspace): boolean {
  useStore(workspace.checkout.flow.store);
  useStore(workspace.refund.flow.store);
  return workspace.isWriting();
}

/** Shown beside the guests: the last action, and the day at this location. */
function IdlePane({ workspace }: { workspace: Workspace }) {
  const copy = useTexts(texts);
  const { done } = useStore(workspace.notifications.store);
  const { value: rows } = useStore(workspace.transactions.store);
  const { value: location } = useStore(workspace.location.store);
  const { part: activity } = useStore(workspace.activity.store);
  useEffect(() => void workspace.activity.load(), [workspace]);
  return (
    <Screen
      takesFocus={false}
      heading={done ? done.title : copy.panes.heading}
      lead={done ? undefined : copy.panes.lead}
      width="manager"
    >
      <Confirmation notifications={workspace.notifications} />
      {activity && rows && <activity.Today rows={rows} timeZone={location?.timezone ?? null} />}
    </Screen>
  );
}

function Route({ path, workspace }: { path: Path; workspace: Workspace }) {
  switch (path) {
    case "/diner-selection":
      return <IdlePane workspace={workspace} />;
    case "/diner-profile":
      return <ProfileScreen workspace={workspace} />;
    case "/enter-check-number":
      return <EntryScreen workspace={workspace} />;
    case "/refund":
      return <RefundScreen workspace={workspace} />;
    case "/checkout":
      return <CheckoutScreen workspace={workspace} />;
    default:
      return <LocationScreen workspace={workspace} />;
  }
}
