import type { ReactNode } from "react";

/**
 * The language of each text with which a server has refused (`noteServerTexts`). Empty if the
 * answer did not name one.
 */
export const serverTexts = new Map<ReactNode, string>();

/** Marks a server's text with its language and direction. Returns anything else unchanged. */
export function asSent(text: ReactNode): ReactNode {
  const lang = serverTexts.get(text);
  return lang === undefined ? (
    text
  ) : (
    <span lang={lang} dir="auto">
      {text}
    </span>
  );
}
