import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Column } from '../../../../shared/list/ColumnHeads.tsx'
import { WindowedTable } from '../../../../shared/list/WindowedTable.tsx'
import { formatMoney, formatPreset } from '../../../../shared/money/format.ts'
import { cash } from '../../../../shared/money/cents.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { TextField } from '../../../../shared/ui/TextField.tsx'
import type { Terms } from '../../account/terms.ts'
import { copy } from '../../lateCopy.ts'
import type { Order } from '../../order/order.ts'
import type { RosterView } from '../roster.ts'
import { rowName, type Field, type Row } from '../row.ts'
import { Cell } from './Cell.tsx'
import { Findings } from './Findings.tsx'
import { searched, type Shown } from './shown.ts'

const { recipients: words } = copy

interface RosterTableProps {
  order: Order
  terms: Terms
  /** New rows, of which nothing is said yet. */
  fresh: ReadonlySet<number>
  onLeft: (id: number) => void
}

/** Everyone who is on the list. What is wrong with them is said and mended in their row. */
export function RosterTable({ order, terms, fresh, onLeft }: RosterTableProps) {
  const { roster } = order
  const view = useStore(roster.store)
  const [shown, setShown] = useState<Shown>('attention')
  const [query, setQuery] = useState('')
  /** Rows that stand open: a row that has just become right does not close under the hands of who types. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const calm = useDeferredValue(view)
  const wanted = useDeferredValue(query)
  const isOpen = (id: number): boolean => calm.flaws.has(id) || calm.refusals.has(id) || open.has(id)
  const faulty = [...new Set([...view.flaws.keys(), ...view.refusals.keys()])].filter((id) => !fresh.has(id))
  const current: Shown = (shown === 'attention' && !faulty.length && !open.size) || (shown === 'doubles' && !view.doubles.size) ? 'everyone' : shown
  const rows = useMemo(() => searched(calm, current, open, wanted), [calm, current, open, wanted])
  if (!view.rows.length) return <p className="muted">{words.none}</p>

  function touch(id: number): void {
    if (!open.has(id)) setOpen(new Set([...open, id]))
  }

  function show(next: Shown): void {
    setOpen(new Set())
    setShown(next)
  }

  const columns = columnsOf({ view: calm, order, terms, isOpen, fresh, touch, onLeft, close: (id) => setOpen(new Set([...open].filter((one) => one !== id))) })
  return (
    <div className="roster">
      <Findings view={view} faulty={faulty} shown={current} onShow={show} onRemove={(ids) => roster.remove(ids)} onRemoveAll={order.roster.clear} />
      {view.rows.length > 20 && <TextField label={words.search} type="search" autoComplete="off" value={query} onChange={setQuery} />}
      {rows.length ? <WindowedTable label={words.list} rows={rows} keyOf={({ id }) => String(id)} columns={columns} estimatePx={68} heightPx={560} /> : <p className="muted">{words.noMatch}</p>}
    </div>
  )
}

interface ColumnsStart {
  readonly view: RosterView
  readonly order: Order
  readonly terms: Terms
  readonly fresh: ReadonlySet<number>
  readonly isOpen: (id: number) => boolean
  readonly touch: (id: number) => void
  readonly close: (id: number) => void
  readonly onLeft: (id: number) => void
}

/** Names and addresses always; amounts, messages and days where somebody has one of their own. */
function columnsOf({ view, order, terms, fresh, isOpen, touch, close, onLeft }: ColumnsStart): Column<Row>[] {
  const { roster } = order
  const usual = formatPreset(order.plan().perPerson, terms.country)
  const nameOf = (row: Row): string => (row.line === null ? words.rowTyped(view.rows.indexOf(row) + 1) : words.rowOfLine(row.line))

  function field(name: Field): Column<Row> {
    return {
      key: name,
      head: copy.fields[name],
      cell: (row) =>
        isOpen(row.id) ? (
          <Cell
            row={row}
            field={name}
            label={words.cell(copy.fields[name], nameOf(row))}
            placeholder={name === 'amount' ? usual : undefined}
            flaw={fresh.has(row.id) ? undefined : view.flaws.get(row.id)?.[name]}
            refusal={view.refusals.get(row.id)}
            takesFocus={name === 'firstName' && fresh.has(row.id)}
            onChange={(text) => {
              touch(row.id)
              roster.change(row.id, { [name]: text })
            }}
            onLeft={() => fresh.has(row.id) && row[name] && onLeft(row.id)}
          />
        ) : (
          <Text row={row} field={name} usual={usual} view={view} terms={terms} />
        ),
    }
  }

  const optional = (['message', 'deliverOn'] as const).filter((name) => view.rows.some((row) => row[name]))
  return [
    { key: 'line', head: words.line, cell: ({ line }) => <span className="muted figures">{line ?? words.typed}</span> },
    ...(['firstName', 'lastName', 'email', 'phone', 'amount'] as const).map(field),
    ...optional.map(field),
    {
      key: 'actions',
      head: words.actions,
      cell: (row, { tabIndex }) => (
        <span className="row-actions">
          {!isOpen(row.id) && (
            <Button kind="quiet" tabIndex={tabIndex} aria-label={words.of(words.edit, rowName(row))} onClick={() => touch(row.id)}>
              {words.edit}
            </Button>
          )}
          {isOpen(row.id) && !view.flaws.has(row.id) && !view.refusals.has(row.id) && (
            <Button kind="quiet" aria-label={words.of(words.done1, rowName(row))} onClick={() => close(row.id)}>
              {words.done1}
            </Button>
          )}
          <Button kind="quiet" danger tabIndex={isOpen(row.id) ? 0 : tabIndex} aria-label={words.of(words.remove, rowName(row))} onClick={() => roster.remove(new Set([row.id]))}>
            {words.remove}
          </Button>
        </span>
      ),
    },
  ]
}

function Text({ row, field, usual, view, terms }: { row: Row; field: Field; usual: string; view: RosterView; terms: Terms }) {
  const first = field === 'email' || (field === 'phone' && !row.email) ? view.doubles.get(row.id) : undefined
  const own = view.amounts.get(row.id)
  if (field === 'amount') return own === undefined ? <span className="muted figures">{usual}</span> : <span className="figures">{formatMoney(cash(own), terms.country)}</span>
  return (
    <span className="roster-text" translate="no">
      {row[field]}
      {first && <span className="double small">{words.double(first.line === null ? rowName(first) : words.rowOfLine(first.line))}</span>}
    </span>
  )
}
