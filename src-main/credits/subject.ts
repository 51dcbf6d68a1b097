import { m } from '../../src-shared/messages/m'

export interface Subject {
  /** Sorted, without duplicates. */
  readonly coins: readonly string[]
  readonly interval: string | null
  readonly bars: number | null
  /** Other parameters as `name=value`, sorted. */
  readonly other: string
}

/** See "Query parameters used across operations" in the contract. */
export function subjectOf(params: Readonly<Record<string, string>>): Subject {
  const { symbol = '', interval, bars, ...rest } = params
  const coins = [...new Set(symbol.split(/[\s+]+/).filter(coin => coin !== ''))].sort()
  const rows = Number(bars)
  return {
    coins,
    interval: interval ?? null,
    bars: bars !== undefined && Number.isInteger(rows) ? rows : null,
    other: Object.entries(rest)
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join(' ')
  }
}

export function paramsOf({ coins, interval, bars, other }: Subject): Readonly<Record<string, string>> {
  // The values may contain spaces, so a parameter ends where the next name starts.
  const others = other.split(/ (?=[a-z_]+=)/i).filter(text => text !== '')
  return {
    ...(coins.length > 0 && { symbol: coins.join(' ') }),
    ...(interval !== null && { interval }),
    ...(bars !== null && { bars: String(bars) }),
    ...Object.fromEntries(
      others.map(text => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)])
    )
  }
}

export interface SubjectText {
  readonly coins: string
  readonly interval: string
  readonly bars: number
  readonly other: string
}

export function readSubject(text: SubjectText): Subject {
  return {
    coins: text.coins === '' ? [] : text.coins.split(' '),
    interval: text.interval === '' ? null : text.interval,
    bars: text.bars === 0 ? null : text.bars,
    other: text.other
  }
}

/** The text looks like `BTC ETH SOL +47 · 1h · 500 bars`. */
export function describeSubject(subject: Subject): string {
  const shown = subject.coins.slice(0, 3).join(' ')
  const more = subject.coins.length > 3 ? ` +${subject.coins.length - 3}` : ''
  const parts = [
    shown + more,
    subject.interval ?? '',
    subject.bars === null
      ? ''
      : m.explorer.callSummary.bars({ bars: String(subject.bars), count: subject.bars }),
    subject.other
  ]
  return parts.filter(part => part !== '').join(' · ')
}

export function sameSubject(a: Subject, b: Subject): boolean {
  if (a === b) return true
  return (
    a.interval === b.interval &&
    a.bars === b.bars &&
    a.other === b.other &&
    a.coins.length === b.coins.length &&
    a.coins.every((coin, index) => coin === b.coins[index])
  )
}

export function sizeOf({ bars, other }: Subject): number | null {
  const size = bars ?? Number(/(?:^| )top=(\d{1,9})(?: |$)/.exec(other)?.[1])
  return size > 0 ? size : null
}

/**
 * Returns the same text for calls that set the same parameters, because their prices are comparable. Without
 * `bars`, the interval must be equal too, because it determines the number of rows.
 */
export function subjectKind({ coins, interval, bars, other }: Subject): string {
  const intervals = interval === null ? 'none' : bars === null ? interval : 'any'
  return [coins.length > 0 ? 'coins' : '', intervals, bars === null ? '' : 'bars', namesIn(other)].join(' ')
}

const namesIn = (other: string): string =>
  [...other.matchAll(/(?:^| )([a-z_]+)=/gi)].map(([, name]) => name).join(' ')
