import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, type Candlewick } from '../../src-main/composition/compose'
import type { Events } from '../../src-shared/contract/events'
import type { Clock } from '../../src-main/platform/time/clock'
import { threadsAndWireIdle } from '../quiet'
import { randomFrom } from '../random'
import type { CheckedTable } from './story'
import type { Surroundings } from './surroundings'
import type { StoryWire } from './wire'
import { isQuestion, isWrite, writesInto } from './statements'
import { quietMachine } from '../../src-main/composition/session/machine.fixture'

/** Thrown to end the work of a killed process. The app's code takes it for a disk error. */
export class Killed extends Error {
  /** SQLite's code for a failed read or write. */
  readonly errcode = 10

  constructor() {
    super('the process was killed')
  }
}

/** Also recognises the error if the app has wrapped it as a disk problem. */
export const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof Error && error.cause !== undefined && isKilled(error.cause))

export interface ProcessLife {
  readonly number: number
  readonly folder: string
  readonly app: Candlewick
  readonly startedAt: number
  readonly announced: Partial<Events>
  isDead: boolean
}

export class SimulatedMachine {
  offsetMs = 0
  life: ProcessLife | null = null
  /** Increases before each write to the app's files, and when a file is replaced. */
  changes = 0
  /** If set, the process dies at the n-th write from now. With `into`, only writes to that table count. */
  dieAtWrite: { readonly nth: number; readonly into?: CheckedTable | undefined } | null = null
  readonly root: string
  readonly #world: Surroundings
  readonly #wire: () => StoryWire
  #folder: string
  #lives = 0
  /** A process that is starting. It already uses its databases but isn't in `life` yet. */
  #starting: { isDead: boolean } | null = null
  #left: string[] = []
  #onDeath = (): void => undefined

  constructor(world: Surroundings, wire: () => StoryWire) {
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

  /** @throws the error that prevents a start, or Killed if the process died during the start */
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
        if (!life.isDead) this.#world.onNotification(alert)
      })
      // This isn't called for the first process, because a new installation would show the demo market.
      if (number > 1) app.start()
    } catch (error) {
      const wasKilled = state.isDead
      // From now on, the process must not use the disk.
      state.isDead = true
      throw wasKilled ? new Killed() : error
    } finally {
      this.changes++
      this.#starting = null
    }
  }

  /** Kills the process as SIGKILL does: files stay as they are. */
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

  async quit(): Promise<void> {
    const life = this.life
    if (life === null) return
    // Stop waiting if the process dies. Its clock stops then, so `close` would never finish.
    const died = new Promise<void>(resolve => (this.#onDeath = resolve))
    let hasEnded = false
    const ended = Promise.race([life.app.close(), died]).finally(() => (hasEnded = true))
    this.#world.copier.hurry()
    // Let time pass, so that responses arrive or the app stops waiting for them.
    for (;;) {
      await threadsAndWireIdle(this.#wire())
      if (hasEnded || !this.#world.clock.step(Infinity)) break
    }
    await ended
    this.changes++
    life.isDead = true
    if (this.life === life) this.life = null
  }

  /** Returns the path of a database, or null if the current service has none yet. */
  file(name: 'state' | 'cache'): string | null {
    const path = this.#world.liveFile(this.#folder, name)
    return existsSync(path) ? path : null
  }

  dispose(): void {
    if (this.life) this.life.isDead = true
    this.life = null
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Returns a clock for a process. It stops for good when the process is dead. */
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
