import { useMemo } from "react";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { changedWords } from "../changedWords.ts";
import { compareVersions, type Change, type MailVersion } from "../compareVersions.ts";
import { partsOf, type MailPart } from "../mailParts.ts";
import type { Mail } from "../review.ts";
import { toolsTexts } from "./toolsTexts.ts";

type Version = NonNullable<Mail["previousVersion"]>;

/** The differences between an e-mail and the version that was reviewed before, as a list. */
export function MailChanges({ mail, before }: { mail: Mail; before: Version }) {
  const { changes: words } = useTexts(toolsTexts);
  const changes = useMemo(() => changesIn(mail, before), [mail, before]);
  return (
    <section className="campaign-tool" aria-label={words.heading}>
      <h5>{words.heading}</h5>
      {changes.length === 0 && <p>{words.none}</p>}
      <ul className="campaign-changes">
        {changes.map((change, index) => (
          <li key={index}>
            <ChangeLine change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers of the parts that are new or different in the newer version. */
export function changedParts(mail: Mail): Set<number> {
  const { html, previousVersion } = mail;
  if (!html || !previousVersion) return new Set();
  const parts = partsOf(html);
  const after = new Set(changesIn(mail, previousVersion).map((change) => keyOf(change.after)));
  return new Set(parts.flatMap((part, index) => (after.has(keyOf(part)) ? [index + 1] : [])));
}

function keyOf(part: MailPart | null): string {
  return part ? `${part.kind} ${part.text} ${part.address}` : "";
}

/** If the markup of either version is missing, compares only subject and preview text. */
function changesIn(mail: Mail, before: Version): Change[] {
  const hasBoth = Boolean(mail.html && before.html);
  const version = ({ subject, previewText, html }: Version): MailVersion => ({
    subject: subject ?? "",
    previewText: previewText ?? "",
    parts: hasBoth && html ? partsOf(html) : [],
  });
  return compareVersions(version(before), version(mail));
}

function ChangeLine({ change: { kind, before, after } }: { change: Change }) {
  const { changes: words } = useTexts(toolsTexts);
  const name = { kind: words.kinds[kind] };
  const title = !before ? words.added(name) : after ? words.changed(name) : words.removed(name);
  // The text may be the same, with another picture or link target.
  const isOnlyAddress = before !== null && after !== null && before.text === after.text;
  const partText = ({ text, address }: MailPart): string =>
    isOnlyAddress ? address : [text, address].filter(Boolean).join(" → ");
  return (
    <>
      <b>
        {title}
        {isOnlyAddress && after.text && ` (${after.text})`}
      </b>
      {before && (
        <p>
          <span className="visually-hidden">{words.before} </span>
          <Words text={partText(before)} other={after ? partText(after) : ""} mark="del" />
        </p>
      )}
      {after && (
        <p>
          <span className="visually-hidden">{words.after} </span>
          <Words text={partText(after)} other={before ? partText(before) : ""} mark="ins" />
        </p>
      )}
    </>
  );
}

/** A text in which the words that the other version lacks are marked. */
function Words({ text, other, mark: Mark }: { text: string; other: string; mark: "ins" | "del" }) {
  return changedWords(other, text).map(({ words, isChanged }, index) =>
    isChanged ? <Mark key={index}>{words}</Mark> : <span key={index}>{words}</span>,
  );
}
