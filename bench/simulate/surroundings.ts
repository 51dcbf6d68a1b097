import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { SimulatedClock } from '../simulated-clock'
import { SimulatedCopier } from './copier'
import { SimulatedDisk } from './disk'
import { SimulatedKeychain } from './keychain'
import { StoryTrace } from './record'
import type { Story } from './story'

export abstract class Surroundings {
  readonly story: Story
  readonly clock: SimulatedClock
  readonly trace: StoryTrace
  readonly keychain: SimulatedKeychain
  readonly disk: SimulatedDisk
  readonly copier: SimulatedCopier
  /** Called when a new process has opened its files and hasn't made any calls yet. */
  composed: () => Promise<void> = async () => undefined

  constructor(story: Story, clock: SimulatedClock) {
    this.story = story
    this.clock = clock
    this.trace = new StoryTrace(() => clock.now() - story.from)
    this.keychain = new SimulatedKeychain(clock)
    this.disk = new SimulatedDisk(clock)
    this.copier = new SimulatedCopier(clock, this.disk)
  }

  abstract onNotification(facts: NotificationFacts): void
  abstract liveFile(folder: string, name: 'state' | 'cache'): string
}
