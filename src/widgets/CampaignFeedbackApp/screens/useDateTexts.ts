import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { DateTexts } from "../review.ts";
import { texts } from "../texts.ts";

/** The format of dates. */
export function useDateTexts(): DateTexts {
  const { lang } = useEnvironment();
  const { moment } = useTexts(texts);
  return { lang, moment };
}
