import { useEffect, useState } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { PartMarks } from "../mailParts.ts";
import type { Mail } from "../review.ts";
import { changedParts, MailChanges } from "./MailChanges.tsx";
import { MailOutline } from "./MailOutline.tsx";
import css from "./MailTools.css?inline";
import { toolsTexts } from "./toolsTexts.ts";

interface MailToolsProps {
  readonly mail: Mail;
  readonly subject: string;
  readonly canComment: boolean;
  /** Called with what the preview should mark while a tool is open, or with null. */
  readonly onMark: (marks: PartMarks | null) => void;
  /** Called with the part to comment on, in the form that a message uses. */
  readonly onPick: (part: string) => void;
}

/** The parts of an e-mail, and its changes if the host's API has the previous version. */
export function MailTools({ mail, subject, canComment, onMark, onPick }: MailToolsProps) {
  useSheet(css);
  const { parts, changes } = useTexts(toolsTexts);
  const { html, previousVersion } = mail;
  const [tool, setTool] = useState<"parts" | "changes" | null>(null);
  const hasParts = canComment && Boolean(html);
  const showsParts = hasParts && tool === "parts";
  const showsChanges = tool === "changes" && previousVersion !== null;
  useEffect(() => {
    if (showsParts) onMark({ numbered: "all", changed: new Set() });
    else onMark(showsChanges ? { numbered: new Set(), changed: changedParts(mail) } : null);
  }, [showsParts, showsChanges, mail, onMark]);
  return (
    <>
      {hasParts && (
        <Button
          kind="quiet"
          aria-label={parts.openOf({ subject })}
          aria-expanded={showsParts}
          onClick={() => setTool(showsParts ? null : "parts")}
        >
          {parts.open}
        </Button>
      )}
      {previousVersion && (
        <Button
          kind="quiet"
          aria-label={changes.openOf({ subject })}
          aria-expanded={tool === "changes"}
          onClick={() => setTool(tool === "changes" ? null : "changes")}
        >
          {changes.open}
        </Button>
      )}
      {showsParts && html && <MailOutline html={html} onPick={onPick} />}
      {tool === "changes" && previousVersion && (
        <MailChanges mail={mail} before={previousVersion} />
      )}
    </>
  );
}
