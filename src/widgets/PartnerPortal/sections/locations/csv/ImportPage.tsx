import { useState } from "react";
import type { PartnerLocation } from "../../../../../shared/contracts/partnerLocations.ts";
import { Alert } from "../../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { Progress } from "../../../../../shared/ui/Progress.tsx";
import { downloadText } from "../../../../../shared/host/output.ts";
import { FileChooser } from "../../../../../shared/upload/FileChooser.tsx";
import { useSheet } from "../../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { PortalRoute } from "../../../route.ts";
import type { SectionProps } from "../../../storeType.ts";
import { Page } from "../../../shell/Page.tsx";
import { HomeLink } from "../../../shell/HomeLink.tsx";
import { ResourceView } from "../../../shell/ResourceView.tsx";
import type { Batch } from "../batch/batch.ts";
import { BatchView } from "../batch/BatchView.tsx";
import bulkCss from "../bulk/Bulk.css?inline";
import rowsCss from "../../../list/rows.css?inline";
import { texts as locationsTexts } from "../texts.ts";
import { locationsCsv } from "./exportCsv.ts";
import css from "./Import.css?inline";
import { ImportPreview } from "./ImportPreview.tsx";
import { maxRows } from "./readLocations.ts";
import { texts } from "./texts.ts";
import { useCsvTexts } from "./useCsvTexts.ts";
import { type Import, useImport } from "./useImport.ts";

const home: PortalRoute = { page: "locations", id: null, query: {} };

/**
 * Updates locations from a CSV file in four steps: choose, preview and correct, confirm, result.
 */
export function ImportPage(props: SectionProps) {
  const copy = useTexts(texts);
  const locationsCopy = useTexts(locationsTexts);
  useSheet(css);
  useSheet(bulkCss);
  useSheet(rowsCss);
  return (
    <Page
      screenKey="locations import"
      heading={copy.heading}
      lead={copy.lead}
      before={
        <HomeLink portal={props.portal} to={home}>
          {copy.home}
        </HomeLink>
      }
    >
      <ResourceView
        resource={props.portal.resources.locations}
        failed={locationsCopy.failed}
        shape={["control", "line", "line"]}
      >
        {(locations) => <ImportSteps {...props} locations={locations} />}
      </ResourceView>
    </Page>
  );
}

function ImportSteps({
  portal,
  project,
  locations,
}: SectionProps & { locations: readonly PartnerLocation[] }) {
  const source = useImport(portal);
  const [batch, setBatch] = useState<Batch | null>(null);
  if (batch)
    return (
      <BatchView
        portal={portal}
        batch={batch}
        onDone={() => portal.navigation.goTo(home, "push")}
      />
    );
  return (
    <>
      <FileStep portal={portal} project={project} locations={locations} source={source} />
      {source.state.kind === "read" && (
        <ImportPreview
          portal={portal}
          project={project}
          locations={locations}
          source={source}
          rows={source.state.rows}
          onStart={(started) => {
            source.clear();
            setBatch(started);
          }}
        />
      )}
    </>
  );
}

type FileStepProps = Pick<SectionProps, "portal" | "project"> & {
  locations: readonly PartnerLocation[];
  source: Import;
};

/** The file, its progress, and problems of the file as a whole. */
function FileStep({ portal, project, locations, source }: FileStepProps) {
  const copy = useTexts(texts);
  const csvTexts = useCsvTexts();
  const { state } = source;
  if (state.kind === "reading")
    return (
      <div className="stack">
        <Progress
          label={copy.reading({ percent: Math.floor(state.share * 100) })}
          value={state.share}
          max={1}
        />
        <div>
          <Button onClick={source.cancel}>{copy.cancel}</Button>
        </div>
      </div>
    );
  function download(): void {
    const accounts = portal.resources.accounts.store.getState().value ?? project.finance;
    const text = locationsCsv(locations, project, accounts, csvTexts);
    downloadText(`${project.slug}-locations.csv`, text, "text/csv");
  }
  return (
    <div className="stack">
      {state.kind !== "read" && (
        <div>
          <Button onClick={download}>{copy.template}</Button>
          <p className="muted small">{copy.templateHint}</p>
        </div>
      )}
      <FileChooser
        label={state.kind === "read" ? copy.chooseAnother : copy.choose}
        hint={state.kind !== "read" && copy.hint({ most: maxRows })}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChoose={([file]) => file && source.choose(file)}
      />
      {state.kind === "failed" && (
        <Alert title={copy.troubleTitle}>{copy.trouble[state.trouble]}</Alert>
      )}
      {state.kind === "read" && <FileNotes state={state} />}
    </div>
  );
}

function FileNotes({ state }: { state: Extract<Import["state"], { kind: "read" }> }) {
  const copy = useTexts(texts);
  const { ignored, openQuote, isRestored } = state;
  const notes = [
    isRestored && copy.restored,
    openQuote !== null && copy.openQuote({ line: openQuote }),
    ignored.length > 0 && copy.ignored({ columns: ignored.slice(0, 8).join(", ").slice(0, 200) }),
  ].filter(Boolean);
  return notes.length > 0 && <Alert kind="info">{notes.join(" ")}</Alert>;
}
