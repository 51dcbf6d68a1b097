import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import type { PaidCalls } from '../credits/paid-calls'
import type { Outcome } from '../service-api/outcome'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { readEpisodes } from './incident-memory'
import { episodesAfter, episodesAt, nextTellingAt, noEpisodes, type Episodes, type Told } from './incidents'
import { alertFor, type DesktopAlert } from '../notifications/incident-words'

/**
 * Tells of trouble on the desktop (service down, key refused, quota used up, an operation locked): once an episode and
 * not once a failed call; while it lasts again after an hour, a day and each week; and once when it is over.
 */
export class TroubleAlerts {
  readonly told = new Emitter<DesktopAlert>()
  readonly #facts: FactStore
  readonly #clock: Clock
  readonly #unlisten: () => void
  #episodes: Episodes
  #cancel: () => void = () => undefined

  constructor(calls: PaidCalls, facts: FactStore, clock: Clock) {
    this.#facts = facts
    this.#clock = clock
    this.#episodes = readEpisodes(facts.read('episodes'))
    this.#unlisten = calls.settled.on(outcome => this.learn(outcome))
    this.#arm()
  }

  learn(outcome: Outcome): void {
    const now = this.#clock.now()
    this.#tell(episodesAfter(this.#episodes, outcome, now), now)
  }

  /** Another key was entered: its troubles are new ones, told anew. */
  forget(): void {
    this.#remember(noEpisodes)
    this.#arm()
  }

  close(): void {
    this.#cancel()
    this.#unlisten()
  }

  #tell({ episodes, tell }: Told, now: EpochMs): void {
    if (episodes === this.#episodes) return
    // Kept first: told twice after a crash is worse than never.
    this.#remember(episodes)
    this.#arm()
    for (const one of tell) this.told.emit(alertFor(one, now))
  }

  #remember(episodes: Episodes): void {
    this.#episodes = episodes
    this.#facts.keep('episodes', Object.keys(episodes).length === 0 ? null : episodes)
  }

  #arm(): void {
    this.#cancel()
    const at = nextTellingAt(this.#episodes)
    if (at === null) return
    this.#cancel = this.#clock.after(at - this.#clock.now(), () => {
      const now = this.#clock.now()
      this.#tell(episodesAt(this.#episodes, now), now)
      this.#arm()
    })
  }
}
