import { countries } from "../country/countries.ts";
import { useEnvironment } from "../widget/environment.ts";
import type { BillChange } from "../bill/difference.ts";
import { Alert } from "../ui/Alert.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** Omits the change of the total if it equals the change of the amount to pay. */
function distinct(changes: readonly BillChange[]): readonly BillChange[] {
  const bill = changes.find(({ part }) => part === "bill");
  return changes.filter(
    ({ part, before, after }) =>
      part !== "total" || before !== bill?.before || after !== bill.after,
  );
}

/** The differences between what the payer reviewed and what is true now. */
export function ChangeList({ changes }: { changes: readonly BillChange[] }) {
  const { changed: words } = useTexts(texts);
  const { money } = useMoney();
  const { country } = useEnvironment();
  const { tax, ...names } = words.part;
  const nameOf = (part: BillChange["part"]) =>
    part === "tax" ? tax({ tax: countries[country].tax }) : names[part];
  if (!changes.length) return null;
  return (
    <ul className="pay-changes" translate="no">
      {distinct(changes).map(({ part, before, after }) => (
        <li key={part}>
          {words.change({ name: nameOf(part), before: money(before), after: money(after) })}
        </li>
      ))}
    </ul>
  );
}

/** The bill has changed since it was reviewed. */
export function BillChanges({ changes }: { changes: readonly BillChange[] }) {
  const { changed: words } = useTexts(texts);
  return (
    <Alert kind="info" title={words.title}>
      <ChangeList changes={changes} />
      {words.look}
    </Alert>
  );
}
