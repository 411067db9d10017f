import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { debounce } from '../../../../shared/host/timers.ts'
import { WindowedList } from '../../../../shared/list/WindowedList.tsx'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Picture } from '../../../../shared/ui/Picture.tsx'
import { Select } from '../../../../shared/ui/Select.tsx'
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx'
import { TextField } from '../../../../shared/ui/TextField.tsx'
import { useEnvironment } from '../../../../shared/widget/environment.ts'
import { useSheet } from '../../../../shared/widget/useSheet.ts'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import { useResource } from '../../resource.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { PortalLink } from '../../shell/PortalLink.tsx'
import type { PortalStore } from '../../store.ts'
import css from './BrandList.css?inline'
import { filterOf, filters, matching, rowsOf, type BrandRow, type Filter } from './brandRows.ts'
import { copy } from './copy.ts'

/** How long after the last key a search runs, in milliseconds (A9: input debounce). */
const searchMs = 400

/** All brands, with a search and a filter that stand in the address (A2.07, A2.08). */
export function BrandList({ portal, project, place }: SectionProps) {
  useSheet(css)
  const { product } = useEnvironment().config
  const { brands, images } = portal.resources
  const { value, problem } = useResource(brands)
  const { value: pictures } = useResource(images)
  useEffect(() => brands.load(), [brands])
  useEffect(() => images.load(), [images])
  const rows = useMemo(() => (value ? rowsOf(value, pictures?.brandImages ?? [], project, product.key) : null), [value, pictures, project, product.key])
  return (
    <PageHead screenKey="brands" heading={copy.heading} lead={copy.lead}>
      {rows ? (
        <Rows portal={portal} rows={rows} search={place.query.q ?? ''} filter={filterOf(place.query.filter)} />
      ) : problem ? (
        <Alert title={copy.failed} actions={<Button onClick={() => void brands.reload()}>{portalCopy.again}</Button>}>
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
  rows: readonly BrandRow[]
  search: string
  filter: Filter
}

function Rows({ portal, rows, search, filter }: RowsProps) {
  const found = useDeferredValue(useMemo(() => matching(rows, search, filter), [rows, search, filter]))
  if (!rows.length) return <NoBrands portal={portal} />
  return (
    <>
      <div className="brand-tools" role="search">
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
        <WindowedList label={copy.heading} rows={found} keyOf={({ id }) => id} estimatePx={97} heightPx={680} className="brand-rows" render={(row, { tabIndex }) => <BrandItem portal={portal} row={row} tabIndex={tabIndex} />} />
      ) : (
        <p>
          {copy.noMatch} <Button kind="quiet" onClick={() => portal.navigation.change({ q: '', filter: '' })}>{copy.clear}</Button>
        </p>
      )}
    </>
  )
}

function BrandItem({ portal, row: { id, name, description, picture, missing, isEditable }, tabIndex }: { portal: PortalStore; row: BrandRow; tabIndex: 0 | -1 }) {
  return (
    <PortalLink portal={portal} to={{ page: 'brands', id, query: {} }} className="brand-row" tabIndex={tabIndex}>
      <Picture src={picture} name={name} ratio={3 / 2} className="brand-picture" />
      <span className="brand-words">
        <strong>{name}</strong>
        <span className="muted small brand-description">{description}</span>
      </span>
      <span className="brand-marks">
        {!isEditable && <span className="muted small">{copy.viewOnly}</span>}
        <span className={missing ? 'pill warn' : 'pill good'}>{missing ? copy.missing(missing) : copy.complete}</span>
      </span>
    </PortalLink>
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
  const [seek] = useState(() => debounce(searchMs, portal.environment().signal, (words: string) => portal.navigation.change({ q: words.trim() })))
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

function NoBrands({ portal }: { portal: PortalStore }) {
  return (
    <div className="brand-none">
      <p><strong>{copy.none}</strong></p>
      <p className="muted">{copy.noneText}</p>
      <Button kind="primary" onClick={() => portal.askForHelp(copy.askMessage)}>{copy.ask}</Button>
    </div>
  )
}
