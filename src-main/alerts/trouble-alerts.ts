import type { Fault } from '../contract/fault'
import type { EpochMs } from '../contract/values'
import { Emitter } from '../events/emitter'
import type { PaidCalls } from '../credits/paid-calls'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { startOfLocalDay } from '../time/local-day'
import { episodesAfter, noEpisodes, readEpisodes, type Episodes } from './episodes'

/** A desktop notification, before anyone knows how it is shown. */
export interface DesktopAlert {
  readonly title: string
  readonly body: string
}

/** Tells of 402 and 429 on the desktop: once an episode, not once a failed call. */
export class TroubleAlerts {
  readonly told = new Emitter<DesktopAlert>()
  readonly #facts: FactStore
  #episodes: Episodes

  constructor(calls: PaidCalls, facts: FactStore, clock: Clock) {
    this.#facts = facts
    this.#episodes = readEpisodes(facts.read('episodes'))
    calls.settled.on(outcome => {
      const { episodes, tell } = episodesAfter(this.#episodes, outcome, clock.now())
      this.#remember(episodes)
      if (tell) this.told.emit(alertFor(tell, clock.now()))
    })
  }

  /** Another key was entered: its troubles are new ones, told anew. */
  forget(): void {
    this.#remember(noEpisodes)
  }

  #remember(episodes: Episodes): void {
    if (episodes === this.#episodes) return
    this.#episodes = episodes
    this.#facts.write('episodes', episodes)
  }
}

/** What stopped, what it means and what happens next, in three short sentences. */
export function alertFor(fault: Fault, now: EpochMs): DesktopAlert {
  const wait = fault.retryAt === null ? '' : ` The service asks to wait until ${moment(fault.retryAt, now)}.`
  return {
    title: titles[fault.code] ?? fault.what,
    body: `${what(fault)} ${fault.means}${wait} ${fault.next}`
  }
}

const titles: Partial<Record<Fault['code'], string>> = {
  'plan-required': 'A plan is required',
  'quota-exceeded': 'Quota used up',
  'rate-limited': 'Calls too fast',
  limited: 'The service wants a pause'
}

/** A locked door is one operation's: its name says which. */
function what({ code, operation, what: sentence }: Fault): string {
  return code === 'plan-required' && operation !== null ? `${operation} is locked for this key.` : sentence
}

/** The time of day, with its date where that is not today's. */
function moment(at: EpochMs, now: EpochMs): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  if (startOfLocalDay(at) === startOfLocalDay(now)) return new Date(at).toLocaleTimeString(undefined, time)
  return new Date(at).toLocaleString(undefined, { ...time, weekday: 'long', day: 'numeric', month: 'long' })
}
