import { useLayoutEffect, useRef, useState } from "react";
import type { Profile } from "../../../shared/contracts/ambassadorStats.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Picture } from "../../../shared/ui/Picture.tsx";
import { mayTakeFocus } from "../../../shared/ui/screenFocus.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { ProfileStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Loads the dialog with the first press. If that fails, an alert says so and the next press tries
 * again. It does not use `createLazyPart`, whose code is larger than the three lines of `edit`.
 */
const loadDialog = () => import("./PhotoDialog.tsx");

/** Photo, name, e-mail address and membership date, with a button to change the photo. */
export function Person({ profile, store }: { profile: Profile; store: ProfileStore }) {
  const copy = useTexts(texts);
  const { lang, shadow } = useEnvironment();
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The sign-in screen, which had the focus, has disappeared.
  useLayoutEffect(() => {
    if (mayTakeFocus(shadow)) heading.current?.focus({ preventScroll: true });
  }, [shadow]);
  const name = nameOf(profile, copy.noName);
  const since = sinceOf(profile, lang);

  async function edit(): Promise<void> {
    setFailed(false);
    const loaded = await loadDialog().catch(() => null);
    setDialog(loaded);
    setFailed(!loaded);
  }

  return (
    <header className="person">
      <Picture
        className="person-photo"
        src={photoUrl(profile.profilePicture)}
        name={name}
        alt={copy.photo.of({ name })}
        ratio={1}
      />
      <div className="person-words">
        <h2 ref={heading} tabIndex={-1} className="person-name" translate="no">
          {name}
        </h2>
        {profile.email && (
          <p translate="no" className="person-email">
            {profile.email}
          </p>
        )}
        {since && <p className="muted small">{copy.memberSince({ date: since })}</p>}
        <Button onClick={() => void edit()}>{copy.photo.edit}</Button>
        {hasFailed && <Alert>{copy.photo.missing}</Alert>}
      </div>
      {dialog && <dialog.PhotoDialog store={store} onClose={() => setDialog(null)} />}
    </header>
  );
}

export function nameOf({ name, firstName, lastName, email }: Profile, noName: string): string {
  return (
    name?.trim() ||
    [firstName, lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(" ") ||
    email?.trim() ||
    noName
  );
}

/** The date as text; any other value, such as a year, is shown unchanged. */
function sinceOf({ memberSince }: Profile, lang: string): string | null {
  const day = parseDay(memberSince);
  return day ? longDate(day, lang) : memberSince?.trim().slice(0, 40) || null;
}

/** A value that is not an address is the id of an image at an unknown service (G18). */
function photoUrl(picture: string | null): string | null {
  return picture && /^(https?:|\/|data:image\/)/.test(picture) ? picture : null;
}
