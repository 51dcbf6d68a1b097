import { loadAhead } from '../../src-main/composition/compose'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import { notificationWords } from '../../src-shared/words/notification'
import { sessionFolder } from '../../src-main/composition/session/session-files'
import { join } from 'node:path'
import { SimulatedClock } from '../simulated-clock'
import { SimulatedMachine } from './machine'
import type { Story } from './story'
import { Surroundings } from './surroundings'
import { StoryWire } from './wire'

export const theKey = 'the-whole-key'

export interface ShownState {
  readonly at: number
  readonly title: string
  readonly body: string
  /** The inbox entries that a notification about alerts contains. Empty for other notifications. */
  readonly entries: readonly string[]
}

export class World extends Surroundings {
  readonly machine: SimulatedMachine
  readonly service: DemoService
  readonly wire: StoryWire
  readonly shown: ShownState[] = []
  /**
   * Whether another client used the key or entries were lost, so that the quota shows more use than the
   * ledger.
   */
  isUsedByOthers = false
  /** Whether a renewal at an unusual time may have hidden earlier use. */
  isRenewed = false
  /** The time of the last clock change or wake-up, which the app notices within a minute. */
  clockSetAt = -Infinity

  private constructor(story: Story, clock: SimulatedClock, service: DemoService) {
    super(story, clock)
    this.service = service
    this.machine = new SimulatedMachine(this, () => this.wire)
    this.wire = new StoryWire(this)
  }

  static async begin(story: Story): Promise<World> {
    // Import everything first, because simulated time doesn't wait for lazy imports.
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

  onNotification(facts: NotificationFacts): void {
    const at = this.clock.now()
    const { title, body } = notificationWords(facts, at)
    const entries =
      facts.code === 'alerts' ? facts.entries.map(({ alertId, at: when }) => `${alertId}@${when}`) : []
    this.shown.push({ at, title, body, entries })
    this.trace.note(`notified ${title}`)
  }

  async end(): Promise<void> {
    this.machine.dispose()
    await this.service.close()
  }
}
