import { mkdtempSync, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, loadAhead, type Candlewick } from '../src-main/composition/compose'
import type { StartDemo } from '../src-main/composition/session/demo-market'
import type { Events } from '../src-shared/contract/events'
import type { ServiceFetch } from '../src-main/service/api/client'
import type { Random } from './random'
import { quiet, type SimulatedWire, type QuietSources } from './quiet'
import type { SimulatedClock } from './simulated-clock'
import { quietMachine } from '../src-main/composition/session/machine.fixture'

type AppEvent = {
  [Name in keyof Events]: { readonly name: Name; readonly payload: Events[Name] }
}[keyof Events]

export interface Headless {
  readonly candlewick: Candlewick
  /** Advances simulated time up to `until`, and responds to all calls that the app makes on the way. */
  pass(until: number): Promise<void>
  close(): Promise<void>
}

export interface HeadlessOptions {
  readonly clock: SimulatedClock
  readonly random: Random
  readonly online: () => boolean
  readonly onEvent: (event: AppEvent) => void
  /** The data folder, which isn't removed. By default, a temporary folder is used. */
  readonly folder?: string
  readonly isExclusive?: boolean
  readonly startDemo?: StartDemo
  /** Maps the address that the app calls and records to the real address of the service. */
  readonly route?: (url: string) => string
}

const latencyMs = [80, 400] as const

/** Starts the app in plain Node with real services, files and HTTP, but in simulated time. */
export async function startHeadless(options: HeadlessOptions): Promise<Headless> {
  const { clock, random, onEvent } = options
  // Import everything first, because simulated time doesn't wait for lazy imports.
  await loadAhead()
  const folder = options.folder ?? temporaryFolder()
  const wire = new Wire(options)
  const candlewick = await compose({
    ...quietMachine(folder),
    ...(options.startDemo !== undefined && { startDemo: options.startDemo }),
    isExclusive: options.isExclusive ?? false,
    clock,
    fetch: wire.fetch,
    random: () => random.next(),
    announce: name => payload => onEvent({ name, payload } as AppEvent)
  })
  const surroundings: QuietSources = {
    wire,
    app: () => candlewick,
    waitsElsewhere: () => false,
    hangs: calls => {
      throw new Error(`${calls} calls are under way and ${wire.waiting} answers to come.`)
    }
  }
  return {
    candlewick,
    async pass(until) {
      do await quiet(surroundings)
      while (clock.step(until))
      clock.sleepUntil(until)
    },
    async close() {
      await candlewick.close()
      if (options.folder === undefined) await rm(folder, { recursive: true })
    }
  }
}

/** Creates a folder in memory if possible, so that commits of the ledger don't wait for the disk. */
export const temporaryFolder = (): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'candlewick-bench-'))

/**
 * Makes real calls one at a time while simulated time stands still, and delivers each response a little
 * later.
 */
class Wire implements SimulatedWire {
  readonly #options: HeadlessOptions
  #last: Promise<unknown> = Promise.resolve()
  #open = 0
  #waiting = 0

  constructor(options: HeadlessOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#open > 0
  }

  get waiting(): number {
    return this.#waiting
  }

  async idle(): Promise<void> {
    while (this.#open > 0) await this.#last
  }

  readonly fetch: ServiceFetch = async (url, init) => {
    const { clock, online, random, route = same => same } = this.#options
    this.#waiting++
    const later = new Promise<void>(resolve => {
      clock.after(random.between(...latencyMs), () => {
        this.#waiting--
        resolve()
      })
    })
    if (!online()) {
      await later
      const cause = Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH' })
      throw new TypeError('fetch failed', { cause })
    }
    this.#open++
    const came = this.#last.then(() => exchange(route(url), init)).finally(() => this.#open--)
    this.#last = came.catch(() => undefined)
    // The caller handles a rejection, but only later. Until then, Node would report it as unhandled.
    came.catch(() => undefined)
    await later
    return came
  }
}

async function exchange(url: string, init: Parameters<ServiceFetch>[1]): ReturnType<ServiceFetch> {
  const response = await fetch(url, init)
  const pieces: Uint8Array[] = []
  let broken: unknown = null
  try {
    for await (const piece of response.body ?? []) pieces.push(piece)
  } catch (error) {
    broken = error
  }
  const { status, headers } = response
  const read = async (): Promise<{ done: boolean; value?: Uint8Array | undefined }> => {
    const value = pieces.shift()
    if (value === undefined && broken !== null) throw broken
    return { done: value === undefined, value }
  }
  return { status, headers, body: { getReader: () => ({ read, cancel: async () => undefined }) } }
}
