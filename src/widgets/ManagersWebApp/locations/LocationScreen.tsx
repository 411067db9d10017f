import { useStore } from "zustand";
import type { ManagedLocation } from "../../../shared/contracts/managers.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { PickList } from "../search/PickList.tsx";
import { Results } from "../search/Results.tsx";
import { SearchField } from "../search/SearchField.tsx";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/location-selection' (C2.35): all locations, and after typing the matching ones. */
export function LocationScreen({ workspace }: { workspace: Workspace }) {
  const { locations: words, search } = useTexts(texts);
  const state = useStore(workspace.locations.store);
  const { locations: recents } = useStore(workspace.recents);
  const recent = recents.flatMap(({ id }) => state.rows?.filter((row) => row.id === id) ?? []);
  const hasRecents = !state.text && recent.length > 0;
  return (
    <Screen screenKey="locations" heading={words.heading} lead={words.help} width="manager">
      <SearchField
        label={words.label}
        state={state}
        onType={workspace.locations.type}
        onCompose={workspace.locations.compose}
      />
      {!state.rows && !state.hasFailed && (
        <Skeleton shape={["control", "control", "control"]} text={search.searching} />
      )}
      <Results
        state={state}
        found={search.foundLocations}
        nothing={search.noLocations}
        onRetry={workspace.locations.again}
      >
        {hasRecents && (
          <section className="managers-group">
            <h3>{words.recent}</h3>
            <Rows label={words.recent} rows={recent} workspace={workspace} />
          </section>
        )}
        <Rows
          label={words.list}
          rows={
            hasRecents
              ? (state.rows ?? []).filter((row) => !recent.includes(row))
              : (state.rows ?? [])
          }
          workspace={workspace}
        />
      </Results>
    </Screen>
  );
}

function Rows({
  label,
  rows,
  workspace,
}: {
  label: string;
  rows: readonly ManagedLocation[];
  workspace: Workspace;
}) {
  if (!rows.length) return null;
  return (
    <PickList
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      name={({ name, id }) => name ?? id}
      detail={addressOf}
      onPick={workspace.chooseLocation}
    />
  );
}

/** Address line, then city and state (M27). */
export function addressOf({ address, city, state }: ManagedLocation): string {
  return [address, [city, state].filter(Boolean).join(", ")].filter(Boolean).join(" · ");
}
