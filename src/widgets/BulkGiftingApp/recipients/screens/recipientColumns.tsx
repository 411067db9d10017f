import type { Column } from "../../../../shared/list/ColumnHeads.tsx";
import { formatMoney, formatPreset } from "../../../../shared/money/format.ts";
import { cash } from "../../../../shared/money/cents.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../../order/order.ts";
import type { RecipientListView } from "../recipientList.ts";
import { fields, rowName, type Field, type Row } from "../row.ts";
import { EmailAddress } from "../../EmailAddress.tsx";
import { Cell } from "./Cell.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

export interface ColumnsInput {
  readonly words: (typeof texts)["messages"];
  readonly view: RecipientListView;
  readonly order: Order;
  readonly terms: Terms;
  /** New rows, whose errors are not shown yet. */
  readonly fresh: ReadonlySet<number>;
  readonly isOpen: (id: number) => boolean;
  /** Whether all cells can be edited in place. */
  readonly isGrid: boolean;
  /** Called when the row is being edited, so that it stays open. */
  readonly touch: (id: number) => void;
  readonly edit: (id: number) => void;
  readonly close: (id: number, index: number) => void;
  readonly remove: (id: number, index: number) => void;
  readonly goToNextError: (index: number) => void;
  readonly onLeft: (id: number) => void;
  readonly undo: () => void;
}

/**
 * The columns: names and addresses always, and amounts, messages and days if any row has its own.
 */
export function columnsOf(input: ColumnsInput): Column<Row>[] {
  const { words, view } = input;
  const fieldColumn = (name: Field): Column<Row> => columnOf(name, input);
  const optional = (["message", "deliverOn"] as const).filter((name) =>
    view.rows.some((row) => row[name]),
  );
  return [
    {
      key: "line",
      head: words.line,
      cell: ({ line }) => <span className="muted figures">{line ?? words.typed}</span>,
    },
    ...(["firstName", "lastName", "email", "phone", "amount"] as const).map(fieldColumn),
    ...optional.map(fieldColumn),
    {
      key: "actions",
      head: words.actions,
      cell: (row, { index, tabIndex }) => (
        <RowActions row={row} index={index} tabIndex={tabIndex} input={input} />
      ),
    },
  ];
}

/** One field in all rows: an input in open rows, text in the others. */
function columnOf(name: Field, input: ColumnsInput): Column<Row> {
  const {
    words,
    view,
    order,
    terms,
    fresh,
    isOpen,
    touch,
    goToNextError: goOn,
    onLeft,
    undo,
  } = input;
  const perPersonText = formatPreset(order.plan().perPerson, terms.country);
  const nameOf = (row: Row): string =>
    row.line === null
      ? words.rowTyped({ place: String(view.rows.indexOf(row) + 1) })
      : words.rowOfLine({ line: String(row.line) });
  return {
    key: name,
    head: words.fields[name],
    cell: (row, { index, tabIndex }) =>
      isOpen(row.id) ? (
        <Cell
          row={row}
          field={name}
          label={words.cell({ field: words.fields[name], row: nameOf(row) })}
          placeholder={name === "amount" ? perPersonText : undefined}
          tabIndex={tabIndex}
          fieldError={fresh.has(row.id) ? undefined : view.fieldErrors.get(row.id)?.[name]}
          refusal={view.refusals.get(row.id)}
          takesFocus={name === "firstName" && fresh.has(row.id)}
          onChange={(text) => {
            touch(row.id);
            order.recipientList.change(row.id, { [name]: text });
          }}
          onEnter={() => goOn(index)}
          onRange={(cells) =>
            order.recipientList.fill(row.id, fields.slice(fields.indexOf(name)), cells)
          }
          onUndo={undo}
          onLeft={() => fresh.has(row.id) && row[name] && onLeft(row.id)}
        />
      ) : (
        <Text row={row} field={name} usual={perPersonText} view={view} terms={terms} />
      ),
  };
}

interface RowActionsProps {
  row: Row;
  index: number;
  tabIndex: 0 | -1;
  input: ColumnsInput;
}

function RowActions({
  row,
  index,
  tabIndex,
  input: { words, view, isOpen, isGrid, edit, close, remove },
}: RowActionsProps) {
  const name = rowName(row, words);
  return (
    <span className="row-actions">
      {!isOpen(row.id) && (
        <Button
          kind="quiet"
          tabIndex={tabIndex}
          aria-label={words.editOf({ name })}
          onClick={() => edit(row.id)}
        >
          {words.edit}
        </Button>
      )}
      {!isGrid && isOpen(row.id) && !view.fieldErrors.has(row.id) && !view.refusals.has(row.id) && (
        <Button
          kind="quiet"
          tabIndex={tabIndex}
          aria-label={words.finishOf({ name })}
          onClick={() => close(row.id, index)}
        >
          {words.finish}
        </Button>
      )}
      <Button
        kind="quiet"
        danger
        tabIndex={tabIndex}
        aria-label={words.removeOf({ name })}
        onClick={() => remove(row.id, index)}
      >
        {words.remove}
      </Button>
    </span>
  );
}

function Text({
  row,
  field,
  usual,
  view,
  terms,
}: {
  row: Row;
  field: Field;
  usual: string;
  view: RecipientListView;
  terms: Terms;
}) {
  const copy = useTexts(texts);
  const first =
    field === "email" || (field === "phone" && !row.email)
      ? view.duplicates.get(row.id)
      : undefined;
  const amount = view.amounts.get(row.id);
  if (field === "amount")
    return amount === undefined ? (
      <span className="muted figures">{usual}</span>
    ) : (
      <span className="figures">{formatMoney(cash(amount), terms.country)}</span>
    );
  return (
    <span className="recipients-text" translate="no">
      {field === "email" ? <EmailAddress address={row.email} /> : row[field]}
      {first && (
        <span className="duplicate small">
          {copy.duplicateOf({
            name:
              first.line === null
                ? rowName(first, copy)
                : copy.rowOfLine({ line: String(first.line) }),
          })}
        </span>
      )}
    </span>
  );
}
