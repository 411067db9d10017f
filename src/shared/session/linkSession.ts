import type { Session, SessionChange } from "./session.ts";

/**
 * A session that a link has started. Only this widget on this page uses it until the person has
 * confirmed whose account it is.
 */
export interface LinkSession extends Session {
  /** Whether the account may be used to pay or to store a card. */
  isConfirmed(): boolean;
  /**
   * The person has confirmed the account. The session is stored, for the other widgets and tabs
   * too.
   */
  confirm(): void;
}

/**
 * Signs in with a link's token, only in memory. A stored session, from this tab or another one,
 * takes precedence.
 */
export function createLinkSession(base: Session, linkToken: string): LinkSession {
  let unconfirmed: string | null = linkToken;
  let versions = 0;
  const listeners = new Set<(change: SessionChange) => void>();
  const token = (): string | null => base.token() ?? unconfirmed;
  let lastToken = token();
  let stopFollowing = (): void => {};

  function look(): void {
    const current = token();
    if (base.isSignedIn()) unconfirmed = null;
    if (current === lastToken) return;
    lastToken = current;
    versions++;
    listeners.forEach((listener) => listener(current === null ? "signed-out" : "signed-in"));
  }

  function drop(): void {
    unconfirmed = null;
    look();
  }

  return {
    owner: base.owner,
    token,
    idHeaders: base.idHeaders,
    isSignedIn: () => token() !== null,
    version() {
      look();
      return versions;
    },
    signIn(bearer, options) {
      const isUsable = base.signIn(bearer, options);
      look();
      return isUsable;
    },
    signOut() {
      base.signOut();
      drop();
    },
    invalidate(refused) {
      base.invalidate(refused);
      if (unconfirmed === refused) drop();
      else look();
    },
    subscribe(listener) {
      look();
      if (!listeners.size) stopFollowing = base.subscribe(look);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) stopFollowing();
      };
    },
    isConfirmed: () => base.isSignedIn() || unconfirmed === null,
    confirm() {
      if (unconfirmed && !base.isSignedIn()) base.signIn(unconfirmed);
      look();
    },
  };
}
