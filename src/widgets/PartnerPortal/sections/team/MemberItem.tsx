import { useId } from "react";
import { Button } from "../../../../shared/ui/Button.tsx";
import { initials } from "../../../../shared/ui/initials.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../storeType.ts";
import type { MemberRow } from "./members.ts";
import { ResendButton } from "./ResendButton.tsx";
import { texts } from "./texts.ts";

interface MemberItemProps {
  portal: PortalStore;
  row: MemberRow;
  tabIndex: 0 | -1;
  isEditable: boolean;
  onRemove: () => void;
}

/** A row of the team list with its actions. */
export function MemberItem({ portal, row, tabIndex, isEditable, onRemove }: MemberItemProps) {
  const copy = useTexts(texts);
  const reasonId = useId();
  const {
    id,
    name,
    email,
    isYou,
    status,
    isInvited,
    access,
    brands,
    lockedReason: keptBecause,
  } = row;
  return (
    <div className="team-row">
      <span className="team-face" aria-hidden="true" translate="no">
        {initials(name)}
      </span>
      <span className="team-words">
        <span className="team-name">
          <strong>{name}</strong>
          {isYou && <span className="muted small">({copy.you})</span>}
          <span className={isInvited ? "pill" : "pill good"}>{status}</span>
        </span>
        {email !== name && <span className="muted small">{email}</span>}
        <span className="small">{[access, brands].filter(Boolean).join(" · ")}</span>
      </span>
      {isEditable && (
        <span className="team-actions">
          {isInvited && (
            <ResendButton portal={portal} id={id} email={email} name={name} tabIndex={tabIndex} />
          )}
          <Button
            kind="quiet"
            tabIndex={tabIndex}
            aria-label={copy.editNamed({ name })}
            onClick={() => portal.navigation.open({ page: "team", id, query: {} })}
          >
            {copy.edit}
          </Button>
          <Button
            kind="quiet"
            danger
            tabIndex={tabIndex}
            disabled={keptBecause !== null}
            aria-label={copy.remove.named({ name })}
            aria-describedby={keptBecause ? reasonId : undefined}
            onClick={onRemove}
          >
            {copy.remove.button}
          </Button>
        </span>
      )}
      {isEditable && keptBecause && (
        <p id={reasonId} className="muted small team-why">
          {keptBecause}
        </p>
      )}
    </div>
  );
}
