import { loadAhead } from '../../src-main/compose'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import { notificationWords } from '../../src-shared/words/notification'
import { sessionFolder } from '../../src-main/session/session-files'
import { join } from 'node:path'
import { SimulatedClock } from '../simulated-clock'
import { Machine } from './machine'
import type { Story } from './story'
import { Surroundings } from './surroundings'
import { Wire } from './wire'

export const theKey = 'the-whole-key'

/** A notification as it reached the desktop. */
export interface Shown {
  readonly at: number
  readonly title: string
  readonly body: string
  /** Of what alerts noticed: each entry, as it is told apart in the inbox. */
  readonly entries: readonly string[]
}

/** Everything around the app: true time, the service, the machine, and what was seen. */
export class World extends Surroundings {
  readonly machine: Machine
  readonly service: DemoService
  readonly wire: Wire
  readonly shown: Shown[] = []
  /** Somebody else used the key, or what was used here was forgotten: the quota tells more than the ledger. */
  isUsedByOthers = false
  /** The quota was renewed at a moment when none is: what was used since may hide it. */
  isRenewed = false
  /** When the machine's clock was set last, or it woke: the app notices within a minute. */
  clockSetAt = -Infinity

  private constructor(story: Story, clock: SimulatedClock, service: DemoService) {
    super(story, clock)
    this.service = service
    this.machine = new Machine(this, () => this.wire)
    this.wire = new Wire(this)
  }

  static async begin(story: Story): Promise<World> {
    // Simulated time does not wait for what is loaded when it is first wanted.
    await loadAhead()
    const clock = new SimulatedClock(story.from)
    const service = await startDemoService({
      clock,
      key: theKey,
      seed: story.seed,
      quotaLimit: story.quotaLimit,
      rateLimitPerMinute: null
    })
    service.controls.setQuotaResets(story.quotaResets)
    return new World(story, clock, service)
  }

  liveFile(folder: string, name: 'state' | 'cache'): string {
    return join(sessionFolder(folder, this.service.address), `${name}.db`)
  }

  told(facts: NotificationFacts): void {
    const at = this.clock.now()
    const { title, body } = notificationWords(facts, at)
    const entries =
      facts.code === 'alerts' ? facts.entries.map(({ alertId, at: when }) => `${alertId}@${when}`) : []
    this.shown.push({ at, title, body, entries })
    this.trace.note(`told ${title}`)
  }

  async end(): Promise<void> {
    this.machine.dispose()
    await this.service.close()
  }
}
