import type { ReactNode } from "react";
import { safeHref } from "../../shared/host/safeHref.ts";
import { ChevronRightIcon } from "../../shared/ui/icons/ChevronRight.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** A link that covers its whole card; without a safe `href`, only the text. */
export function SlideLink({
  href,
  name,
  children,
}: {
  href: string | null | undefined;
  name?: string | null | undefined;
  children?: ReactNode;
}) {
  const copy = useTexts(texts);
  const url = safeHref(href);
  if (!url) return children;
  return (
    <a className="slide-link" href={url} draggable={false}>
      {children ?? <span className="visually-hidden">{name || copy.open}</span>}
      {children && (
        <span className="slide-arrow" aria-hidden="true">
          <ChevronRightIcon size={18} />
        </span>
      )}
    </a>
  );
}
