import { statusText } from "./copy.ts";

const tones: Readonly<Record<string, string>> = {
  sent: "good",
  claimed: "good",
  redeemed: "good",
  failed: "bad",
  partially_failed: "bad",
  expired: "over",
  canceled: "over",
};

/** A status in words; its color only repeats them. */
export function StatusMark({ status, detail }: { status: string; detail?: string | undefined }) {
  const tone = Object.hasOwn(tones, status) ? tones[status] : "open";
  return (
    <span className="status">
      <span className={`status-mark ${tone}`}>{statusText(status)}</span>
      {detail && <span className="muted small">{detail}</span>}
    </span>
  );
}
