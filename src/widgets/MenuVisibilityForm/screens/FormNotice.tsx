import type { MouseEvent } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import type { Workspace, MenuEvent, Notice } from "../state.ts";
import { focusSave } from "./focusSave.ts";
import { nameOf } from "./nameOf.ts";
import { serverErrors } from "./serverErrors.ts";
import { topicsText } from "../wording.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface FormNoticeProps {
  notice: Notice;
  workspace: Workspace;
  send: (event: MenuEvent) => void;
}

/** How many locations are named. */
const longestList = 5;

/** The result of the last action, next to the button that started it. */
export function FormNotice({ notice, workspace, send }: FormNoticeProps) {
  const copy = useTexts(texts);
  const { problems } = copy;
  switch (notice.kind) {
    case "saved":
      return (
        <Alert kind="positive" title={copy.saved({ name: nameOf(copy, workspace.chosen) })}>
          {notice.adopted.length > 0 && copy.taken({ topics: topicsText(copy, notice.adopted) })}
        </Alert>
      );
    case "refused":
      return (
        <Alert title={problems.refused.title}>
          {notice.message ??
            (serverErrors(notice.fields).length ? null : problems.refusedWithoutWords)}
        </Alert>
      );
    case "copied":
      return <CopiedNotice notice={notice} workspace={workspace} send={send} />;
    case "unreachable":
    case "unconfirmed":
      return (
        <Alert
          title={problems[notice.kind].title}
          actions={
            <Button type="submit" onClick={focusSave}>
              {problems.again}
            </Button>
          }
        >
          {problems[notice.kind].text}
        </Alert>
      );
    case "forbidden":
    case "gone":
      return <Alert title={problems[notice.kind].title}>{problems[notice.kind].text}</Alert>;
  }
}

function CopiedNotice({
  notice,
  workspace,
  send,
}: FormNoticeProps & { notice: Extract<Notice, { kind: "copied" }> }) {
  const copy = useTexts(texts);
  const { copies } = copy;
  const { plan, failed, done } = notice;
  if (!failed.length) return <Alert kind="positive" title={copies.done({ count: done })} />;
  const retry = (event: MouseEvent<HTMLButtonElement>): void => {
    focusSave(event);
    send({ type: "copyRequested", plan: { ...plan, ids: failed } });
  };
  const names = workspace.locations
    .filter(({ id }) => failed.includes(id))
    .map((location) => nameOf(copy, location));
  const first = names.slice(0, longestList).join(", ");
  const more = names.length - longestList;
  return (
    <Alert
      title={done ? copies.some({ done, total: plan.ids.length }) : copies.none}
      actions={<Button onClick={retry}>{copies.again}</Button>}
    >
      {more > 0 ? copies.failedMore({ names: first, more }) : copies.failed({ names: first })}
    </Alert>
  );
}
