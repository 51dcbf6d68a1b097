import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { notificationWords } from '../../../src-shared/words/notification'
import { compose, type Candlewick } from '../compose'
import type { HostMachine } from '../session/machine'
import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import type { ReceivedCall } from '../../../src-demo/demo-controls'
import type { Events } from '../../../src-shared/contract/events'
import { startFailure } from '../../platform/faults/start-failure'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import type { Vault } from '../../platform/secrets/vault'
import { systemClock } from '../../platform/time/clock'
import { MovableClock } from '../../platform/time/movable-clock'
import { turns } from '../../platform/time/next-turn'
import { quietMachine } from '../session/machine.fixture'
import { sessionFolder } from '../session/session-files'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { patiently } from '../../platform/time/patience.fixture'
import { hour, minute, second } from '../../../src-shared/time'

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 4))

export const overTheWire: HostMachine['fetch'] = async (url, init) => {
  const response = await fetch(url, init)
  return new Response(await response.text(), { status: response.status, headers: response.headers })
}

export class Watch {
  readonly clock = new MovableClock(systemClock)
  readonly folder: string
  readonly notified: string[] = []
  readonly announced: Partial<Events> = {}
  readonly keychain: Vault
  service!: DemoService
  app!: Candlewick
  fetch: HostMachine['fetch'] = overTheWire
  /** A test can throw here to simulate a failing disk. */
  beforeStatement: (path: string, sql: string) => void = () => undefined
  #marked = 0
  #underWay = 0

  constructor(keychain: Vault, folder = tempFolder()) {
    this.keychain = keychain
    this.folder = folder
  }

  /**
   * @param folder a new one by default
   * @param begins the current time by default
   */
  static async start(keychain: Vault = new MemoryVault(), folder?: string, begins?: number): Promise<Watch> {
    const watch = new Watch(keychain, folder)
    if (begins !== undefined) watch.clock.advance(begins - watch.clock.now())
    watch.service = await startDemoService({ key: 'the-key-itself', clock: watch.clock })
    await watch.open()
    onTestFinished(async () => {
      await watch.app.close()
      await watch.service.close()
    })
    const { connection } = watch.app.services
    await connection.enter({ address: watch.service.address, key: 'the-key-itself' })
    const items = (['candles', 'fearGreed', 'news', 'coin-list'] as const).map(need => ({
      need,
      automatic: false,
      everyMs: null
    }))
    await connection.agree({ items: [...items, { need: 'quotes', automatic: true, everyMs: minute }] })
    // Quotes are loaded every minute even if the quota won't last, because tests depend on it.
    await connection.answerOffer({ lastsDays: null })
    await vi.waitFor(() => expect(watch.quotes().length).toBe(1), patiently)
    await watch.pass(2 * minute)
    return watch
  }

  static async ended(): Promise<Watch> {
    const watch = await Watch.start()
    await watch.pass(hour, minute)
    await watch.app.close()
    return watch
  }

  file(name: 'state' | 'cache'): string {
    return join(sessionFolder(this.folder, this.service.address), `${name}.db`)
  }

  async open(): Promise<void> {
    this.app = await compose({
      ...quietMachine(this.folder),
      clock: this.clock,
      fetch: async (url, init) => {
        this.#underWay++
        try {
          return await this.fetch(url, init)
        } finally {
          this.#underWay--
        }
      },
      keychain: this.keychain,
      announce: event => payload => Object.assign(this.announced, { [event]: payload }),
      beforeStatement: (path, sql) => this.beforeStatement(path, sql)
    })
    this.app.notifications.on(facts => this.notified.push(notificationWords(facts, this.clock.now()).title))
    this.app.start()
    await settled()
  }

  failedStart(): Promise<string> {
    return this.open().then(
      () => 'started',
      (error: unknown) => startFailure(error)
    )
  }

  /** Closes the app cleanly. End-to-end specs cover crashes. */
  async restart(): Promise<void> {
    await this.app.close()
    await this.open()
  }

  /**
   * Lets time pass in steps and waits for calls after each step. If calls are already open, await `answered`
   * first.
   */
  async pass(ms: number, stepMs = 5 * second): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      this.clock.advance(Math.min(stepMs, ms - passed))
      await this.answered()
    }
  }

  /** Waits for open calls without advancing the clock, because that would count towards their timeouts. */
  async answered(): Promise<void> {
    do await turns(4)
    while (this.#underWay > 0 || (await this.app.services.credits.gauge()).reserved.calls > 0)
  }

  wake(): void {
    this.app.session().schedule.catchUp()
  }

  quotes(): readonly ReceivedCall[] {
    return this.service.controls.calls('getData')
  }

  /** From here on, calls are counted by `since`. */
  mark(): void {
    this.#marked = this.quotes().length
  }

  since(): readonly ReceivedCall[] {
    return this.quotes().slice(this.#marked)
  }
}
