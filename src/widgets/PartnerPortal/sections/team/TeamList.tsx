import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { debounce } from '../../../../shared/host/timers.ts'
import { WindowedList } from '../../../../shared/list/WindowedList.tsx'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Select } from '../../../../shared/ui/Select.tsx'
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx'
import { TextField } from '../../../../shared/ui/TextField.tsx'
import { useEnvironment } from '../../../../shared/widget/environment.ts'
import { useSheet } from '../../../../shared/widget/useSheet.ts'
import { isTeamEditable } from '../../access.ts'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import { useResource } from '../../resource.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { copy } from './copy.ts'
import { filterOf, filters, matching, rowsOf } from './members.ts'
import { MemberItem } from './MemberItem.tsx'
import { listsOf } from './permissions.ts'
import { RemoveMember } from './RemoveMember.tsx'
import css from './Team.css?inline'

/** How long after the last key a search runs, in milliseconds (A9: input debounce). */
const searchMs = 400

/** Everybody on the team, with a search and a filter that stand in the address (A2.06). */
export function TeamList({ portal, project, place }: SectionProps) {
  useSheet(css)
  const { product } = useEnvironment().config
  const { members, permissions } = portal.resources
  const { value, problem } = useResource(members)
  const { value: lists } = useResource(permissions)
  useEffect(() => members.load(), [members])
  useEffect(() => permissions.load(), [permissions])
  const [removing, setRemoving] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const isEditable = isTeamEditable(project, product.key)
  const rows = useMemo(() => (value ? rowsOf(value, listsOf(lists), project) : null), [value, lists, project])
  const search = place.query.q ?? ''
  const filter = filterOf(place.query.filter)
  const found = useDeferredValue(useMemo(() => matching(rows ?? [], search, filter), [rows, search, filter]))
  return (
    <PageHead screenKey="team" heading={copy.heading} lead={copy.lead}>
      {!isEditable && <Alert kind="info">{copy.readOnly}</Alert>}
      {isEditable && (
        <div className="team-head">
          <Button kind="primary" onClick={() => portal.navigation.open({ page: 'team', id: 'new', query: {} })}>{copy.invite}</Button>
        </div>
      )}
      {rows ? (
        <>
          <div className="team-tools" role="search">
            <SearchField search={search} onSearch={(q) => portal.navigation.change({ q })} signal={portal.environment().signal} />
            <Select
              label={copy.filter}
              value={filter}
              options={filters.map((one) => ({ value: one, label: copy.filters[one] }))}
              onChange={(chosen) => portal.navigation.change({ filter: chosen === 'all' ? '' : chosen })}
            />
          </div>
          <p className="muted small" role="status">{copy.found(found.length, rows.length)}</p>
          {found.length > 0 && (
            <WindowedList
              label={copy.heading}
              rows={found}
              keyOf={({ id }) => id}
              estimatePx={93}
              heightPx={680}
              className="team-rows"
              render={(row, { tabIndex }) => <MemberItem portal={portal} row={row} tabIndex={tabIndex} isEditable={isEditable} onRemove={() => setRemoving(row)} />}
            />
          )}
          {!found.length && rows.length > 0 && (
            <p>
              {copy.noMatch} <Button kind="quiet" onClick={() => portal.navigation.change({ q: '', filter: '' })}>{copy.clear}</Button>
            </p>
          )}
          {!rows.length && <p>{copy.none}</p>}
        </>
      ) : problem ? (
        <Alert title={copy.failed} actions={<Button onClick={() => void members.reload()}>{portalCopy.again}</Button>}>
          {problemText(problem, portalCopy.problem.load)}
        </Alert>
      ) : (
        <Skeleton shape={['control', 'line', 'line', 'line']} text={portalCopy.loading} />
      )}
      {removing && <RemoveMember portal={portal} {...removing} onClose={() => setRemoving(null)} />}
    </PageHead>
  )
}

interface SearchFieldProps {
  search: string
  onSearch: (words: string) => void
  signal: AbortSignal
}

/** What is typed is searched for after a pause, and then stands in the address. */
function SearchField({ search, onSearch, signal }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // The address changed by something else than this field, such as 'Show all' or the back button.
  if (search !== shown) {
    setShown(search)
    if (search !== typed.trim()) setTyped(search)
  }
  const [seek] = useState(() => debounce(searchMs, signal, (words: string) => onSearch(words.trim())))
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
