/** A module that widgets need before they can start. */
export interface Module {
  readonly id: string
  /** In any unit, the same for all. */
  readonly size: number
  /** Widgets that import it statically, by themselves or through others. */
  readonly users: ReadonlySet<string>
  /** Ids of modules that it imports statically. */
  readonly imports: readonly string[]
}

/** Modules that travel together. */
interface Parcel {
  readonly ids: Set<string>
  readonly users: Set<string>
  readonly size: number
}

/**
 * Splits modules into at most `most` parcels. It begins with one for each set of users, so that nobody loads what it does
 * not use, and joins the two whose union costs least: bytes that widgets then load in vain, each counted `weight` times.
 * Parcels never import each other in a circle.
 */
export function parcelsOf(modules: readonly Module[], most: number, weight: (widget: string) => number): ReadonlySet<string>[] {
  const parcels = bySetOfUsers(modules)
  while (parcels.length > most) {
    const [one, other] = cheapest(parcels, weight).find(([a, b]) => !circular(joinedTo(parcels, a, b), modules)) ?? []
    if (!one || !other) break
    parcels.splice(0, parcels.length, ...joinedTo(parcels, one, other))
  }
  return parcels.map(({ ids }) => ids)
}

function bySetOfUsers(modules: readonly Module[]): Parcel[] {
  const parcels = new Map<string, Parcel>()
  for (const { id, size, users } of modules) {
    const key = [...users].toSorted().join()
    const { ids = new Set<string>(), size: before = 0 } = parcels.get(key) ?? {}
    parcels.set(key, { ids: ids.add(id), users: new Set(users), size: before + size })
  }
  return [...parcels.values()]
}

function cheapest(parcels: readonly Parcel[], weight: (widget: string) => number): (readonly [Parcel, Parcel])[] {
  const inVain = (loaded: Parcel, { users }: Parcel) => [...users].reduce((sum, user) => sum + (loaded.users.has(user) ? 0 : loaded.size * weight(user)), 0)
  return parcels
    .flatMap((one, index) => parcels.slice(index + 1).map((other) => ({ pair: [one, other] as const, cost: inVain(one, other) + inVain(other, one) })))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ pair }) => pair)
}

function joinedTo(parcels: readonly Parcel[], one: Parcel, other: Parcel): Parcel[] {
  const joined = { ids: new Set([...one.ids, ...other.ids]), users: new Set([...one.users, ...other.users]), size: one.size + other.size }
  return [...parcels.filter((parcel) => parcel !== one && parcel !== other), joined]
}

/** Do parcels import each other in a circle, so that one would run before what it needs? */
function circular(parcels: readonly Parcel[], modules: readonly Module[]): boolean {
  const home = new Map(parcels.flatMap((parcel) => [...parcel.ids].map((id) => [id, parcel] as const)))
  const needs = new Map(parcels.map((parcel) => [parcel, new Set<Parcel>()]))
  for (const { id, imports } of modules) {
    const own = home.get(id)
    for (const imported of imports) {
      const other = home.get(imported)
      if (own && other && own !== other) needs.get(own)?.add(other)
    }
  }
  const open = new Set(parcels)
  for (let isMoving = true; isMoving; ) {
    isMoving = false
    for (const parcel of open) if (![...(needs.get(parcel) ?? [])].some((need) => open.has(need))) isMoving = open.delete(parcel)
  }
  return open.size > 0
}
