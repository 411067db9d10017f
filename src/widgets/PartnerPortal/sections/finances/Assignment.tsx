import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { isUnknown } from "../../../../shared/api/outcome.ts";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { holdPage } from "../../../../shared/host/navigation.ts";
import { WindowedList } from "../../../../shared/list/WindowedList.tsx";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { matching, searchable } from "../../../../shared/list/search.ts";
import { SearchField } from "../../list/SearchField.tsx";
import { problemText } from "../../problemText.ts";
import type { PortalStore } from "../../store.ts";
import { assign, assigned } from "./assignment.ts";
import { copy } from "./copy.ts";
import { createTickDraft } from "./tickDraft.ts";

interface AssignmentProps {
  portal: PortalStore;
  project: PartnerProject;
  accounts: readonly StripeAccount[];
  account: StripeAccount;
  isReadOnly: boolean;
}

const words = copy.assign;

/** The locations of one account: boxes to tick, saved by the button alone, since money follows them. */
export function Assignment({ portal, project, accounts, account, isReadOnly }: AssignmentProps) {
  const { behaviour } = useEnvironment().config;
  const { projectLocations: locations } = project;
  const before = useMemo(
    () =>
      locations
        .filter(({ partnerStripeAccountId }) => partnerStripeAccountId === account.id)
        .map(({ id }) => id),
    [locations, account.id],
  );
  const [draft] = useState(() => createTickDraft(portal, account.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => draft.ticked(before));
  const [search, setSearch] = useState("");
  const [state, setState] = useState<"idle" | "saving">("idle");
  const [complaint, setComplaint] = useState<string | null>(null);
  const rows = useMemo(
    () =>
      locations.map((location) => ({
        location,
        name: location.name?.trim() || words.unnamed,
        haystack: searchable([location.name, location.city, location.addressLineOne]),
      })),
    [locations],
  );
  const shown = useMemo(() => matching(rows, search), [rows, search]);
  const isDirty = chosen.size !== before.length || before.some((id) => !chosen.has(id));

  async function save(): Promise<boolean> {
    if (state === "saving") return false;
    setState("saving");
    setComplaint(null);
    const outcome = await assign(portal.client(), {
      slug: portal.slug(),
      accountId: account.id,
      before,
      after: [...chosen],
      asForm: behaviour["financeForm"] === true,
    });
    setState("idle");
    if (!outcome.ok) {
      setComplaint(
        isUnknown(outcome.problem) ? words.unsure : problemText(outcome.problem, words.failed),
      );
      return false;
    }
    draft.forget();
    assigned(portal, account.id, outcome.value.partnerLocationIds);
    setChosen(new Set(outcome.value.partnerLocationIds));
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isDirty && !(await save())) return;
    portal.say(words.saved);
    portal.navigation.goTo({ page: "dashboard", id: null, query: {} }, "push");
  }

  // The session may end at any moment: what is ticked comes back with the person (fault C1).
  useEffect(() => draft.keep(before, chosen), [draft, before, chosen]);
  useUnsaved(portal, isDirty && !isReadOnly, () => {
    draft.forget();
    setChosen(new Set(before));
  });
  const tick = (ids: readonly string[], isTicked: boolean): void => {
    setChosen((now) => {
      const next = new Set(now);
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
        {words.chosen(chosen.size, locations.length)}
      </p>
      {!isReadOnly && shown.length > 1 && (
        <div className="account-tools">
          <Button
            kind="quiet"
            onClick={() =>
              tick(
                shown.map(({ location }) => location.id),
                true,
              )
            }
          >
            {words.all}
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              tick(
                shown.map(({ location }) => location.id),
                false,
              )
            }
          >
            {words.clear}
          </Button>
        </div>
      )}
      {shown.length ? (
        <WindowedList
          label={words.locations}
          rows={shown}
          keyOf={({ location }) => location.id}
          estimatePx={69}
          heightPx={480}
          className="rows"
          render={({ location: { id, partnerStripeAccountId: own }, name }, { tabIndex }) => (
            <div className="assign-row">
              <Checkbox
                label={name}
                checked={chosen.has(id)}
                disabled={isReadOnly}
                tabIndex={tabIndex}
                hint={
                  own === null
                    ? words.free
                    : own === account.id
                      ? undefined
                      : words.other(accountNames.get(own) ?? own)
                }
                onChange={(isTicked) => tick([id], isTicked)}
              />
            </div>
          )}
        />
      ) : (
        <p>{words.noMatch}</p>
      )}
      {complaint && <Alert>{complaint}</Alert>}
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

/** Ticks that are not saved hold the page, and ask before they are lost. */
function useUnsaved(portal: PortalStore, isDirty: boolean, discard: () => void): void {
  const now = useRef({ isDirty, discard });
  useEffect(() => {
    now.current = { isDirty, discard };
  });
  // Money follows: leaving asks, and never saves by itself.
  useEffect(
    () =>
      portal.leaving.watch({
        isDirty: () => now.current.isDirty,
        flush: () => Promise.resolve(false),
        discard: () => now.current.discard(),
      }),
    [portal],
  );
  useEffect(() => (isDirty ? holdPage() : undefined), [isDirty]);
}
