import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import type { PlaceResult } from "../../../shared/contracts/places.ts";
import { PlaceField } from "../../../shared/places/PlaceField.tsx";
import { ResultList } from "../../../shared/places/ResultList.tsx";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { LeadStore } from "../leadStore.ts";
import type { LeadState } from "../state.ts";
import { Eyebrow } from "./Eyebrow.tsx";
import { texts } from "../texts.ts";
import { withFallbackText } from "../withFallbackText.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface FindScreenProps {
  state: Extract<LeadState, { kind: "search" | "loading" }>;
  store: LeadStore;
  steps: number;
}

/** Suggests restaurants while typing, searches on request, and offers manual entry. */
export function FindScreen({ state, store, steps }: FindScreenProps) {
  const copy = useTexts(texts);
  const { find: words } = copy;
  const { product } = useEnvironment().config;
  const { query, isSearching } = useStore(store.search.store);
  const [isEmpty, setEmpty] = useState(false);
  const isLoading = state.kind === "loading";
  const choose = (place: PlaceResult): void => store.send({ type: "placeChosen", place });
  const failed = state.kind === "search" ? state.failed : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setEmpty(!query.trim());
    if (query.trim()) store.search.search();
    else event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <Screen
      screenKey="find"
      eyebrow={<Eyebrow step={1} steps={steps} />}
      heading={words.heading}
      lead={words.lead({ product: product.name })}
    >
      <form role="search" noValidate onSubmit={submit}>
        <FormErrorAlert
          formError={withFallbackText(failed?.formError ?? null, words.unreadable)}
          onRetry={failed ? () => choose(failed.place) : undefined}
        />
        <PlaceField
          search={store.search}
          label={copy.restaurant}
          hint={words.hint}
          error={isEmpty && !query.trim() ? words.empty : undefined}
          readOnly={isLoading}
          onChoose={choose}
        />
        <Button
          type="submit"
          kind="primary"
          wide
          busy={isSearching || isLoading}
          busyText={isLoading ? words.reading : words.busy}
        >
          {words.search}
        </Button>
      </form>
      <Results store={store} onChoose={choose} />
      <p className="lead-turn">
        {words.notListed}
        <Button
          kind="quiet"
          disabled={isLoading}
          onClick={() => store.send({ type: "manualChosen" })}
        >
          {copy.byHand}
        </Button>
      </p>
    </Screen>
  );
}

function Results({
  store,
  onChoose,
}: {
  store: LeadStore;
  onChoose: (place: PlaceResult) => void;
}) {
  const copy = useTexts(texts);
  const { find: words } = copy;
  const { results, hasFailed, query } = useStore(store.search.store);
  return (
    <>
      {hasFailed && <Alert>{words.failed}</Alert>}
      {results?.length === 0 && <Alert kind="info">{words.none({ query: query.trim() })}</Alert>}
      {results && results.length > 0 && (
        <ResultList places={results} label={words.results} onChoose={onChoose} />
      )}
      <LiveRegion>{results?.length ? `${words.results}: ${results.length}` : ""}</LiveRegion>
    </>
  );
}
