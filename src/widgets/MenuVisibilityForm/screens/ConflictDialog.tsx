import { useState } from "react";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { topics, withTopics, type Merge, type Topic } from "../merge.ts";
import type { Settings } from "../settings.ts";
import type { MenuEvent } from "../state.ts";
import { hoursOf } from "../visibility.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { channelText, scheduleText, statusText, topicsText, type Copy } from "../wording.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ConflictDialogProps {
  merge: Merge;
  send: (event: MenuEvent) => void;
}

/** Shows conflicting edits and lets the user choose per topic. */
export function ConflictDialog({ merge, send }: ConflictDialogProps) {
  const copy = useTexts(texts);
  const [theirTopics, setTheirTopics] = useState<readonly Topic[]>([]);
  const { conflict } = copy;
  const { lang } = useEnvironment();
  const valueOf = (topic: Topic, settings: Settings) => valueText(copy, topic, settings, lang);
  const cancel = (): void => send({ type: "conflictLeft" });
  const save = (): void =>
    send({ type: "merged", settings: withTopics(merge.settings, merge.theirs, theirTopics) });
  return (
    <ConfirmDialog
      title={conflict.title}
      cancel={conflict.cancel}
      confirm={conflict.save}
      onCancel={cancel}
      onConfirm={save}
    >
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
              { value: "mine", label: conflict.mine, detail: valueOf(topic, merge.settings) },
              { value: "theirs", label: conflict.theirs, detail: valueOf(topic, merge.theirs) },
            ]}
          />
        ))}
      {merge.adopted.length > 0 && (
        <p className="muted">{conflict.taken({ topics: topicsText(copy, merge.adopted) })}</p>
      )}
    </ConfirmDialog>
  );
}

function valueText(copy: Copy, topic: Topic, settings: Settings, lang: string): string {
  const { conflict } = copy;
  switch (topic) {
    case "menuUrl":
      return settings.menuUrl.trim() || conflict.empty;
    case "when":
      return statusWithHours(copy, settings, lang);
    case "channels":
      return settings.channels.map((code) => channelText(copy, code)).join(", ") || conflict.empty;
    case "hidePrices":
      return settings.hidePrices ? conflict.pricesHidden : conflict.pricesShown;
    case "note":
      return settings.note.trim() || conflict.empty;
  }
}

function statusWithHours(copy: Copy, settings: Settings, lang: string): string {
  const hours = settings.status === "scheduled" ? hoursOf(settings) : null;
  const status = statusText(copy, settings.status);
  return hours ? `${status}: ${scheduleText(copy, hours, settings.isAllDay, lang)}` : status;
}
