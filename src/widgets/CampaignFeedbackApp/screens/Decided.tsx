import { Alert } from "../../../shared/ui/Alert.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { Review } from "../review.ts";
import { texts } from "../texts.ts";

/** The final status: approved with the start at noon (B4.50, E7), or sent. */
export function Decided({ review: { status }, start }: { review: Review; start: string | null }) {
  const copy = useTexts(texts);
  const words = status === "sent" ? copy.delivered : copy.approved;
  return (
    <Alert kind="positive" title={words.title}>
      {status === "approved" && start ? copy.approved.starts({ start }) : words.plain}
    </Alert>
  );
}
