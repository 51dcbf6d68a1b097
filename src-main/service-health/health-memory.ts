import type { Fault } from '../../src-shared/contract/fault'
import { noTrouble, type Trouble } from './health'
import type { Wait } from './wait'

/** Reads trouble kept from an earlier start; what can't be read is no trouble. Outages do not outlast a start. */
export function readTrouble(value: unknown): Trouble {
  if (!isRecord(value)) return noTrouble
  const { locked, closed, stopped } = value
  return {
    ...noTrouble,
    locked: isRecord(locked) && Object.values(locked).every(isFault) ? locked : {},
    closed: isWait(closed) ? closed : null,
    stopped: isFault(stopped) ? stopped : null
  }
}

const isRecord = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFault = (value: unknown): value is Fault =>
  isRecord(value) && [value['code'], value['what'], value['means'], value['next']].every(isText)
const isText = (value: unknown): boolean => typeof value === 'string'
const isWait = (value: unknown): value is Wait =>
  isRecord(value) &&
  isFault(value['fault']) &&
  ['since', 'until', 'steps'].every(name => isNumber(value[name]))
const isNumber = (value: unknown): boolean => typeof value === 'number'
