import { PortalLink } from '../../shell/PortalLink.tsx'
import type { PortalStore } from '../../store.ts'
import { copy } from './copy.ts'
import type { LocationRow } from './locationRows.ts'

interface LocationItemProps {
  portal: PortalStore
  row: LocationRow
  tabIndex: 0 | -1
}

export function LocationItem({ portal, row: { id, name, address, missing, isEditable }, tabIndex }: LocationItemProps) {
  return (
    <PortalLink portal={portal} to={{ page: 'locations', id, query: {} }} className="list-row" tabIndex={tabIndex}>
      <span className="list-words">
        <strong>{name}</strong>
        <span className="muted small">{address}</span>
      </span>
      <span className="list-marks">
        {!isEditable && <span className="muted small">{copy.viewOnly}</span>}
        <span className={missing ? 'pill warn' : 'pill good'}>{missing ? copy.missing(missing) : copy.complete}</span>
      </span>
    </PortalLink>
  )
}
