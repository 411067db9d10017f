import { useMemo, useState } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { isEditable } from "../flow.ts";
import css from "../MenuVisibilityForm.css?inline";
import type { Options } from "../options.ts";
import type { MenuState } from "../state.ts";
import type { MenuStore } from "../store.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { CopyDialog } from "./CopyDialog.tsx";
import { CopyProgress } from "./CopyProgress.tsx";
import { LocationChooser } from "./LocationChooser.tsx";
import { MenuForm } from "./MenuForm.tsx";
import { nameOf } from "./nameOf.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export type EditorState = Extract<
  MenuState,
  { kind: "editing" | "saving" | "conflicted" | "copying" }
>;

interface EditorScreenProps {
  state: EditorState;
  store: MenuStore;
  options: Options;
}

/** The form of one location's menu, with a select for the other locations. */
export function EditorScreen({ state, store, options }: EditorScreenProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const [isChoosingCopies, setChoosingCopies] = useState(false);
  const { workspace } = state;
  const { chosen, locations, project } = workspace;
  const editable = isEditable(workspace);
  const otherLocations = useMemo(
    () => locations.filter(({ id }) => id !== chosen.id),
    [locations, chosen.id],
  );
  const canCopy = options.copies && editable && otherLocations.length > 0;
  return (
    <Screen
      screenKey="editor"
      eyebrow={project.projectName}
      heading={copy.heading}
      lead={locations.length === 1 ? nameOf(copy, chosen) : undefined}
    >
      {!editable && (
        <Alert kind="info" title={copy.readOnly.title}>
          {copy.readOnly.text}
        </Alert>
      )}
      <MenuForm
        key={chosen.id}
        state={state}
        store={store}
        readOnly={!editable}
        pageZone={options.timeZone}
        renderChooser={(onChoose) =>
          locations.length > 1 && (
            <LocationChooser locations={locations} chosen={chosen.id} onChoose={onChoose} />
          )
        }
        onCopy={canCopy ? () => setChoosingCopies(true) : undefined}
      />
      {state.kind === "conflicted" && <ConflictDialog merge={state.merge} send={store.send} />}
      {state.kind === "copying" && (
        <CopyProgress state={state} onStop={() => store.send({ type: "copyStopped" })} />
      )}
      {isChoosingCopies && state.kind === "editing" && (
        <CopyDialog
          chosen={chosen}
          otherLocations={otherLocations}
          send={store.send}
          onClose={() => setChoosingCopies(false)}
        />
      )}
    </Screen>
  );
}
