import { useState } from "react";
import { hasWebLocks } from "../host/lock.ts";
import { isStorageShared } from "../host/storage.ts";
import { Alert } from "../ui/Alert.tsx";
import { useTexts } from "../widget/useTexts.ts";
import { texts } from "./texts.ts";

/**
 * Warns above the button that pays if nothing keeps two tabs of this browser from paying at the
 * same time: the browser has no Web Locks, and its storage is full or refused.
 */
export function UnguardedWarning() {
  const { unguarded: words } = useTexts(texts);
  const [isGuarded] = useState(() => hasWebLocks() || isStorageShared());
  return isGuarded ? null : <Alert title={words.title}>{words.text}</Alert>;
}
