import type { Fault } from '../../src-shared/contract/fault'
import type { Episode, Episodes } from './incidents'
import { isTroubleName } from './fault-policy'

/** Reads what an earlier start kept; what can't be read is no episode. */
export function readEpisodes(value: unknown): Episodes {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Episode] => isTroubleName(entry[0]) && isEpisode(entry[1]))
  )
}

function isEpisode(value: unknown): value is Episode {
  if (!isRecord(value)) return false
  const { since, openedAt, told, toldAt, overAt, endTold, fault } = value
  return (
    [since, openedAt, told].every(isNumber) &&
    [toldAt, overAt].every(isNumberOrNull) &&
    typeof endTold === 'boolean' &&
    isFault(fault)
  )
}

function isFault(value: unknown): value is Fault {
  return isRecord(value) && ['code', 'what', 'means', 'next'].every(name => typeof value[name] === 'string')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value)
