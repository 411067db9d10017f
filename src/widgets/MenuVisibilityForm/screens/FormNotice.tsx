import type { MouseEvent } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";
import type { Workspace, MenuEvent, Notice } from "../state.ts";
import { focusSave } from "./focusSave.ts";
import { nameOf } from "./nameOf.ts";
import { serverErrors } from "./serverErrors.ts";

interface FormNoticeProps {
  notice: Notice;
  workspace: Workspace;
  send: (event: MenuEvent) => void;
}

/** The result of the last action, next to the button that started it. */
export function FormNotice({ notice, workspace, send }: FormNoticeProps) {
  const { problems } = copy;
  switch (notice.kind) {
    case "saved":
      return (
        <Alert kind="positive" title={copy.saved(nameOf(workspace.chosen))}>
          {notice.adopted.length > 0 && copy.taken(notice.adopted)}
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
  const { copies } = copy;
  const { plan, failed, done } = notice;
  if (!failed.length) return <Alert kind="positive" title={copies.done(done)} />;
  const retry = (event: MouseEvent<HTMLButtonElement>): void => {
    focusSave(event);
    send({ type: "copyRequested", plan: { ...plan, ids: failed } });
  };
  const names = workspace.locations.filter(({ id }) => failed.includes(id)).map(nameOf);
  return (
    <Alert
      title={copies.some(done, plan.ids.length)}
      actions={<Button onClick={retry}>{copies.again}</Button>}
    >
      {copies.failed(names)}
    </Alert>
  );
}
