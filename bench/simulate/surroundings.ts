import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { SimulatedClock } from '../simulated-clock'
import { SimulatedCopier } from './copier'
import { SimulatedDisk } from './disk'
import { SimulatedKeychain } from './keychain'
import { Trace } from './record'
import type { Story } from './story'

/** What a machine stands in. */
export abstract class Surroundings {
  readonly story: Story
  readonly clock: SimulatedClock
  readonly trace: Trace
  readonly keychain: SimulatedKeychain
  readonly disk: SimulatedDisk
  readonly copier: SimulatedCopier
  /** A new process has opened its files and asks nothing yet. */
  composed: () => Promise<void> = async () => undefined

  constructor(story: Story, clock: SimulatedClock) {
    this.story = story
    this.clock = clock
    this.trace = new Trace(() => clock.now() - story.from)
    this.keychain = new SimulatedKeychain(clock)
    this.disk = new SimulatedDisk(clock)
    this.copier = new SimulatedCopier(clock, this.disk)
  }

  /** Something is told on the desktop. */
  abstract told(facts: NotificationFacts): void
  /** Where the app keeps a file of the service's, below a folder of its own. */
  abstract liveFile(folder: string, name: 'state' | 'cache'): string
}
