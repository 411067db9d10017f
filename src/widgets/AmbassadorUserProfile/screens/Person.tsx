import { lazy, Suspense, useState } from "react";
import type { Profile } from "../../../shared/contracts/ambassadorStats.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Picture } from "../../../shared/ui/Picture.tsx";
import { copy } from "../copy.ts";
import type { ProfileStore } from "../store.ts";

/** Fetched with the first press; where that fails, words say so and the next press tries again. */
const loadDialog = () =>
  import("./PhotoDialog.tsx").then(({ PhotoDialog }) => ({ default: PhotoDialog }));

type Dialog = ReturnType<typeof lazy<Awaited<ReturnType<typeof loadDialog>>["default"]>>;

/** Photo, name, e-mail and since when; the photo can be changed. */
export function Person({ profile, store }: { profile: Profile; store: ProfileStore }) {
  const [opened, setOpened] = useState<{ readonly PhotoDialog: Dialog } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const name = nameOf(profile);
  const since = sinceOf(profile);

  async function edit(): Promise<void> {
    setMissing(false);
    const loaded = await loadDialog().catch(() => null);
    if (loaded) setOpened({ PhotoDialog: lazy(() => Promise.resolve(loaded)) });
    else setMissing(true);
  }

  return (
    <header className="person">
      <Picture
        className="person-photo"
        src={addressOf(profile.profilePicture)}
        name={name}
        alt={copy.photo.of(name)}
        ratio={1}
      />
      <div className="person-words">
        <h2 className="person-name" translate="no">
          {name}
        </h2>
        {profile.email && (
          <p translate="no" className="person-email">
            {profile.email}
          </p>
        )}
        {since && <p className="muted small">{copy.memberSince(since)}</p>}
        <Button onClick={() => void edit()}>{copy.photo.edit}</Button>
        {isMissing && <Alert>{copy.photo.missing}</Alert>}
      </div>
      {opened && (
        <Suspense>
          <opened.PhotoDialog store={store} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </header>
  );
}

function nameOf({ name, firstName, lastName, email }: Profile): string {
  return (
    name?.trim() ||
    [firstName, lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(" ") ||
    email?.trim() ||
    copy.noName
  );
}

/** A date in words; what is no date, such as a year, is said as the server says it. */
function sinceOf({ memberSince }: Profile): string | null {
  const day = parseDay(memberSince);
  return day ? longDate(day) : memberSince?.trim().slice(0, 40) || null;
}

/** Text that is no address is the id of an image service that this page does not know (G18). */
function addressOf(picture: string | null): string | null {
  return picture && /^(https?:|\/|data:image\/)/.test(picture) ? picture : null;
}
