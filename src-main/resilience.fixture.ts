import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { notificationWords } from '../src-shared/words/notification'
import { compose, type Candlewick } from './compose'
import type { Machine } from './session/machine'
import { startDemoService, type DemoService } from '../src-demo/demo-service'
import type { SeenCall } from '../src-demo/demo-controls'
import type { Events } from '../src-shared/contract/events'
import { startFailure } from './faults/start-failure'
import { MemoryVault } from './secrets/memory-vault'
import type { Vault } from './secrets/vault'
import { systemClock } from './time/clock'
import { MovableClock } from './time/movable-clock'
import { turns } from './time/next-turn'
import { quietMachine } from './session/machine.fixture'
import { sessionFolder } from './session/session-files'
import { tempFolder } from './storage/temp-storage.fixture'
import { patiently } from './time/patience.fixture'
import { hour, minute, second } from '../src-shared/time'

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 4))

/** A call over real HTTP, its body read whole before it is handed on. */
export const overTheWire: Machine['fetch'] = async (url, init) => {
  const response = await fetch(url, init)
  return new Response(await response.text(), { status: response.status, headers: response.headers })
}

/** The whole main process, watching quotes each minute, before the real demo service on one movable clock. */
export class Watch {
  readonly clock = new MovableClock(systemClock)
  readonly folder: string
  readonly told: string[] = []
  /** What the window was told last, by event. */
  readonly announced: Partial<Events> = {}
  readonly keychain: Vault
  service!: DemoService
  app!: Candlewick
  fetch: Machine['fetch'] = overTheWire
  /** Sees each statement; what it throws stands for what the disk would. */
  beforeStatement: (path: string, sql: string) => void = () => undefined
  #marked = 0
  #underWay = 0

  constructor(keychain: Vault, folder = tempFolder()) {
    this.keychain = keychain
    this.folder = folder
  }

  /**
   * @param folder where its files are to be; one of its own where left out
   * @param begins the moment at which it begins; now where left out
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
    // The plan is kept, however long the quota lasts: what is tested is its rhythm.
    await connection.answerOffer({ lastsDays: null })
    await vi.waitFor(() => expect(watch.quotes().length).toBe(1), patiently)
    await watch.pass(2 * minute)
    return watch
  }

  /** Watching for an hour, then ended in an orderly way; `app` is opened again by whoever tests. */
  static async ended(): Promise<Watch> {
    const watch = await Watch.start()
    await watch.pass(hour, minute)
    await watch.app.close()
    return watch
  }

  /** Where a database of the service it watches lies. */
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
    this.app.notifications.on(facts => this.told.push(notificationWords(facts, this.clock.now()).title))
    this.app.start()
    await settled()
  }

  /** Opens it, and tells in the words of the app why it could not; `started` where it could. */
  failedStart(): Promise<string> {
    return this.open().then(
      () => 'started',
      (error: unknown) => startFailure(error)
    )
  }

  /** Closed in an orderly way and opened again in the same folder; an abrupt end is the end-to-end specs' to show. */
  async restart(): Promise<void> {
    await this.app.close()
    await this.open()
  }

  /** Lets time pass in steps, so that calls are answered on the way. What was begun before: see `answered`. */
  async pass(ms: number, stepMs = 5 * second): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      this.clock.advance(Math.min(stepMs, ms - passed))
      await this.answered()
    }
  }

  /** Waits for what is under way, while time stands still: a step would otherwise be what it times out by. */
  async answered(): Promise<void> {
    do await turns(4)
    while (this.#underWay > 0 || (await this.app.services.credits.gauge()).held.calls > 0)
  }

  wake(): void {
    this.app.session().schedule.catchUp()
  }

  quotes(): readonly SeenCall[] {
    return this.service.controls.calls('getData')
  }

  /** From here on `since` counts. */
  mark(): void {
    this.#marked = this.quotes().length
  }

  since(): readonly SeenCall[] {
    return this.quotes().slice(this.#marked)
  }
}
