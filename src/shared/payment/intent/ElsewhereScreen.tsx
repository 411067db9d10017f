import { WaitScreen } from "../WaitScreen.tsx";
import type { IntentKind } from "./names.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/**
 * Shown for a second press while the first has no answer: it waits for the first outcome and sends
 * nothing. `isHere`: a widget of this page is sending.
 */
export function ElsewhereScreen({ kind, isHere }: { kind: IntentKind; isHere: boolean }) {
  const { here, elsewhere, lead } = useTexts(texts)[kind];
  return <WaitScreen heading={isHere ? here : elsewhere} lead={lead} />;
}
