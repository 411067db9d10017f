import { useEffect, useRef } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { ConnectionAlert } from "../../../shared/ui/ConnectionAlert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { Notice, ReviewState } from "../flow.ts";
import { texts } from "../texts.ts";

interface NoticeAlertProps {
  readonly state: ReviewState;
  /**
   * Whether the last write was made here. The result of a comment shows where the comment was
   * written.
   */
  readonly isShown: boolean;
  readonly onRetry: () => void;
}

/**
 * The result of the last write, or that it is unknown. It gets the focus that the form of a sent
 * message had.
 */
export function NoticeAlert({ state, isShown, onRetry }: NoticeAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSent = isShown && state.kind === "reviewing" && state.notice?.kind === "sent";
  const wasWriting = useRef(false);
  useEffect(() => {
    if (isSent && wasWriting.current) place.current?.focus();
    wasWriting.current = state.kind !== "reviewing";
  }, [isSent, state.kind]);
  return (
    <div ref={place} className="campaign-notice" tabIndex={-1}>
      {isShown && <NoticeOf state={state} onRetry={onRetry} />}
    </div>
  );
}

function NoticeOf({ state, onRetry }: Pick<NoticeAlertProps, "state" | "onRetry">) {
  const copy = useTexts(texts);
  const words = copy.notice;
  switch (state.kind) {
    case "writing":
      return null;
    case "reconciling":
      return <Alert kind="info">{words.checking}</Alert>;
    case "unconfirmed":
      return (
        <Alert
          title={words.unknownTitle}
          actions={<Button onClick={onRetry}>{words.check}</Button>}
        >
          {state.intent.kind === "approve" ? words.unknownApproval : words.unknownRequest}
        </Alert>
      );
    case "reviewing":
      return state.notice && <NoticeText notice={state.notice} />;
  }
}

function NoticeText({ notice }: { notice: Notice }) {
  const copy = useTexts(texts);
  const words = copy.notice;
  switch (notice.kind) {
    case "sent":
      return <Alert kind="positive">{words.sent}</Alert>;
    case "approved-elsewhere":
      return <Alert kind="info">{words.elsewhere}</Alert>;
    case "refused":
      return (
        <Alert
          title={notice.intent.kind === "approve" ? words.refusedApproval : words.refusedRequest}
        >
          {notice.message ?? words.refused}
        </Alert>
      );
    case "not-sent":
      return <ConnectionAlert title={words.notSentTitle}>{words.notSent}</ConnectionAlert>;
    case "busy":
      return (
        <Alert title={words.busyTitle}>
          {notice.seconds ? words.wait({ seconds: notice.seconds }) : words.busy}
        </Alert>
      );
    case "not-recorded":
      return notice.intent.kind === "approve" ? (
        <Alert title={words.approvalUnrecorded}>{words.approvalUnrecordedText}</Alert>
      ) : (
        <Alert title={words.requestUnrecorded}>{words.requestUnrecordedText}</Alert>
      );
  }
}
