import { useLayoutEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export interface Tree {
  render(content: ReactNode): void;
  /** Takes the tree down without a word, in whatever state it is. */
  uproot(): void;
}

interface Growth {
  readonly container: HTMLElement;
  /** Prefixes the ids that React makes. */
  readonly prefix: string;
  readonly content: ReactNode;
  /** The tree holds its first content; a tree that suspends does not yet. */
  readonly onCommit: () => void;
  /** Something threw after the first render and took the tree down. */
  readonly onCrash: (error: unknown) => void;
}

/** Renders a tree at once; throws what its first render throws. */
export function plant({ container, prefix, content, onCommit, onCrash }: Growth): Tree {
  let isPlanting = true;
  let isGone = false;
  let first: { error: unknown } | undefined;
  const root = createRoot(container, {
    identifierPrefix: prefix,
    onRecoverableError: () => {},
    onUncaughtError(error) {
      if (isPlanting) first ??= { error };
      // The crashed render is still on the stack; a root may not be replaced from inside it.
      else queueMicrotask(() => isGone || onCrash(error));
    },
  });
  const render = (next: ReactNode) =>
    root.render(
      <>
        {next}
        <Commit onCommit={onCommit} />
      </>,
    );
  function uproot(): void {
    isGone = true;
    try {
      root.unmount();
    } catch {
      // A translated tree can refuse to be taken apart; its container is thrown away as a whole.
    }
  }
  flushSync(() => render(content));
  isPlanting = false;
  if (first) {
    uproot();
    throw first.error;
  }
  return { render, uproot };
}

function Commit({ onCommit }: { onCommit: () => void }): null {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}
