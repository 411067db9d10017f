import { Alert } from "../ui/Alert.tsx";
import { minutesAndSeconds, useSecondsLeft } from "./useSecondsLeft.ts";

interface RateLimitAlertProps {
  /** The time of the next allowed try, on the clock of `performance.now()`. */
  untilMs: number;
  words: { wait(values: { wait: string }): string; waitOver: string };
}

/** Counts down to the next allowed try. Screen readers announce it once, not every second. */
export function RateLimitAlert({ untilMs, words }: RateLimitAlertProps) {
  const seconds = useSecondsLeft(untilMs);
  return (
    <Alert kind="info">
      <span role="timer" aria-live="off" className="figures">
        {seconds ? words.wait({ wait: minutesAndSeconds(seconds) }) : words.waitOver}
      </span>
    </Alert>
  );
}
