import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import { unreadFault } from '../market/quote-lack'
import type { Outcome } from '../service-api/outcome'
import { isOver, telling, troubleOf } from './fault-policy'

/** One stretch of the same trouble: from the first refusal to what shows that it is over, and an hour beyond. */
export interface Episode {
  readonly since: EpochMs
  /** When it came last: later than `since` where it came back within the hour. */
  readonly openedAt: EpochMs
  /** What a person was or would be told. */
  readonly fault: Fault
  /** How often it was told; each time the silence after it grows. */
  readonly told: number
  readonly toldAt: EpochMs | null
  /** It is over since then, unless it comes back within the hour. */
  readonly overAt: EpochMs | null
  /** Its end was told since it was told itself. */
  readonly endTold: boolean
}

/** By name: `402 getNews`, `429`, `key`, `service`. Kept over restarts, so that a restart tells nothing twice. */
export type Episodes = Readonly<Record<string, Episode>>

export const noEpisodes: Episodes = {}

/** Something to tell a person. */
export interface Telling {
  readonly fault: Fault
  /** again: it was told before and still is so. over: it was told and has ended. */
  readonly what: 'new' | 'again' | 'over'
  readonly since: EpochMs
}

export interface Told {
  readonly episodes: Episodes
  readonly tell: readonly Telling[]
}

/** Trouble that comes back within this span is the same trouble: a door that flaps is one story, not a hundred. */
const sameWithinMs = 3_600_000
/** A trouble that was over sooner than this is not worth another word. */
const worthAnEndMs = 10 * 60_000

/** The episodes after one more outcome, and what to tell a person of it. */
export function episodesAfter(episodes: Episodes, outcome: Outcome, now: EpochMs): Told {
  const { operation } = outcome
  const ended = endedBy(episodes, outcome, now)
  const fault = outcome.fault ?? unreadFault(outcome)
  const name = fault === null ? null : troubleOf(fault.code, operation)
  if (fault === null || name === null) return ended
  const before = ended.episodes[name]
  const same = before && isSame(before, now)
  // An open episode is written anew only where a word of it changed: most outcomes of a long outage say the same.
  const episode: Episode = same
    ? before.overAt === null && before.fault.code === fault.code
      ? before
      : { ...before, fault, overAt: null, openedAt: before.overAt === null ? before.openedAt : now }
    : { since: now, openedAt: now, fault, told: 0, toldAt: null, overAt: null, endTold: false }
  const opened = episode === before ? ended.episodes : { ...ended.episodes, [name]: episode }
  const looked = lookAt(opened, name, now)
  return { episodes: looked.episodes, tell: [...ended.tell, ...looked.tell] }
}

/** What is due by time alone: trouble that stops every call has no outcome that could remind of it. */
export function episodesAt(episodes: Episodes, now: EpochMs): Told {
  return Object.keys(episodes)
    .filter(name => telling(name).byTime)
    .reduce<Told>(
      (told, name) => {
        const looked = lookAt(told.episodes, name, now)
        return { episodes: looked.episodes, tell: [...told.tell, ...looked.tell] }
      },
      { episodes, tell: [] }
    )
}

/** When something is due by time alone; null = nothing is. */
export function nextTellingAt(episodes: Episodes): EpochMs | null {
  const due = Object.entries(episodes)
    .filter(([name, { overAt }]) => overAt === null && telling(name).byTime)
    .flatMap(([name, episode]) => dueAt(name, episode) ?? [])
  return due.length === 0 ? null : Math.min(...due)
}

function lookAt(episodes: Episodes, name: string, now: EpochMs): Told {
  const episode = episodes[name]
  if (!episode || episode.overAt !== null) return { episodes, tell: [] }
  const due = dueAt(name, episode)
  // A clock that was set back far must not silence us for years.
  const isBack = now < (episode.toldAt ?? episode.since) - sameWithinMs
  if (due === null || (now < due && !isBack)) return { episodes, tell: [] }
  const { fault, since, told } = episode
  return {
    episodes: { ...episodes, [name]: { ...episode, told: told + 1, toldAt: now, endTold: false } },
    tell: [{ fault, since, what: told === 0 ? 'new' : 'again' }]
  }
}

function dueAt(name: string, { told, toldAt, since }: Episode): EpochMs | null {
  const { graceMs, silencesMs } = telling(name)
  if (toldAt === null) return since + graceMs
  const silence = silencesMs[Math.min(told, silencesMs.length) - 1]
  return silence === undefined ? null : toldAt + silence
}

const isSame = ({ overAt }: Episode, now: EpochMs): boolean =>
  overAt === null || Math.abs(now - overAt) < sameWithinMs

/** Marks what this outcome shows to be over, says so where that is worth a word, and forgets what is long over. */
function endedBy(episodes: Episodes, outcome: Outcome, now: EpochMs): Told {
  const entries = Object.entries(episodes)
  const over = entries.filter(([name, { overAt }]) => overAt === null && isOver(name, outcome))
  const stale = entries.filter(([, episode]) => episode.overAt !== null && !isSame(episode, now))
  if (over.length === 0 && stale.length === 0) return { episodes, tell: [] }
  const kept = Object.fromEntries(entries.filter(entry => !stale.includes(entry)))
  const toTell = over.filter(([name, episode]) => isWorthAnEnd(name, episode, now))
  const ended = over.map(entry => {
    const [name, episode] = entry
    return [name, { ...episode, overAt: now, endTold: episode.endTold || toTell.includes(entry) }] as const
  })
  const tell = toTell.map(([, { fault, since }]): Telling => ({ fault, since, what: 'over' }))
  return { episodes: { ...kept, ...Object.fromEntries(ended) }, tell }
}

const isWorthAnEnd = (name: string, { told, endTold, openedAt }: Episode, now: EpochMs): boolean =>
  told > 0 && !endTold && telling(name).tellsEnd && now - openedAt >= worthAnEndMs
