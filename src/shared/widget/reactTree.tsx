import { useLayoutEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export interface Tree {
  render(content: ReactNode): void;
  /** Unmounts the tree. Never throws. */
  unmount(): void;
}

interface TreeOptions {
  readonly container: HTMLElement;
  /** The prefix of the ids that React creates. */
  readonly prefix: string;
  readonly content: ReactNode;
  /** Called after each commit. A tree that suspends has not committed. */
  readonly onCommit: () => void;
  /** Called with the error of a later render. React has unmounted the tree by then. */
  readonly onCrash: (error: unknown) => void;
}

/** Renders a tree at once. Throws if its first render throws. */
export function renderTree({ container, prefix, content, onCommit, onCrash }: TreeOptions): Tree {
  let isFirstRender = true;
  let isUnmounted = false;
  let firstError: { error: unknown } | undefined;
  const root = createRoot(container, {
    identifierPrefix: prefix,
    onRecoverableError: () => {},
    onUncaughtError(error) {
      if (isFirstRender) firstError ??= { error };
      // The crashed render is still on the stack, and a root may not be replaced from inside it.
      else queueMicrotask(() => isUnmounted || onCrash(error));
    },
  });
  const render = (next: ReactNode) =>
    root.render(
      <>
        {next}
        <Commit onCommit={onCommit} />
      </>,
    );
  function unmount(): void {
    isUnmounted = true;
    try {
      root.unmount();
    } catch {
      // A translated tree may refuse to unmount. Its container is then removed as a whole.
    }
  }
  flushSync(() => render(content));
  isFirstRender = false;
  if (firstError) {
    unmount();
    throw firstError.error;
  }
  return { render, unmount };
}

function Commit({ onCommit }: { onCommit: () => void }): null {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}
