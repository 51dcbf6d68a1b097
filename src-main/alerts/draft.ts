import type { AlertCondition, AlertDraft } from '../contract/alerts'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import type { AlertFacts } from './facts'

/** Judged on the watchlist's quotes. */
const onQuotes = new Set<AlertCondition['kind']>(['price', 'change', 'ath', 'range'])
/** Judged of one coin. */
const ofCoin = new Set<AlertCondition['kind']>([...onQuotes, 'volume', 'indicator', 'supertrend', 'breakout'])

export interface DraftSurroundings {
  readonly now: number
  readonly watched: readonly string[]
  readonly facts: Pick<AlertFacts, 'line'>
}

/** Why an alert can't be set, for a person; null when it can. */
export function wrongWith(draft: AlertDraft, { now, watched, facts }: DraftSurroundings): string | null {
  const conditions = draft.anyOf.flat()
  if (draft.coin === null && conditions.some(({ kind }) => ofCoin.has(kind)))
    return 'Name the coin this is about.'
  if (draft.expiresAt !== null && draft.expiresAt <= now) return 'The time it ends lies in the past.'
  if (needsQuotes(draft) && draft.coin !== null && !watched.includes(draft.coin)) return unwatched(draft.coin)
  const unknown = conditions.find(condition => !hasLines(condition, facts))
  return unknown ? 'One of the indicators is not known here. Choose another.' : null
}

export const needsQuotes = ({ anyOf, bars, coin }: AlertDraft): boolean =>
  coin !== null &&
  anyOf.flat().some(({ kind }) => onQuotes.has(kind) || (bars === 'forming' && ofCoin.has(kind)))

export const unwatched = (coin: string): string =>
  `${coin} is on no watchlist, so no quotes of it come in. Add it to one first.`

/** Asked with no candles at all: a line that exists then is empty. */
function hasLines(condition: AlertCondition, facts: Pick<AlertFacts, 'line'>): boolean {
  if (condition.kind === 'indicator') {
    const lines = [condition.line, ...('line' in condition.against ? [condition.against.line] : [])]
    return lines.every(line => facts.line(noCandles, line) !== null)
  }
  const { period, factor } = { period: 0, factor: 0, ...condition }
  const params = { period, factor }
  if (condition.kind === 'supertrend')
    return facts.line(noCandles, { indicator: 'supertrend', params, line: 'supertrend' }) !== null
  if (condition.kind === 'breakout')
    return facts.line(noCandles, { indicator: 'bollinger', params, line: 'upper' }) !== null
  return true
}

const none = new Float64Array(0)
const noCandles: CandleColumns = { time: none, open: none, high: none, low: none, close: none, volume: none }
