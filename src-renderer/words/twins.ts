import { m } from '../../src-shared/messages/m'

interface Named {
  readonly symbol?: string
  readonly id?: string | null | undefined
  readonly name?: string | null | undefined
}

const mostNamed = 5

/** The name of a coin that shares its symbol with others. Includes the coin's ID if the names are equal too. */
export function twinName(twin: Named, symbol: string, among: readonly Named[] = []): string {
  const name = twin.name ?? twin.id ?? symbol
  const isShared = among.some(other => other !== twin && other.name === twin.name && other.id !== twin.id)
  return isShared && twin.id && twin.name ? m.quotes.twinWithId({ name, id: twin.id }) : name
}

export function twinNames(rows: readonly Named[]): string {
  const named = rows.slice(0, mostNamed).map(row => {
    const symbol = row.symbol ?? ''
    return m.quotes.twinOf({ name: twinName(row, symbol, rows), symbol })
  })
  const more = rows.length - named.length
  const names = named.join(', ')
  return more > 0 ? m.quotes.twinsMore({ names, more }) : names
}
