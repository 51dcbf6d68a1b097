/** Fields that the service doesn't provide are null. */
export interface Identity {
  readonly id: string | null
  readonly name: string | null
}

export interface TwinRow {
  readonly symbol?: string | null | undefined
  readonly id?: string | null | undefined
  readonly name?: string | null | undefined
  readonly isActive?: boolean | undefined
  readonly marketCap?: number | null | undefined
  readonly rank?: number | null | undefined
  readonly price?: number | null | undefined
  readonly exchange?: string | null | undefined
  readonly currency?: string | null | undefined
}

export interface KnownCoin {
  readonly identity: Identity | null
  /** Other coins that were found under the same symbol. */
  readonly others: readonly Identity[]
  /** The last reliable price. */
  readonly price: number | null
  readonly exchange: string | null
  readonly currency: string | null
}

export const unknownCoin: KnownCoin = {
  identity: null,
  others: [],
  price: null,
  exchange: null,
  currency: null
}

export interface SplitTwins<Row> {
  /** The rows about the intended coin, the best row first. Empty if all rows are about other coins. */
  readonly own: readonly Row[]
  /** One row for each of the other coins. */
  readonly others: readonly Row[]
  /** True if `own` is only a guess, because the user may mean any of several coins. */
  readonly isUnsure: boolean
}

/**
 * Prices that differ by a larger factor belong to different coins, because no price moves this much within
 * minutes.
 */
const farTimes = 2

/**
 * Groups the rows by coin and picks the intended one: by its known identity, otherwise by the largest market
 * cap, the best rank, the active flag, or the price nearest to the last one, in this order. The order of the
 * rows doesn't matter.
 */
export function splitTwins<Row extends TwinRow>(
  rows: readonly Row[],
  known: KnownCoin = unknownCoin
): SplitTwins<Row> {
  const [first] = rows
  if (first === undefined) return { own: [], others: [], isUnsure: false }
  const groups = groupsIn(rows)
  const { identity } = known
  const isMeant = (row: Row): boolean => identity !== null && isOf(row, identity) === true
  const isStranger = (row: Row): boolean => known.others.some(other => isOf(row, other) === true)
  const rest = groups.filter(group => group.some(isMeant) || !group.some(isStranger))
  const { group, isUnsure } = identity === null ? guessed(rest, known) : recognised(rest, identity, known)
  const others = groups.filter(one => one !== group).flatMap(([row]) => row ?? [])
  return { own: group === null ? [] : inOrder(group, known), others, isUnsure }
}

/** Returns the row's ID and name. If one of them is missing but known for this coin, fills it in. */
export const identityOf = (row: TwinRow, known: Identity | null = null): Identity | null => {
  const [id, name] = [row.id ?? null, nameOf(row)]
  if (id === null && name === null) return known
  const isSame = known !== null && isOf(row, known) === true
  return isSame ? { id: id ?? known.id, name: name ?? known.name } : { id, name }
}

type Group<Row> = readonly Row[]
interface Pick<Row> {
  readonly group: Group<Row> | null
  readonly isUnsure: boolean
}

const sure = <Row>(group: Group<Row> | null): Pick<Row> => ({ group, isUnsure: false })
const unsure = <Row>(group: Group<Row> | null): Pick<Row> => ({ group, isUnsure: true })

function groupsIn<Row extends TwinRow>(rows: readonly Row[]): readonly Group<Row>[] {
  if (rows.length === 1) return [rows]
  const groups: Row[][] = []
  // Rows with more details come first, so that rows with fewer are added to the right group.
  for (const row of rows.toSorted((a, b) => detailScore(b) - detailScore(a))) {
    const group = groups.find(members => !members.some(member => areApart(member, row)))
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups.map(group => rows.filter(row => group.includes(row)))
}

const detailScore = (row: TwinRow): number =>
  (row.id ? 1 : 0) + (nameOf(row) === null ? 0 : 2) + (hasPrice(row) ? 0.5 : 0)

/** Returns null for names such as `BTC-USD`, which describe a market and not a coin. */
function nameOf({ name, symbol }: TwinRow): string | null {
  const text = name?.trim() ?? ''
  if (text === '') return null
  const coin = symbol?.toUpperCase() ?? ''
  const isMarket = coin !== '' && /[-/:_]/.test(text) && text.toUpperCase().includes(coin)
  return isMarket && !/[a-z() ]/.test(text) ? null : text
}

const plain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, '')
export const areAlike = (one: string, other: string): boolean => one === other || plain(one) === plain(other)

/** Returns null if either name is just the symbol, which says nothing. */
function areSameNames(one: string, other: string, symbol: string | null | undefined): boolean | null {
  if (areAlike(one, other)) return true
  return [one, other].some(name => areAlike(name, symbol ?? '')) ? null : false
}

const hasPrice = ({ price }: TwinRow): boolean => typeof price === 'number' && price > 0

/** Returns null if either price is missing. */
function areNear(one: number | null | undefined, other: number | null | undefined): boolean | null {
  if (!one || !other || one <= 0 || other <= 0) return null
  return Math.max(one / other, other / one) <= farTimes
}

const isAtOnePlace = (one: TwinRow, other: TwinRow): boolean =>
  (one.exchange ?? null) === (other.exchange ?? null)

const isInOneMoney = (one: TwinRow, other: TwinRow): boolean =>
  (one.currency ?? null) === (other.currency ?? null)

/**
 * Whether the rows are about different coins. Exchanges use their own names and IDs, so a different name or
 * ID on another exchange doesn't prove this.
 */
function areApart(one: TwinRow, other: TwinRow): boolean {
  const isNear = isInOneMoney(one, other) ? areNear(one.price, other.price) : null
  const [names, ids] = [[nameOf(one), nameOf(other)] as const, [one.id ?? null, other.id ?? null] as const]
  const areSameIds = ids[0] !== null && ids[0] === ids[1]
  if (areSameIds) return false
  const isOtherPlace = !isAtOnePlace(one, other)
  const areSame = names[0] !== null && names[1] !== null ? areSameNames(names[0], names[1], one.symbol) : null
  if (areSame === false) return !(isOtherPlace && isNear === true)
  if (areSame === true) return ids[0] !== null && ids[1] !== null && isNear === false
  if (ids[0] !== null && ids[1] !== null) return !isOtherPlace && isNear !== true
  // A row without a name and an ID is about the same coin if the price is about the same.
  if (isOtherPlace || !isInOneMoney(one, other)) return false
  return isNear === false || (isNear === null && isNamed(one) !== isNamed(other))
}

const isNamed = (row: TwinRow): boolean => (row.id ?? null) !== null || nameOf(row) !== null

/** Whether the row is about the coin. Null if the row has no ID or name that can be compared. */
export function isOf(row: TwinRow, { id, name }: Identity): boolean | null {
  const own = nameOf(row)
  const ownId = row.id ?? null
  const isSameId = ownId !== null && id !== null ? ownId === id : null
  if (isSameId === true) return true
  const isSameName = own !== null && name !== null ? areSameNames(own, name, row.symbol) : null
  return isSameName ?? isSameId
}

function recognised<Row extends TwinRow>(
  groups: readonly Group<Row>[],
  identity: Identity,
  known: KnownCoin
): Pick<Row> {
  const answers = groups.map(group => ({ group, is: group.map(row => isOf(row, identity)) }))
  const same = answers.filter(({ is }) => is.includes(true)).map(({ group }) => group)
  const [only, another] = same
  if (only !== undefined) return another === undefined ? sure(only) : byPlainId(same, identity, known)
  const silent = answers.filter(({ is }) => !is.includes(false)).map(({ group }) => group)
  if (silent.length === 0) {
    // No row has the known identity. If there's only one coin and its price is the known one, it's the same
    // coin, which the service has probably renamed.
    const [group] = groups
    const isRespelt =
      groups.length === 1 && group !== undefined && known.others.length === 0 && isAtPrice(group, known)
    return sure(isRespelt ? group : null)
  }
  const isAlone = groups.length === 1 && known.others.length === 0
  const [group = null] = silent
  return isAlone ? sure(group) : byPrice(silent, known)
}

function byPlainId<Row extends TwinRow>(
  groups: readonly Group<Row>[],
  { id }: Identity,
  known: KnownCoin
): Pick<Row> {
  const [own, another] = groups.filter(group => group.some(row => id !== null && row.id === id))
  return own !== undefined && another === undefined ? sure(own) : byPrice(groups, known)
}

function guessed<Row extends TwinRow>(groups: readonly Group<Row>[], known: KnownCoin): Pick<Row> {
  const priced = groups.filter(group => group.some(hasPrice))
  const pool = priced.length > 0 ? priced : groups
  const [only, another] = pool
  if (only === undefined) return sure<Row>(null)
  if (another === undefined) return sure(only)
  const byCap = best(pool, ({ marketCap }) => marketCap ?? 0)
  if (byCap !== null) return sure(byCap)
  const byRank = best(pool, ({ rank }) => (rank ? 1 / rank : 0))
  if (byRank !== null) return sure(byRank)
  const active = pool.filter(group => group.some(({ isActive }) => isActive === true))
  const [alive] = active
  if (alive !== undefined && active.length === 1) return sure(alive)
  return byPrice(active.length > 0 ? active : pool, known)
}

/** Returns the group with the highest value. Null if two groups share it or if all values are 0. */
function best<Row extends TwinRow>(
  groups: readonly Group<Row>[],
  of: (row: Row) => number
): Group<Row> | null {
  const sizes = groups.map(group => Math.max(0, ...group.map(of)))
  const most = Math.max(...sizes)
  const [first, second] = groups.filter((_, at) => sizes[at] === most)
  return most > 0 && second === undefined ? (first ?? null) : null
}

const isAtPrice = (group: Group<TwinRow>, { price }: KnownCoin): boolean =>
  group.some(row => areNear(row.price, price) === true)

/** Picks the group whose price is nearest. The result is unsure if the price of another group is near too. */
function byPrice<Row extends TwinRow>(groups: readonly Group<Row>[], known: KnownCoin): Pick<Row> {
  const near = groups.filter(group => isAtPrice(group, known))
  const [only, another] = near
  if (only !== undefined && another === undefined) return sure(only)
  const distance = (group: Group<Row>): number =>
    Math.min(
      ...group.map(({ price }) =>
        known.price && price && price > 0 ? Math.abs(Math.log(price / known.price)) : Infinity
      )
    )
  const words = (group: Group<Row>): string =>
    group.map(row => `${nameOf(row) ?? '~'} ${row.id ?? '~'} ${row.price ?? '~'}`).toSorted()[0] ?? ''
  const [nearest = null] = groups.toSorted(
    (a, b) => compare(distance(a), distance(b)) || compare(words(a), words(b))
  )
  return unsure(nearest)
}

const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Sorts the rows. Those with a price come first, preferably in the currency and on the exchange of the last
 * price.
 */
function inOrder<Row extends TwinRow>(group: Group<Row>, known: KnownCoin): readonly Row[] {
  const worth = (row: Row): number => {
    const isThere = (one: string | null | undefined, last: string | null): boolean =>
      last !== null && one === last
    const [isVenue, isMoney] = [isThere(row.exchange, known.exchange), isThere(row.currency, known.currency)]
    return (hasPrice(row) ? 4 : 0) + (isMoney ? 2 : 0) + (isVenue ? 1 : 0)
  }
  return group.toSorted((a, b) => worth(b) - worth(a))
}
