import { WaitScreen } from "../WaitScreen.tsx";
import type { IntentKind } from "./names.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/** A second press while the first is unanswered: the first one's outcome is followed, and nothing is sent. `isHere`: it is with a widget of this page. */
export function ElsewhereScreen({ kind, isHere }: { kind: IntentKind; isHere: boolean }) {
  const { here, elsewhere, lead } = useTexts(texts)[kind];
  return <WaitScreen heading={isHere ? here : elsewhere} lead={lead} />;
}
