import type { Fault } from '../../src-shared/contract/fault'
import { allWell, type ServiceHealth } from './health'
import type { Wait } from './wait'

/** Reads what an earlier start kept; what can't be read is well. Outages do not outlast a start. */
export function readHealth(value: unknown): ServiceHealth {
  if (!isRecord(value)) return allWell
  const { locked } = value
  // Names of earlier versions stand behind.
  const rateLimited = value['rateLimited'] ?? value['closed']
  const unauthorised = value['unauthorised'] ?? value['stopped']
  return {
    ...allWell,
    locked: isRecord(locked) && Object.values(locked).every(isFault) ? locked : {},
    rateLimited: isWait(rateLimited) ? rateLimited : null,
    unauthorised: isFault(unauthorised) ? unauthorised : null
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
