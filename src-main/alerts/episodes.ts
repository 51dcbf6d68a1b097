import type { Fault } from '../contract/fault'
import type { EpochMs } from '../contract/values'
import type { Outcome } from '../service-api/outcome'

/** One stretch of the same trouble: from the first refusal to the next charged success. */
interface Episode {
  readonly since: EpochMs
  readonly told: boolean
}

/** Kept over restarts, so that a restart tells nothing twice. */
export interface Episodes {
  /** `402 getNews`, `429`. */
  readonly open: Readonly<Record<string, Episode>>
  /** When each was last told, open or not. */
  readonly toldAt: Readonly<Record<string, EpochMs>>
}

export const noEpisodes: Episodes = { open: {}, toldAt: {} }

/** A door that flaps is told about twice an hour at the most, whatever it does. */
const leastSilenceMs = 45 * 60_000

const closedDoors = new Set(['quota-exceeded', 'rate-limited', 'limited'])

/** The episodes after one more outcome, and the fault to tell a person, if there is one to tell. */
export function episodesAfter(
  episodes: Episodes,
  outcome: Outcome,
  now: EpochMs
): { readonly episodes: Episodes; readonly tell: Fault | null } {
  const { fault, operation } = outcome
  if (fault === null) return { episodes: ended(episodes, outcome), tell: null }
  const name = episodeName(fault, operation)
  if (name === null) return { episodes, tell: null }
  const episode = episodes.open[name]
  if (episode?.told) return { episodes, tell: null }
  const toldAt = episodes.toldAt[name]
  // A stamp from far in the future is a clock that was set back: it must not silence us for years.
  const quiet = toldAt !== undefined && Math.abs(now - toldAt) < leastSilenceMs
  if (episode && quiet) return { episodes, tell: null }
  const open = { ...episodes.open, [name]: { since: episode?.since ?? now, told: !quiet } }
  if (quiet) return { episodes: { ...episodes, open }, tell: null }
  return { episodes: { open, toldAt: { ...episodes.toldAt, [name]: now } }, tell: fault }
}

/** Reads what an earlier start kept; what can't be read is no episode. */
export function readEpisodes(value: unknown): Episodes {
  const { open, toldAt } = (value ?? {}) as { open?: unknown; toldAt?: unknown }
  return { open: soundOnes(open, isEpisode), toldAt: soundOnes(toldAt, isMoment) }
}

const isEpisode = (value: unknown): value is Episode =>
  typeof (value as Partial<Episode> | null)?.told === 'boolean' && isMoment((value as Partial<Episode>).since)
const isMoment = (value: unknown): value is EpochMs => typeof value === 'number'

function soundOnes<Value>(
  value: unknown,
  isSound: (value: unknown) => value is Value
): Readonly<Record<string, Value>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isSound(entry[1])))
}

/** 402 is about one operation, 429 about the key. */
function episodeName(fault: Fault, operation: string): string | null {
  if (fault.code === 'plan-required') return `402 ${operation}`
  return closedDoors.has(fault.code) ? '429' : null
}

/** Only a charged success ends an episode: a free answer proves nothing about plan or quota. */
function ended(episodes: Episodes, { operation, charged }: Outcome): Episodes {
  if (charged === null || charged <= 0) return episodes
  const over = ['429', `402 ${operation}`].filter(name => name in episodes.open)
  if (over.length === 0) return episodes
  const open = Object.fromEntries(Object.entries(episodes.open).filter(([name]) => !over.includes(name)))
  return { ...episodes, open }
}
