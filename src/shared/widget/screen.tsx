import type { ReactNode } from "react";
import { applyTheme, createContainer } from "./container.ts";
import type { ErrorPhase } from "./contract.ts";
import type { Environment } from "./environment.ts";
import { nextPaint } from "./paint.ts";
import { renderTree, type Tree } from "./reactTree.tsx";
import { forget } from "./sheets.ts";

/** How many trees a page translation may break before the fallback shows. */
const translationLimit = 5;
/** Milliseconds until the first content has to be there. */
const renderMs = 5_000;

export interface Screen {
  isShown(): boolean;
  /** Renders a new tree at once. Throws if its first render throws. */
  show(): void;
  /** Renders the tree again. */
  update(): void;
  remove(): void;
}

/**
 * One widget's React tree in its shadow root. `onContent` is called with a tree's first content,
 * before the previous nodes are removed. `onPainted` is called after each paint, and `onFailure`
 * when a tree has crashed or has no content in time. A tree that a page translation has broken is
 * replaced by a new one.
 */
export function createScreen(
  page: { environment(): Environment },
  content: () => ReactNode,
  onContent: (container: HTMLElement) => void,
  onPainted: (container: HTMLElement) => void,
  onFailure: (error: unknown, phase?: ErrorPhase) => void,
): Screen {
  let container: HTMLElement | undefined;
  let tree: Tree | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let translations = 0;

  function show(): void {
    const { shadow, id, widget } = page.environment();
    const before = [...shadow.childNodes];
    const shownIn = (container = createContainer(shadow, page.environment()));
    let hasContent = false;
    const newTree = renderTree({
      container,
      prefix: `${id}-`,
      content: content(),
      onCommit() {
        // The previous nodes stay until there is content, so that nothing flashes.
        if (!hasContent)
          queueMicrotask(() => {
            onContent(shownIn);
            before.forEach((node) => node.remove());
          });
        hasContent = true;
        void nextPaint().then(() => {
          if (newTree !== tree) return;
          clearTimeout(timer);
          onPainted(shownIn);
        });
      },
      onCrash: recover,
    });
    tree = newTree;
    // Only a tree that suspends needs a timer. One for each of a thousand widgets would be costly.
    if (!hasContent)
      timer = setTimeout(() => {
        remove();
        onFailure(`DW402 ${widget}: no content within ${renderMs} ms`, "timeout");
      }, renderMs);
  }

  function recover(error: unknown): void {
    remove();
    if (!isTranslation(error) || ++translations > translationLimit) return onFailure(error);
    try {
      show();
    } catch (again) {
      onFailure(again);
    }
  }

  function remove(): void {
    clearTimeout(timer);
    tree?.unmount();
    tree = undefined;
    if (container) forget(page.environment().shadow);
  }

  return {
    isShown: () => Boolean(tree),
    show,
    update() {
      if (container) applyTheme(container, page.environment());
      tree?.render(content());
    },
    remove,
  };
}

/**
 * Page translation replaces text nodes that React holds, so React's next update throws a DOM error.
 */
function isTranslation(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}
