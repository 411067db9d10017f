import { useEffect, useMemo } from "react";
import { onPageRestored } from "../../../../shared/host/navigation.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { isSectionEditable } from "../../access.ts";
import frameCss from "../../form/StepFrame.css?inline";
import { StepNav } from "../../form/StepNav.tsx";
import buttonCss from "../../../../shared/ui/Button.css?inline";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { texts as frameTexts } from "../../form/texts.ts";
import rowsCss from "../../list/rows.css?inline";
import { useResource } from "../../useResource.ts";
import type { SectionProps } from "../../storeType.ts";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { AccountList } from "./AccountList.tsx";
import { AssignStep } from "./AssignStep.tsx";
import css from "./Finances.css?inline";
import { texts } from "./texts.ts";

const stepKeys = ["connect", "assign"] as const;

/** Payment accounts and their locations, in two steps (A2.04). */
export function Section(props: SectionProps) {
  const copy = useTexts(texts);
  const frameCopy = useTexts(frameTexts);
  useSheet(buttonCss, "ui");
  useSheet(frameCss);
  useSheet(rowsCss);
  useSheet(css);
  const { portal, project, route } = props;
  const { accounts } = portal.resources;
  const { value } = useResource(accounts);
  const isReadOnly = !isSectionEditable(project, "finances");
  const hasReturned = route.query.connected;
  useRefreshOnReturn(props);
  const current = route.query.step === "assign" ? "assign" : "connect";
  const assigned = useMemo(
    () => new Set((value ?? []).flatMap(({ partnerLocationIds }) => partnerLocationIds)),
    [value],
  );
  const unassigned = project.projectLocations.filter(
    ({ id, partnerStripeAccountId }) => partnerStripeAccountId === null && !assigned.has(id),
  ).length;
  const isAssigned = project.projectLocations.length > 0 && unassigned === 0;
  const steps = stepKeys.map((key) => ({
    key,
    title: copy.steps[key],
    isComplete: key === "connect" ? Boolean(value?.length) : isAssigned,
  }));

  return (
    <Screen
      screenKey={`finances ${current}`}
      width="full"
      eyebrow={`${copy.heading} · ${frameCopy.step({ now: stepKeys.indexOf(current) + 1, all: stepKeys.length })}`}
      heading={copy.steps[current]}
      lead={copy.leads[current]}
    >
      <div className="stepped">
        <StepNav
          portal={portal}
          steps={steps}
          current={current}
          routeOf={(step) => ({ page: "finances", id: null, query: { step } })}
        />
        <div className="finances">
          {isReadOnly && <Alert kind="info">{copy.readOnly}</Alert>}
          {hasReturned === "1" && <Alert kind="positive">{copy.returned.yes}</Alert>}
          {hasReturned === "0" && <Alert kind="info">{copy.returned.no}</Alert>}
          <ResourceView
            resource={accounts}
            failed={copy.failed}
            shape={["line", "line", "control"]}
          >
            {(loadedAccounts) =>
              current === "connect" ? (
                <AccountList
                  portal={portal}
                  project={project}
                  accounts={loadedAccounts}
                  unassigned={unassigned}
                  isReadOnly={isReadOnly}
                />
              ) : (
                <AssignStep
                  portal={portal}
                  project={project}
                  accounts={loadedAccounts}
                  isReadOnly={isReadOnly}
                />
              )
            }
          </ResourceView>
        </div>
      </div>
    </Screen>
  );
}

/**
 * Reads the data again after a return from the provider, whether by a new page or by the back
 * button (P14).
 */
function useRefreshOnReturn({
  portal,
  route: {
    query: { connected },
  },
}: SectionProps): void {
  useEffect(() => {
    if (connected === "1") void portal.refreshProject();
  }, [portal, connected]);
  useEffect(() => {
    const unmounting = new AbortController();
    onPageRestored(unmounting.signal, () => {
      void portal.resources.accounts.reload();
      void portal.refreshProject();
    });
    return () => unmounting.abort();
  }, [portal]);
}
