import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { WindowedList } from '../../../../shared/list/WindowedList.tsx'
import { debounce } from '../../../../shared/host/timers.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Select } from '../../../../shared/ui/Select.tsx'
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx'
import { TextField } from '../../../../shared/ui/TextField.tsx'
import { useEnvironment } from '../../../../shared/widget/environment.ts'
import { useSheet } from '../../../../shared/widget/useSheet.ts'
import { copy as portalCopy } from '../../copy.ts'
import css from '../../list/rows.css?inline'
import { RowLink } from '../../list/RowLink.tsx'
import { searchMs } from '../../list/useDelayed.ts'
import { problemText } from '../../problemText.ts'
import { useResource } from '../../resource.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import type { PortalStore } from '../../store.ts'
import { copy } from './copy.ts'
import { filterOf, filters, matching, rowsOf, type Filter, type LocationRow } from './locationRows.ts'

/** All locations, with a search and a filter that stand in the address (A2.07, A2.08). */
export function LocationList({ portal, project, place }: SectionProps) {
  useSheet(css)
  const { product } = useEnvironment().config
  const { locations } = portal.resources
  const { value, problem } = useResource(locations)
  useEffect(() => locations.load(), [locations])
  const rows = useMemo(() => (value ? rowsOf(value, project, product.key) : null), [value, project, product.key])
  return (
    <PageHead screenKey="locations" heading={copy.heading} lead={copy.lead}>
      {rows ? (
        <Rows portal={portal} rows={rows} search={place.query.q ?? ''} filter={filterOf(place.query.filter)} />
      ) : problem ? (
        <Alert title={copy.failed} actions={<Button onClick={() => void locations.reload()}>{portalCopy.again}</Button>}>
          {problemText(problem, portalCopy.problem.load)}
        </Alert>
      ) : (
        <Skeleton shape={['control', 'line', 'line', 'line']} text={portalCopy.loading} />
      )}
    </PageHead>
  )
}

interface RowsProps {
  portal: PortalStore
  rows: readonly LocationRow[]
  search: string
  filter: Filter
}

function Rows({ portal, rows, search, filter }: RowsProps) {
  const found = useDeferredValue(useMemo(() => matching(rows, search, filter), [rows, search, filter]))
  if (!rows.length) return <NoLocations portal={portal} />
  return (
    <>
      <div className="rows-tools" role="search">
        <SearchField portal={portal} search={search} />
        <Select
          label={copy.filter}
          value={filter}
          options={filters.map((value) => ({ value, label: copy.filters[value] }))}
          onChange={(chosen) => portal.navigation.change({ filter: chosen === 'all' ? '' : chosen })}
        />
      </div>
      <p className="muted small" role="status">{copy.found(found.length, rows.length)}</p>
      {found.length ? (
        <WindowedList label={copy.heading} rows={found} keyOf={({ id }) => id} estimatePx={73} heightPx={640} className="rows" render={(row, { tabIndex }) => <Row portal={portal} row={row} tabIndex={tabIndex} />} />
      ) : (
        <p>
          {copy.noMatch} <Button kind="quiet" onClick={() => portal.navigation.change({ q: '', filter: '' })}>{copy.clear}</Button>
        </p>
      )}
    </>
  )
}

function Row({ portal, row: { id, name, address, missing, isEditable }, tabIndex }: { portal: PortalStore; row: LocationRow; tabIndex: 0 | -1 }) {
  return (
    <RowLink
      portal={portal}
      to={{ page: 'locations', id, query: {} }}
      name={name}
      detail={address}
      mark={missing ? copy.missing(missing) : copy.complete}
      isGood={missing === 0}
      note={!isEditable && copy.viewOnly}
      tabIndex={tabIndex}
    />
  )
}

/** What is typed is searched for after a pause, and then stands in the address. */
function SearchField({ portal, search }: { portal: PortalStore; search: string }) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // The address changed by something else than this field, such as 'Show all' or the back button.
  if (search !== shown) {
    setShown(search)
    if (search !== typed.trim()) setTyped(search)
  }
  const [seek] = useState(() => {
    const { signal } = portal.environment()
    return debounce(searchMs, signal, (words: string) => portal.navigation.change({ q: words.trim() }))
  })
  return (
    <TextField
      type="search"
      label={copy.search}
      placeholder={copy.searchHint}
      value={typed}
      maxLength={200}
      onChange={(words) => {
        setTyped(words)
        seek(words)
      }}
    />
  )
}

function NoLocations({ portal }: { portal: PortalStore }) {
  return (
    <div className="rows-none">
      <p><strong>{copy.none}</strong></p>
      <p className="muted">{copy.noneText}</p>
      <Button kind="primary" onClick={() => portal.askForHelp(copy.askMessage)}>{copy.ask}</Button>
    </div>
  )
}
