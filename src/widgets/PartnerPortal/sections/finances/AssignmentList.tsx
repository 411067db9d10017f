import { useMemo } from "react";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import { WindowedList } from "../../../../shared/list/WindowedList.tsx";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

interface AssignmentRow {
  readonly location: PartnerLocation;
  readonly name: string;
}

interface AssignmentListProps {
  rows: readonly AssignmentRow[];
  accounts: readonly StripeAccount[];
  account: StripeAccount;
  chosenIds: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

/** Locations as checkboxes, each with its current account. */
export function AssignmentList({
  rows,
  accounts,
  account,
  chosenIds,
  isReadOnly,
  onTick,
}: AssignmentListProps) {
  const copy = useTexts(texts);
  const words = copy.assign;
  const accountNames = useMemo(
    () => new Map(accounts.map(({ id, name }) => [id, name ?? copy.unnamed])),
    [accounts, copy],
  );
  function hintOf({ partnerStripeAccountId: id }: PartnerLocation): string | undefined {
    if (id === null) return words.free;
    return id === account.id ? undefined : words.other({ name: accountNames.get(id) ?? id });
  }
  if (!rows.length) return <p>{words.noMatch}</p>;
  return (
    <WindowedList
      label={words.locations}
      rows={rows}
      keyOf={({ location }) => location.id}
      estimatePx={69}
      heightPx={480}
      className="rows"
      render={({ location, name }, { tabIndex }) => (
        <div className="assign-row">
          <Checkbox
            label={name}
            checked={chosenIds.has(location.id)}
            disabled={isReadOnly}
            tabIndex={tabIndex}
            hint={hintOf(location)}
            onChange={(isTicked) => onTick(location.id, isTicked)}
          />
        </div>
      )}
    />
  );
}
