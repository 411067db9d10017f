import type { ClientSession } from "../api/prepare.ts";
import { bearerFormat } from "../contracts/bearer.ts";
import { clearCookie, readCookie, writeCookie } from "../host/cookies.ts";
import { onPageRestored } from "../host/navigation.ts";
import { onStorageChange, readText, removeText, writeText } from "../host/storage.ts";
import type { Owner } from "../host/storedItems.ts";
import { sweepOwner } from "../host/storedSweep.ts";
import { forgetEnded, isEnded, noteEnded } from "./endedTokens.ts";
import { forgetIds, idHeaders } from "./ids.ts";

export type SessionChange = "signed-in" | "signed-out";

export interface Session extends ClientSession {
  /** The owner of the stored items that Log Out removes. */
  readonly owner: Owner;
  readonly isSignedIn: () => boolean;
  /**
   * Stores the token. With `mirrored`, also writes the cookie of the bulk gifting pages. Returns
   * false if the token is not usable.
   */
  signIn(token: string, options?: { readonly mirrored?: boolean }): boolean;
  /**
   * Clears token, mirror cookie, session id and device id, also when offline. Other tabs follow.
   */
  signOut(): void;
  /**
   * Calls back after every change, including changes by other tabs or while the page was in the
   * back/forward cache. Returns a function that stops it.
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
}

interface SessionPlace {
  /** The key in localStorage. */
  readonly key: "userToken" | "managerUserToken";
  readonly mirrorCookie?: string;
}

const mirrorDays = 365;

/** Written and removed at once by the tab where a person logs out; the others remove what is theirs. */
export const logOutKey = (owner: Owner) => `dining.logout:${owner}` as const;

/** Who is signed in, by the token that all tabs share (G5). Storage refused: for as long as this page lives. */
export function createSession({ key, mirrorCookie }: SessionPlace): Session {
  const owner = key === "userToken" ? "person" : "manager";
  const listeners = new Set<(change: SessionChange) => void>();
  let watching: AbortController | undefined;
  let lastToken = token();
  let sessionVersion = 0;

  function token(): string | null {
    return usableToken(readText("local", key)) ?? (mirrorCookie ? cookieToken(mirrorCookie) : null);
  }

  /**
   * Notices a new token. It may have changed without an event: in another tab, or while the page
   * was in the back/forward cache.
   */
  function look(): void {
    const current = token();
    if (current === lastToken) return;
    lastToken = current;
    sessionVersion++;
    listeners.forEach((listener) => listener(current === null ? "signed-out" : "signed-in"));
  }

  function signOut(): void {
    removeText("local", key);
    const remaining = mirrorCookie && !clearCookie(mirrorCookie) ? cookieToken(mirrorCookie) : null;
    if (remaining) noteEnded(remaining);
    forgetIds();
    look();
  }

  function watch(): void {
    watching = new AbortController();
    onStorageChange(key, watching.signal, look);
    onStorageChange(logOutKey(owner), watching.signal, () => sweepOwner(owner));
    onPageRestored(watching.signal, look);
  }

  /**
   * Forgets the aborted controller, because the stack of its reason would keep the last removed
   * widget in memory.
   */
  function stopWatching(): void {
    watching?.abort();
    watching = undefined;
  }

  return {
    owner,
    token,
    idHeaders,
    signOut,
    isSignedIn: () => token() !== null,
    version() {
      look();
      return sessionVersion;
    },
    signIn(bearer, { mirrored = false } = {}) {
      if (usableToken(bearer) === null) return false;
      forgetEnded(bearer);
      writeText("local", key, bearer);
      if (mirrored && mirrorCookie) writeCookie(mirrorCookie, bearer, mirrorDays);
      look();
      return true;
    },
    invalidate(refused) {
      if (token() === refused) signOut();
    },
    subscribe(listener) {
      look();
      if (!listeners.size) watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) stopWatching();
      };
    },
  };
}

/** The token in the cookie. Null for a signed-out token that the browser or the server has kept. */
function cookieToken(name: string): string | null {
  const token = usableToken(readCookie(name));
  return token && isEnded(token) ? null : token;
}

function usableToken(token: string | null): string | null {
  return token && bearerFormat.test(token) ? token : null;
}
