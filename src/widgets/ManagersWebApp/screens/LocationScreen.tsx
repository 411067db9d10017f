import { useStore } from "zustand";
import type { ManagedLocation } from "../../../shared/contracts/managers.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { counterCopy } from "../counterCopy.ts";
import type { Counter } from "../counter.ts";
import { PickList } from "../parts/PickList.tsx";
import { Results } from "../parts/Results.tsx";
import { SearchField } from "../parts/SearchField.tsx";

/** '/location-selection' (C2.35): all locations at first, then the ones that match. */
export function LocationScreen({ counter }: { counter: Counter }) {
  const { locations: words, search } = counterCopy;
  const state = useStore(counter.locations.store);
  const { locations: recents } = useStore(counter.recents);
  const recent = recents.flatMap(({ id }) => state.rows?.filter((row) => row.id === id) ?? []);
  const hasRecents = !state.text && recent.length > 0;
  return (
    <Screen screenKey="locations" heading={words.heading} lead={words.help} width="manager">
      <SearchField
        label={words.label}
        state={state}
        onType={counter.locations.type}
        onCompose={counter.locations.compose}
      />
      {!state.rows && !state.hasFailed && (
        <Skeleton shape={["control", "control", "control"]} text={search.searching} />
      )}
      <Results
        state={state}
        one={words.one}
        nothing={search.noLocations}
        onRetry={counter.locations.again}
      >
        {hasRecents && (
          <section className="managers-group">
            <h3>{words.recent}</h3>
            <Rows label={words.recent} rows={recent} counter={counter} />
          </section>
        )}
        <Rows
          label={words.list}
          rows={
            hasRecents
              ? (state.rows ?? []).filter((row) => !recent.includes(row))
              : (state.rows ?? [])
          }
          counter={counter}
        />
      </Results>
    </Screen>
  );
}

function Rows({
  label,
  rows,
  counter,
}: {
  label: string;
  rows: readonly ManagedLocation[];
  counter: Counter;
}) {
  if (!rows.length) return null;
  return (
    <PickList
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      name={({ name, id }) => name ?? id}
      detail={addressOf}
      onPick={counter.chooseLocation}
    />
  );
}

/** Address line, then city and state (M27). */
export function addressOf({ address, city, state }: ManagedLocation): string {
  return [address, [city, state].filter(Boolean).join(", ")].filter(Boolean).join(" · ");
}
