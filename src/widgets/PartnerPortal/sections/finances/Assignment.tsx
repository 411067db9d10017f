import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { isOutcomeUnknown } from "../../../../shared/api/outcome.ts";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { blockUnload } from "../../../../shared/host/navigation.ts";
import { WindowedList } from "../../../../shared/list/WindowedList.tsx";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { filterRows, searchText } from "../../../../shared/list/search.ts";
import { SearchField } from "../../list/SearchField.tsx";
import { problemText } from "../../problemText.ts";
import type { PortalStore } from "../../store.ts";
import { assign, applyAssignment } from "./assignment.ts";
import { copy } from "./copy.ts";
import { createAssignmentDraft } from "./assignmentDraft.ts";

interface AssignmentProps {
  portal: PortalStore;
  project: PartnerProject;
  accounts: readonly StripeAccount[];
  account: StripeAccount;
  isReadOnly: boolean;
}

const words = copy.assign;

/**
 * The locations of one account as checkboxes. They are saved by the button only, because payouts
 * follow them.
 */
export function Assignment({ portal, project, accounts, account, isReadOnly }: AssignmentProps) {
  const { behaviour } = useEnvironment().config;
  const { projectLocations: locations } = project;
  const savedIds = useMemo(
    () =>
      locations
        .filter(({ partnerStripeAccountId }) => partnerStripeAccountId === account.id)
        .map(({ id }) => id),
    [locations, account.id],
  );
  const [draft] = useState(() => createAssignmentDraft(portal, account.id));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => draft.read(savedIds));
  const [search, setSearch] = useState("");
  const [state, setState] = useState<"idle" | "saving">("idle");
  const [error, setError] = useState<string | null>(null);
  const rows = useMemo(
    () =>
      locations.map((location) => ({
        location,
        name: location.name?.trim() || words.unnamed,
        haystack: searchText([location.name, location.city, location.addressLineOne]),
      })),
    [locations],
  );
  const matchingRows = useMemo(() => filterRows(rows, search), [rows, search]);
  const isDirty = chosenIds.size !== savedIds.length || savedIds.some((id) => !chosenIds.has(id));

  async function save(): Promise<boolean> {
    if (state === "saving") return false;
    setState("saving");
    setError(null);
    const outcome = await assign(portal.client(), {
      slug: portal.slug(),
      accountId: account.id,
      before: savedIds,
      after: [...chosenIds],
      asForm: behaviour["financeForm"] === true,
    });
    setState("idle");
    if (!outcome.ok) {
      setError(
        isOutcomeUnknown(outcome.problem)
          ? words.unsure
          : problemText(outcome.problem, words.failed),
      );
      return false;
    }
    draft.forget();
    applyAssignment(portal, account.id, outcome.value.partnerLocationIds);
    setChosenIds(new Set(outcome.value.partnerLocationIds));
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isDirty && !(await save())) return;
    portal.showToast(words.saved);
    portal.navigation.goTo({ page: "dashboard", id: null, query: {} }, "push");
  }

  // The session may end at any moment, so the choice is kept for the user's return (fault C1).
  useEffect(() => draft.write(savedIds, chosenIds), [draft, savedIds, chosenIds]);
  useUnsaved(portal, isDirty && !isReadOnly, () => {
    draft.forget();
    setChosenIds(new Set(savedIds));
  });
  const setTicked = (ids: readonly string[], isTicked: boolean): void => {
    setChosenIds((current) => {
      const next = new Set(current);
      for (const id of ids)
        if (isTicked) next.add(id);
        else next.delete(id);
      return next;
    });
  };
  const accountNames = useMemo(
    () => new Map(accounts.map(({ id, name }) => [id, name ?? copy.unnamed])),
    [accounts],
  );

  return (
    <form
      className="stack"
      noValidate
      aria-label={words.locations}
      onSubmit={(event) => void submit(event)}
    >
      <SearchField portal={portal} label={words.search} search={search} onSearch={setSearch} />
      <p className="muted small" role="status">
        {words.chosen(chosenIds.size, locations.length)}
      </p>
      {!isReadOnly && matchingRows.length > 1 && (
        <div className="account-tools">
          <Button
            kind="quiet"
            onClick={() =>
              setTicked(
                matchingRows.map(({ location }) => location.id),
                true,
              )
            }
          >
            {words.all}
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              setTicked(
                matchingRows.map(({ location }) => location.id),
                false,
              )
            }
          >
            {words.clear}
          </Button>
        </div>
      )}
      {matchingRows.length ? (
        <WindowedList
          label={words.locations}
          rows={matchingRows}
          keyOf={({ location }) => location.id}
          estimatePx={69}
          heightPx={480}
          className="rows"
          render={(
            { location: { id, partnerStripeAccountId: assignedAccountId }, name },
            { tabIndex },
          ) => (
            <div className="assign-row">
              <Checkbox
                label={name}
                checked={chosenIds.has(id)}
                disabled={isReadOnly}
                tabIndex={tabIndex}
                hint={
                  assignedAccountId === null
                    ? words.free
                    : assignedAccountId === account.id
                      ? undefined
                      : words.other(accountNames.get(assignedAccountId) ?? assignedAccountId)
                }
                onChange={(isTicked) => setTicked([id], isTicked)}
              />
            </div>
          )}
        />
      ) : (
        <p>{words.noMatch}</p>
      )}
      {error && <Alert>{error}</Alert>}
      <div className="frame-actions">
        <Button
          onClick={() =>
            portal.navigation.open({ page: "finances", id: null, query: { step: "connect" } })
          }
        >
          {words.back}
        </Button>
        {!isReadOnly && (
          <Button type="submit" kind="primary" busy={state === "saving"} busyText={words.saving}>
            {words.save}
          </Button>
        )}
        {isDirty && !isReadOnly && (
          <p className="muted small frame-status" role="status">
            {words.unsaved}
          </p>
        )}
      </div>
    </form>
  );
}

/** Blocks unloading with unsaved checkboxes, and asks before they are lost. */
function useUnsaved(portal: PortalStore, isDirty: boolean, discard: () => void): void {
  const latest = useRef({ isDirty, discard });
  useEffect(() => {
    latest.current = { isDirty, discard };
  });
  // Leaving asks and never saves by itself, because payouts follow.
  useEffect(
    () =>
      portal.unsavedGuard.attach({
        isDirty: () => latest.current.isDirty,
        flush: () => Promise.resolve(false),
        discard: () => latest.current.discard(),
      }),
    [portal],
  );
  useEffect(() => (isDirty ? blockUnload() : undefined), [isDirty]);
}
