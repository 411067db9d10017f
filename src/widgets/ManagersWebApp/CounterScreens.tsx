import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../shared/ui/Button.tsx";
import { Toast } from "../../shared/ui/Toast.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { Counter } from "./counter.ts";
import css from "./CounterScreens.css?inline";
import { counterCopy } from "./counterCopy.ts";
import { Banner } from "./parts/Banner.tsx";
import { Menu } from "./parts/Menu.tsx";
import type { Path } from "./routes.ts";
import { CheckoutScreen } from "./screens/CheckoutScreen.tsx";
import { EntryScreen } from "./screens/EntryScreen.tsx";
import { GuestScreen } from "./screens/GuestScreen.tsx";
import { LocationScreen } from "./screens/LocationScreen.tsx";
import { ProfileScreen } from "./screens/ProfileScreen.tsx";
import { RefundScreen } from "./screens/RefundScreen.tsx";

interface CounterScreensProps {
  path: Path;
  counter: Counter;
  onLogOut: () => void;
}

/** The route that is open, under the bar with the menu. */
export function CounterScreens({ path, counter, onLogOut }: CounterScreensProps) {
  useSheet(css);
  const { menu } = counterCopy;
  const { banner, toast } = useStore(counter.talk.store);
  const { value: location } = useStore(counter.place.store);
  const [isOpen, setOpen] = useState(false);
  const isWriting = useIsWriting(counter);
  return (
    <>
      <div className="managers-bar">
        <span className="managers-bar-name" translate="no">
          {path === "/location-selection" ? "" : location?.name}
        </span>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {menu.open}
        </Button>
      </div>
      {banner && <Banner key={banner.key} banner={banner} talk={counter.talk} />}
      <Route path={path} counter={counter} />
      {isOpen && (
        <Menu
          manager={counter.manager()}
          isWriting={isWriting}
          onClose={() => setOpen(false)}
          onLogOut={onLogOut}
        />
      )}
      <Toast toastKey={toast?.key} onGone={counter.talk.toastGone}>
        {toast?.text}
      </Toast>
    </>
  );
}

function useIsWriting(counter: Counter): boolean {
  useStore(counter.checkout.flow.store);
  useStore(counter.refund.flow.store);
  return counter.isWriting();
}

function Route({ path, counter }: { path: Path; counter: Counter }) {
  switch (path) {
    case "/diner-selection":
      return <GuestScreen counter={counter} />;
    case "/diner-profile":
      return <ProfileScreen counter={counter} />;
    case "/enter-check-number":
      return <EntryScreen counter={counter} />;
    case "/refund":
      return <RefundScreen counter={counter} />;
    case "/checkout":
      return <CheckoutScreen counter={counter} />;
    default:
      return <LocationScreen counter={counter} />;
  }
}
