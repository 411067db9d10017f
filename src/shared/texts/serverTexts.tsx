import type { ReactNode } from "react";

/** The language of each text that a server has refused with (`noteServerTexts`); empty where its answer named none. */
export const serverTexts = new Map<ReactNode, string>();

/** A text as it came, in its own direction and marked with its language, where a server has sent it; anything else as it is. */
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
