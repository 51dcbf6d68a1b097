import type { Fault } from '../contract/fault'
import { Emitter } from '../events/emitter'
import type { PaidCalls } from '../credits/paid-calls'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { episodesAfter, readEpisodes, type Episodes } from './episodes'

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
      if (tell) this.told.emit(alertFor(tell))
    })
  }

  #remember(episodes: Episodes): void {
    if (episodes === this.#episodes) return
    this.#episodes = episodes
    this.#facts.write('episodes', episodes)
  }
}

/** What stopped, what it means and what happens next, in three short sentences. */
export function alertFor(fault: Fault): DesktopAlert {
  const wait = fault.retryAt === null ? '' : ` The service asks to wait until ${timeOfDay(fault.retryAt)}.`
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

function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}
