import { asSent } from "../../../shared/texts/serverTexts.tsx";
import { useEffect, useState } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { classes } from "../../../shared/ui/classes.ts";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";
import { bannerMs } from "./bannerText.ts";
import type { Banner as BannerState, NotificationStore } from "./notifications.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * An error over a screen. If it hides automatically, it waits while the pointer or the focus is on
 * it (X4).
 */
export function Banner({
  banner,
  notifications,
}: {
  banner: BannerState;
  notifications: NotificationStore;
}) {
  const copy = useTexts(texts);
  const [isHeld, setHeld] = useState(false);
  const hide = useLatestCallback(() => notifications.hideBanner());
  useEffect(() => {
    if (!banner.passes || isHeld) return;
    const timer = setTimeout(() => hide(), bannerMs);
    return () => clearTimeout(timer);
  }, [banner, isHeld, hide]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return (
    <div
      className={classes("managers-banner", banner.passes && "passes")}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Alert
        actions={
          <Button kind="quiet" onClick={notifications.hideBanner}>
            {copy.dismiss}
          </Button>
        }
      >
        {asSent(banner.text)}
      </Alert>
    </div>
  );
}
