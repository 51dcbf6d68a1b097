import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { servedAt } from '../service/api/http-date'
import type { Outcome } from '../service/api/outcome'
import { openingTime } from './bar'

/**
 * The latest opening time to accept. It may be up to one bar in the future, because clocks differ and some
 * services stamp bars with their closing time.
 */
export const latestOpening = (now: EpochMs, interval: Interval): EpochMs => now + intervalMs[interval]

/** When the service made the response: the Date header, or else the time of arrival. */
export const candleTime = ({ headers, receivedAt }: Outcome): EpochMs =>
  servedAt(headers, receivedAt) ?? receivedAt

export function withoutAhead<A extends Outcome['answer']>(
  answer: A,
  interval: Interval,
  now: EpochMs
): { readonly answer: A; readonly ahead: number } {
  if (answer?.kind !== 'candles') return { answer, ahead: 0 }
  const latest = latestOpening(now, interval)
  const data = answer.data.filter(row => openingTime(row.time, interval, answer.timeNames) <= latest)
  return { answer: { ...answer, data }, ahead: answer.data.length - data.length }
}
