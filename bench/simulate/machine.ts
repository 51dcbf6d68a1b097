import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, type Candlewick } from '../../src-main/compose'
import type { Events } from '../../src-shared/contract/events'
import type { Clock } from '../../src-main/time/clock'
import { randomFrom } from '../random'
import type { KeptTable } from './story'
import type { Surroundings } from './surroundings'
import type { Wire } from './wire'
import { isQuestion, isWrite, writesInto } from './statements'
import { quietMachine } from '../../src-main/session/machine.fixture'

/** Thrown in the middle of a dead process's work, which takes it for its disk's: nothing it does reaches anything. */
export class Killed extends Error {
  /** SQLite's code of a read or write that failed. */
  readonly errcode = 10

  constructor() {
    super('the process was killed')
  }
}

/** Whether an error comes of the process's death; the app may have wrapped it as trouble of its disk. */
export const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof Error && error.cause !== undefined && isKilled(error.cause))

/** One run of the main process, from its start to its end. */
export interface Life {
  readonly number: number
  readonly folder: string
  readonly app: Candlewick
  readonly startedAt: number
  /** What the window was told last, by event. */
  readonly announced: Partial<Events>
  isDead: boolean
}

/** The machine the app runs on: its clock, its disk, and the process that lives now. */
export class Machine {
  /** How far its clock is off. */
  offsetMs = 0
  life: Life | null = null
  /** Goes up before anything changes a file of the app, and with each file put in another's place. */
  changes = 0
  /** Dies at the n-th write from now, of all or of those into one table. */
  dieAtWrite: { readonly nth: number; readonly into?: KeptTable | undefined } | null = null
  readonly root: string
  readonly #world: Surroundings
  readonly #wire: () => Wire
  #folder: string
  #lives = 0
  /** While a new process starts, its databases are not yet a life's. */
  #starting: { isDead: boolean } | null = null
  #left: string[] = []
  /** Heard by who waits for the end of a process. */
  #onDeath = (): void => undefined

  constructor(world: Surroundings, wire: () => Wire) {
    this.#world = world
    this.#wire = wire
    this.root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'candlewick-simulate-'))
    this.#folder = join(this.root, 'life-0')
  }

  get now(): number {
    return this.#world.clock.now() + this.offsetMs
  }

  get folder(): string {
    return this.#folder
  }

  /** @throws what keeps the app from starting, Killed where it died on the way */
  async start(): Promise<void> {
    for (const folder of this.#left.splice(0)) {
      rmSync(folder, { recursive: true, force: true })
    }
    const number = ++this.#lives
    this.changes++
    const { clock, trace } = this.#world
    const state = { isDead: false }
    this.#starting = state
    const announced: Partial<Events> = {}
    const random = randomFrom(this.#world.story.seed * 1_000 + number)
    try {
      const app = await compose({
        ...quietMachine(this.#folder),
        records: { log: this.root, thirdParty: '' },
        clock: this.#clockOf(state),
        fetch: (url, init) => this.#wire().fetch(state, url, init),
        keychain: this.#world.keychain,
        random: () => random.next(),
        announce: event => payload => {
          if (!state.isDead) Object.assign(announced, { [event]: payload })
        },
        beforeStatement: (path, sql) => this.#before(state, path, sql),
        copyDatabase: (from, to) => this.#world.copier.copy(state, from, to)
      })
      const life = Object.assign(state, {
        number,
        folder: this.#folder,
        app,
        announced,
        startedAt: clock.now()
      })
      if (life.isDead) throw new Killed()
      this.life = life
      await this.#world.composed()
      trace.note(`start ${number}`)
      app.notifications.on(alert => {
        if (!life.isDead) this.#world.told(alert)
      })
      // A new installation watches its demo market: here it waits for the service's key.
      if (number > 1) app.start()
    } catch (error) {
      const wasKilled = state.isDead
      // A process that does not get to start is over: nothing of it goes on looking at the disk.
      state.isDead = true
      throw wasKilled ? new Killed() : error
    } finally {
      this.changes++
      this.#starting = null
    }
  }

  /** What SIGKILL leaves: the files as they are now, and nobody who works on them. */
  kill(): void {
    const dying = this.life ?? this.#starting
    if (dying === null || dying.isDead) return
    dying.isDead = true
    this.#onDeath()
    this.changes++
    this.dieAtWrite = null
    this.life = null
    const left = this.#folder
    this.#folder = join(this.root, `life-${this.#lives}-after`)
    if (existsSync(left))
      cpSync(left, this.#folder, { recursive: true, filter: source => !source.endsWith('-shm') })
    this.#left.push(left)
    this.#world.trace.note('killed')
  }

  /** Ends in an orderly way. */
  async quit(): Promise<void> {
    const life = this.life
    if (life === null) return
    // One that is killed on its way out never gets to its end: its clock stands still.
    const died = new Promise<void>(resolve => (this.#onDeath = resolve))
    const closed = life.app.close()
    this.#world.copier.hurry()
    await Promise.race([closed, died])
    this.changes++
    life.isDead = true
    if (this.life === life) this.life = null
  }

  /** The path of the live service's database; null before there is one. */
  file(name: 'state' | 'cache'): string | null {
    const path = this.#world.liveFile(this.#folder, name)
    return existsSync(path) ? path : null
  }

  dispose(): void {
    if (this.life) this.life.isDead = true
    this.life = null
    rmSync(this.root, { recursive: true, force: true })
  }

  /** A clock that stands still for good once its process is dead. */
  #clockOf(state: { readonly isDead: boolean }): Clock {
    const { clock } = this.#world
    const alive = (run: () => void) => () => {
      if (!state.isDead) run()
    }
    return {
      now: () => this.now,
      after: (ms, run) => clock.after(ms, alive(run)),
      every: (ms, run) => {
        const stop = clock.every(ms, () => {
          if (state.isDead) stop()
          else run()
        })
        return stop
      }
    }
  }

  #before(process: { readonly isDead: boolean }, path: string, sql: string): void {
    if (process.isDead) throw new Killed()
    if (!isQuestion(sql)) this.changes++
    if (!isWrite(sql)) return
    if (this.#isLastWrite(sql)) {
      this.kill()
      throw new Killed()
    }
    this.#world.disk.beforeWrite(path)
  }

  #isLastWrite(sql: string): boolean {
    if (this.dieAtWrite === null) return false
    const { nth, into } = this.dieAtWrite
    if (into !== undefined && !writesInto(sql, into)) return false
    this.dieAtWrite = { nth: nth - 1, into }
    return nth <= 1
  }
}
