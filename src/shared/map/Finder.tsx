import { useCallback, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useElementWidth } from "../ui/useElementWidth.ts";
import { useSheet } from "../widget/useSheet.ts";
import { CountLine } from "./CountLine.tsx";
import css from "./Finder.css?inline";
import type { Finder as FinderStore } from "./finder.ts";
import { MapPane } from "./MapPane.tsx";
import { NoResults } from "./NoResults.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { PlaceSheet } from "./PlaceSheet.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { TagFilter } from "./TagFilter.tsx";
import { useIsDark } from "./useIsDark.ts";
import { useResults } from "./useResults.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

export interface FinderProps {
  finder: FinderStore;
  /** A host's map style URL; without one the bundled outline is drawn. */
  styleUrl?: string | undefined;
  /** Overrides the widget's theme (MP4). */
  colorMode?: "black" | "dark" | "light" | "auto" | undefined;
}

/** The width of the widget or the `.finder-column` in px from which the map is beside the list, as in Finder.css. */
const wideFrom = 720;

/** A searchable, filterable list of places beside a map of the same places. */
export function Finder({ finder, styleUrl, colorMode }: FinderProps) {
  const copy = useTexts(texts);
  useSheet(css, "shared");
  const root = useRef<HTMLDivElement | null>(null);
  const [width, measure] = useElementWidth();
  const setRoot = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      return measure(element?.closest<HTMLElement>(".finder-column, .dining") ?? null);
    },
    [measure],
  );
  const state = useStore(finder.store);
  const isDark = useIsDark(root, colorMode);
  const { load: supply, pane } = state;
  const results = useResults(finder, state);
  const isDrawn = state.view !== null;
  useEffect(() => finder.showResults(results), [finder, results, isDrawn]);
  return (
    <div ref={setRoot} className="finder" data-pane={pane} data-color={colorMode}>
      <div className="finder-list">
        <SearchBar finder={finder} query={state.query} near={state.near} />
        {supply.kind === "loaded" && (
          <TagFilter places={supply.places} chosen={state.tags} onToggle={finder.toggleTag} />
        )}
        {supply.kind === "loading" && (
          <Skeleton
            text={copy.loading}
            shape={["line", "control", "control", "control", "control"]}
          />
        )}
        {supply.kind === "failed" && (
          <Failure isOffline={supply.problem.kind === "offline"} onRetry={finder.retry} />
        )}
        {supply.kind === "loaded" && (
          <>
            <CountLine
              finder={finder}
              state={state}
              total={supply.places.length}
              count={results.length}
            />
            {state.refresh === "failed" && <StaleNotice onRetry={finder.retry} />}
            {results.length > 0 ? (
              <PlaceSheet finder={finder}>
                <PlaceList
                  finder={finder}
                  results={results}
                  state={state}
                  isDark={isDark}
                  isInPage={width < wideFrom && pane === "list"}
                />
              </PlaceSheet>
            ) : (
              <NoResults finder={finder} state={state} total={supply.places.length} />
            )}
          </>
        )}
      </div>
      {(supply.kind === "loading" ||
        (supply.kind === "loaded" && (supply.places.length > 0 || finder.isByView()))) && (
        <MapPane
          finder={finder}
          results={results}
          state={state}
          styleUrl={styleUrl}
          isDark={isDark}
        />
      )}
    </div>
  );
}

function Failure({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const copy = useTexts(texts);
  return (
    <Alert title={copy.failed} actions={<Button onClick={onRetry}>{copy.retry}</Button>}>
      {isOffline ? copy.offline : copy.failedHint}
    </Alert>
  );
}

function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const copy = useTexts(texts);
  return (
    <Alert kind="info" actions={<Button onClick={onRetry}>{copy.retry}</Button>}>
      {copy.stale}
    </Alert>
  );
}
