import type { BillChange } from "../bill/difference.ts";
import { Alert } from "../ui/Alert.tsx";
import { paymentCopy } from "./copy.ts";
import { useMoney } from "./useMoney.ts";

/** A total that changed by what is to be paid says nothing new. */
function distinct(changes: readonly BillChange[]): readonly BillChange[] {
  const bill = changes.find(({ part }) => part === "bill");
  return changes.filter(
    ({ part, before, after }) =>
      part !== "total" || before !== bill?.before || after !== bill.after,
  );
}

/** The differences between the bill as it was reviewed and as it is. */
export function BillChanges({ changes }: { changes: readonly BillChange[] }) {
  const { changed: words } = paymentCopy;
  const { money } = useMoney();
  return (
    <Alert kind="info" title={words.title}>
      <ul className="pay-changes" translate="no">
        {distinct(changes).map(({ part, before, after }) => (
          <li key={part}>{words.change(words.part[part], money(before), money(after))}</li>
        ))}
      </ul>
      {words.look}
    </Alert>
  );
}
