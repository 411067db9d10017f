import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import { Alert } from "../../../../../shared/ui/Alert.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { useResource } from "../../../useResource.ts";
import type { PortalStore } from "../../../storeType.ts";
import { type BulkChoice, keep, none } from "./choice.ts";
import { accountOptions, brandOptions } from "../nameOptions.ts";
import { texts as locationsTexts } from "../texts.ts";
import { texts } from "./texts.ts";

export interface BulkReviewProps {
  portal: PortalStore;
  project: PartnerProject;
  choice: BulkChoice;
  names: readonly string[];
}

/** The number of locations that are listed by name. */
const maxNames = 5;

/** The changes and their locations, before they are written. */
export function BulkReview({ portal, project, choice, names }: BulkReviewProps) {
  const copy = useTexts(texts);
  const locationsCopy = useTexts(locationsTexts);
  const { value } = useResource(portal.resources.accounts);
  const accounts = accountOptions(value ?? project.finance, locationsCopy);
  const account = accounts.find((option) => option.value === choice.account)?.label;
  const brand = brandOptions(project).find((option) => option.value === choice.brand)?.label;
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    [copy.brand, brand],
    [copy.posSystem, choice.posSystem || undefined],
    [copy.posStatus, posText(choice, copy)],
    [copy.account, choice.account === none ? copy.noAccount : account],
    [copy.hours, hoursText(choice, copy)],
  ];
  return (
    <>
      <dl className="bulk-review">
        {rows
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt className="muted small">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <p className="muted">
        {names.slice(0, maxNames).join(", ")}
        {names.length > maxNames && ` ${copy.more({ count: names.length - maxNames })}`}
      </p>
      {choice.account !== keep && (
        <Alert kind="info">
          {account
            ? copy.payouts({ count: names.length, account })
            : copy.noPayouts({ count: names.length })}
        </Alert>
      )}
    </>
  );
}

type BulkTexts = typeof texts.messages;

function posText({ posStatus, posReason }: BulkChoice, copy: BulkTexts): string | undefined {
  if (posStatus === "connected") return copy.posConnected;
  return posStatus === "waiting" ? `${copy.posWaiting}: ${posReason.trim()}` : undefined;
}

function hoursText({ hours, days, start, end }: BulkChoice, copy: BulkTexts): string | undefined {
  if (hours === "always") return copy.always;
  if (hours !== "scheduled") return undefined;
  const dayText =
    days.length === 7 ? copy.everyDay : days.map((day) => copy.dayAbbreviations[day]).join(", ");
  return copy.hoursText({ days: dayText, start, end });
}
