import { useState } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { copy } from "../copy.ts";
import { topics, withTopics, type Merge, type Topic } from "../merge.ts";
import type { Settings } from "../settings.ts";
import type { MenuEvent } from "../state.ts";
import { hoursOf } from "../visibility.ts";

interface ConflictDialogProps {
  merge: Merge;
  send: (event: MenuEvent) => void;
}

/** Shows conflicting edits and lets the user choose per topic. */
export function ConflictDialog({ merge, send }: ConflictDialogProps) {
  const [theirTopics, setTheirTopics] = useState<readonly Topic[]>([]);
  const { conflict } = copy;
  const cancel = (): void => send({ type: "conflictLeft" });
  const save = (): void =>
    send({ type: "merged", settings: withTopics(merge.settings, merge.theirs, theirTopics) });
  const actions = (
    <>
      <Button kind="primary" wide onClick={save}>
        {conflict.save}
      </Button>
      <Button kind="quiet" wide onClick={cancel}>
        {conflict.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open title={conflict.title} onClose={cancel} actions={actions}>
      <p>{conflict.text}</p>
      {topics
        .filter((topic) => merge.conflicts.includes(topic))
        .map((topic) => (
          <RadioCards
            key={topic}
            legend={copy.topics[topic]}
            value={theirTopics.includes(topic) ? "theirs" : "mine"}
            onChange={(choice) =>
              setTheirTopics(
                choice === "theirs"
                  ? [...theirTopics, topic]
                  : theirTopics.filter((other) => other !== topic),
              )
            }
            options={[
              { value: "mine", label: conflict.mine, detail: valueText(topic, merge.settings) },
              { value: "theirs", label: conflict.theirs, detail: valueText(topic, merge.theirs) },
            ]}
          />
        ))}
      {merge.adopted.length > 0 && <p className="muted">{conflict.taken(merge.adopted)}</p>}
    </Dialog>
  );
}

function valueText(topic: Topic, settings: Settings): string {
  const { conflict } = copy;
  switch (topic) {
    case "menuUrl":
      return settings.menuUrl.trim() || conflict.empty;
    case "when":
      return scheduleText(settings);
    case "channels":
      return settings.channels.map(copy.channel).join(", ") || conflict.empty;
    case "hidePrices":
      return conflict.prices(settings.hidePrices);
    case "note":
      return settings.note.trim() || conflict.empty;
  }
}

function scheduleText(settings: Settings): string {
  const hours = settings.status === "scheduled" ? hoursOf(settings) : null;
  const status = copy.status(settings.status);
  return hours
    ? `${status}: ${copy.schedule(hours.days, settings.isAllDay ? null : hours)}`
    : status;
}
