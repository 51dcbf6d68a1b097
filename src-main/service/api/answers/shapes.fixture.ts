import fc from 'fast-check'

export const epoch = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 1000, max: Date.UTC(2090, 0, 1) / 1000 })
  .map(s => s * 1000)

/** Has up to 17 digits. Never 0, which would be warm-up at the start of a series. */
export const price = fc
  .double({ min: 1e-9, max: 1e9, noNaN: true, noDefaultInfinity: true })
  .map(value => (value === 0 ? 1 : value))
export const maybePrice = fc.option(price, { nil: null, freq: 4 })
export const percent = fc
  .double({ min: -100, max: 1e5, noNaN: true, noDefaultInfinity: true })
  .map(value => value || 0.5)
export const maybePercent = fc.option(percent, { nil: null, freq: 4 })
export const coin = fc.constantFrom('BTC', 'ETH', 'SOL', '1INCH', 'DOGE', 'XRP', 'ADA', 'LINK')
export const word = fc.constantFrom('Alpha', 'buy', 'Extreme Fear', 'neutral', 'Ünïcode ₿')

const pad = (value: number): string => String(value).padStart(2, '0')
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const clockOf = (time: number): string => {
  const at = new Date(time)
  return `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}:${pad(at.getUTCSeconds())}`
}

type Write = (value: number | null) => unknown

export const numbers: fc.Arbitrary<Write> = fc
  .tuple(fc.boolean(), fc.constantFrom<unknown>(null, '', 'N/A', 'NaN', 'null', ' '))
  .map(
    ([quoted, none]) =>
      value =>
        value === null ? none : quoted ? String(value) : value
  )

export const times: fc.Arbitrary<(time: number) => unknown> = fc.constantFrom(
  time => `${dateOf(time)} ${clockOf(time)}`,
  time => new Date(time).toISOString(),
  time => `${dateOf(time)}T${clockOf(time)}+00:00`,
  time => time / 1000,
  time => String(time / 1000),
  time => time,
  time => String(time)
)

const names = ['symbols', 'result', 'data', 'items', 'rows'] as const

export const envelope: fc.Arbitrary<(content: unknown) => unknown> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom<unknown>(true, 'success', 'ok', 'true'))
    .map(([name, status]) => (content: unknown) => ({ status, [name]: content })),
  fc.constantFrom(...names).map(name => (content: unknown) => ({ [name]: content })),
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...names))
    .map(([outer, inner]) => (content: unknown) => ({
      status: true,
      [outer]: { [inner]: content, count: 'many' }
    }))
)

export const listEnvelope = fc.oneof(
  envelope,
  fc.constant((content: unknown) => content)
)

export function renamed(rows: readonly object[], to: Readonly<Record<string, string>>): object[] {
  return rows.map(row =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [to[field] ?? field, value]))
  )
}

export function inColumns(rows: readonly object[]): object {
  const fields = Object.keys(rows[0] ?? {})
  return Object.fromEntries(
    fields.map(field => [field, rows.map(row => (row as Record<string, unknown>)[field])])
  )
}

export function series<T extends object>(fields: {
  [Name in keyof T]: fc.Arbitrary<T[Name]>
}): fc.Arbitrary<({ readonly time: number } & T)[]> {
  return fc
    .uniqueArray(fc.tuple(epoch, fc.record(fields) as unknown as fc.Arbitrary<T>), {
      selector: ([time]) => time,
      minLength: 1,
      maxLength: 12
    })
    .map(list => list.toSorted(([a], [b]) => a - b).map(([time, row]) => ({ time, ...row })))
}
