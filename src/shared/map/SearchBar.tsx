import { Button } from "../ui/Button.tsx";
import { LocateIcon } from "../ui/icons/Locate.ts";
import { TextField } from "../ui/TextField.tsx";
import type { Finder } from "./finder.ts";
import type { FinderState } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** The search field, and a button that asks for the visitor's position. */
export function SearchBar({
  finder,
  query,
  near,
}: {
  finder: Finder;
  query: string;
  near: FinderState["near"];
}) {
  const copy = useTexts(texts);
  const problem = near === "refused" || near === "unavailable" ? copy.nearProblem[near] : "";
  return (
    <search className="finder-search">
      <TextField
        label={copy.search}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={query}
        onChange={finder.type}
      />
      <Button busy={near === "asking"} busyText={copy.nearBusy} onClick={finder.nearMe}>
        <span className="with-icon">
          <LocateIcon />
          {copy.nearMe}
        </span>
      </Button>
      <p className="near-problem muted small" role="status">
        {problem}
      </p>
    </search>
  );
}
