import type { MouseEvent } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";
import type { Desk, MenuEvent, Notice } from "../state.ts";
import { focusSave } from "./focusSave.ts";
import { nameOf } from "./nameOf.ts";
import { refusalsByField } from "./refusals.ts";

interface FormNoticeProps {
  notice: Notice;
  desk: Desk;
  send: (event: MenuEvent) => void;
}

/** How the last try ended, beside the button that began it. */
export function FormNotice({ notice, desk, send }: FormNoticeProps) {
  const { problems } = copy;
  switch (notice.kind) {
    case "saved":
      return (
        <Alert kind="positive" title={copy.saved(nameOf(desk.chosen))}>
          {notice.taken.length > 0 && copy.taken(notice.taken)}
        </Alert>
      );
    case "refused":
      return (
        <Alert title={problems.refused.title}>
          {notice.message ??
            (refusalsByField(notice.fields).length ? null : problems.refusedWithoutWords)}
        </Alert>
      );
    case "copied":
      return <CopiedNotice notice={notice} desk={desk} send={send} />;
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
  desk,
  send,
}: FormNoticeProps & { notice: Extract<Notice, { kind: "copied" }> }) {
  const { copies } = copy;
  const { plan, failed, done } = notice;
  if (!failed.length) return <Alert kind="positive" title={copies.done(done)} />;
  const again = (event: MouseEvent<HTMLButtonElement>): void => {
    focusSave(event);
    send({ type: "copyAsked", plan: { ...plan, ids: failed } });
  };
  const names = desk.locations.filter(({ id }) => failed.includes(id)).map(nameOf);
  return (
    <Alert
      title={copies.some(done, plan.ids.length)}
      actions={<Button onClick={again}>{copies.again}</Button>}
    >
      {copies.failed(names)}
    </Alert>
  );
}
