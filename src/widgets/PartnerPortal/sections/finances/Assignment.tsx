import { useMemo, useState } from "react";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { filterRows, searchText } from "../../../../shared/list/search.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { SearchField } from "../../list/SearchField.tsx";
import type { PortalStore } from "../../storeType.ts";
import { AssignmentList } from "./AssignmentList.tsx";
import { texts } from "./texts.ts";
import { useAssignment } from "./useAssignment.ts";

interface AssignmentProps {
  portal: PortalStore;
  project: PartnerProject;
  accounts: readonly StripeAccount[];
  account: StripeAccount;
  isReadOnly: boolean;
}

/**
 * The locations of one account as checkboxes. Only the button saves them, because they determine
 * payouts.
 */
export function Assignment({ portal, project, accounts, account, isReadOnly }: AssignmentProps) {
  const copy = useTexts(texts).assign;
  const { projectLocations: locations } = project;
  const { chosenIds, setTicked, isDirty, isSaving, error, submit } = useAssignment({
    portal,
    project,
    account,
    isReadOnly,
  });
  const [search, setSearch] = useState("");
  const rows = useMemo(
    () =>
      locations.map((location) => ({
        location,
        name: location.name?.trim() || copy.unnamed,
        haystack: searchText([location.name, location.city, location.addressLineOne]),
      })),
    [locations, copy],
  );
  const matchingRows = useMemo(() => filterRows(rows, search), [rows, search]);
  const matchingIds = (): string[] => matchingRows.map(({ location }) => location.id);
  return (
    <form
      className="stack"
      noValidate
      aria-label={copy.locations}
      onSubmit={(event) => void submit(event)}
    >
      <SearchField portal={portal} label={copy.search} search={search} onSearch={setSearch} />
      <p className="muted small" role="status">
        {copy.chosen({ rows: chosenIds.size, all: locations.length })}
      </p>
      {!isReadOnly && matchingRows.length > 1 && (
        <div className="account-tools">
          <Button kind="quiet" onClick={() => setTicked(matchingIds(), true)}>
            {copy.all}
          </Button>
          <Button kind="quiet" onClick={() => setTicked(matchingIds(), false)}>
            {copy.clear}
          </Button>
        </div>
      )}
      <AssignmentList
        rows={matchingRows}
        accounts={accounts}
        account={account}
        chosenIds={chosenIds}
        isReadOnly={isReadOnly}
        onTick={(id, isTicked) => setTicked([id], isTicked)}
      />
      {error && <Alert>{error}</Alert>}
      <div className="frame-actions">
        <Button
          onClick={() =>
            portal.navigation.open({ page: "finances", id: null, query: { step: "connect" } })
          }
        >
          {copy.back}
        </Button>
        {!isReadOnly && (
          <Button type="submit" kind="primary" busy={isSaving} busyText={copy.saving}>
            {copy.save}
          </Button>
        )}
        {isDirty && !isReadOnly && (
          <p className="muted small frame-status" role="status">
            {copy.unsaved}
          </p>
        )}
      </div>
    </form>
  );
}
