import { useTexts } from "../../../shared/widget/useTexts.ts";
import { statusText } from "./statusText.ts";
import { texts } from "./texts.ts";

const tones: Readonly<Record<string, string>> = {
  sent: "good",
  claimed: "good",
  redeemed: "good",
  failed: "bad",
  partially_failed: "bad",
  expired: "over",
  canceled: "over",
};

/** A status as text. The color only repeats it. */
export function StatusMark({ status, detail }: { status: string; detail?: string | undefined }) {
  const copy = useTexts(texts);
  const tone = Object.hasOwn(tones, status) ? tones[status] : "open";
  return (
    <span className="status">
      <span className={`status-mark ${tone}`}>{statusText(status, copy)}</span>
      {detail && <span className="muted small">{detail}</span>}
    </span>
  );
}
