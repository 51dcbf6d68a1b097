import { checkEveryMs } from '../../src-main/watching/schedule/machine-snapshot'
import { AlertsJudge } from './alerts-judge'
import { BooksJudge } from './books-judge'
import { CopiesJudge } from './copies-judge'
import { Copies } from './copies'
import { Files } from './files'
import { listenToLog } from './log-listener'
import { pass, quiet } from './life'
import { isKilled } from './machine'
import { Person } from './person'
import { Violated, type Violation } from './record'
import type { Act, Story } from './story'
import { troubles } from './service-trouble'
import { WaitingJudge } from './waiting-judge'
import { WindowJudge } from './window-judge'
import { World } from './world'

export interface StoryResult {
  readonly story: Story
  readonly violation: Violation | null
  /** A digest that is equal for two runs of the same story. */
  readonly digest: string
  readonly trace: readonly string[]
  readonly calls: number
  readonly steps: number
}

export async function runStory(story: Story): Promise<StoryResult> {
  const world = await World.begin(story)
  const onUnhandled = (error: unknown): void => {
    if (isKilled(error) || error instanceof Violated) return
    mistakes.push(error)
  }
  const mistakes: unknown[] = []
  process.on('unhandledRejection', onUnhandled)
  process.on('uncaughtException', onUnhandled)
  const unlisten = listenToLog(line => mistakes.push(line))
  const run = new StoryRun(world, mistakes)
  try {
    await run.play()
  } catch (error) {
    if (!(error instanceof Violated)) throw error
  } finally {
    await world.end()
    process.off('unhandledRejection', onUnhandled)
    process.off('uncaughtException', onUnhandled)
    unlisten()
  }
  const { trace } = world
  return {
    story,
    violation: trace.violation,
    digest: trace.digest(),
    trace: trace.lines,
    calls: run.calls,
    steps: run.steps
  }
}

class StoryRun {
  calls = 0
  steps = 0
  readonly #world: World
  readonly #mistakes: readonly unknown[]
  readonly #person: Person
  readonly #files: Files
  readonly #books: BooksJudge
  readonly #alerts: AlertsJudge
  readonly #window: WindowJudge
  readonly #waiting: WaitingJudge
  readonly #copies: Copies
  readonly #copiesJudge: CopiesJudge

  constructor(world: World, mistakes: readonly unknown[]) {
    this.#world = world
    this.#mistakes = mistakes
    this.#files = new Files(world)
    this.#person = new Person(world, this.#files)
    this.#books = new BooksJudge(world, this.#files, this.#person)
    this.#alerts = new AlertsJudge(world, this.#files, this.#person)
    this.#window = new WindowJudge(world, this.#files)
    this.#waiting = new WaitingJudge(world)
    this.#copies = new Copies(world)
    this.#copiesJudge = new CopiesJudge(world)
    world.wire.judge = {
      sending: call => {
        this.calls++
        this.#books.sending(call)
      },
      delivering: call => this.#alerts.delivering(call)
    }
  }

  async play(): Promise<void> {
    const { clock, story, trace } = this.#world
    await this.#start()
    await this.#person.setUp()
    await this.#pass(1_000)
    for (const { afterMs, ...act } of story.steps) {
      this.steps++
      await this.#pass(afterMs)
      await this.#liveAgain()
      await this.#judge()
      trace.note(`step ${JSON.stringify(act)}`)
      await this.#do(act).catch(unlessKilled)
      await quiet(this.#world)
      await this.#liveAgain()
      await this.#judge()
      if (clock.now() - story.from > (story.days + 1) * 86_400_000) break
    }
    await this.#pass(3_600_000)
    await this.#liveAgain()
    await this.#judge()
  }

  async #pass(ms: number): Promise<void> {
    const { clock, machine } = this.#world
    const until = clock.now() + ms
    do {
      await pass(this.#world, until).catch(unlessKilled)
      if (machine.life === null) await this.#liveAgain()
    } while (clock.now() < until)
  }

  async #judge(): Promise<void> {
    const { trace, machine } = this.#world
    if (trace.violation) trace.violated(trace.violation.invariant, trace.violation.what)
    const [mistake] = this.#mistakes
    if (mistake !== undefined) trace.violated('no mistakes of its own', String(mistake))
    if (machine.life === null) return
    await this.#books.judge()
    await this.#alerts.judge()
    await this.#window.judge()
    this.#waiting.judge()
    await this.#copiesJudge.judge()
  }

  async #do(act: Act): Promise<void> {
    const { machine, wire, disk, keychain, clock, service } = this.#world
    switch (act.do) {
      case 'wait':
        return
      case 'kill':
        if (act.at === 'write') machine.dieAtWrite = act
        else if (act.at !== 'now') wire.dieAt = act.at
        else {
          const before = await this.#window.snapshot()
          machine.kill()
          await this.#dead(act.deadMs, before)
        }
        return
      case 'restart': {
        const [before, began] = [await this.#window.snapshot(), clock.now()]
        await machine.quit()
        // If time has passed because quitting waited for responses, they have changed the state, so it can't
        // be compared.
        await this.#dead(0, clock.now() === began ? before : null)
        return
      }
      case 'disk':
        return disk.begin(act.fault, act.file, act.every, act.forMs)
      case 'keep-copy':
        return this.#copies.keep(act.file)
      case 'put-back':
        await machine.quit()
        if (!this.#copies.putBack(act.file)) return this.#dead(0, null)
        if (act.file === 'cache') this.#books.putBackCache()
        else {
          this.#world.isUsedByOthers = true
          this.#books.putBack()
          this.#alerts.putBack()
          this.#person.putBack()
        }
        await this.#dead(0, null)
        return
      case 'answers':
        if (act.how === 'doubled') this.#world.isUsedByOthers = true
        return wire.spoil(act.how, act.count)
      case 'service': {
        if (act.trouble === 'used up') this.#world.isUsedByOthers = true
        const end = troubles[act.trouble](service.controls)
        clock.after(act.forMs, end)
        return
      }
      case 'clock':
        this.#world.clockSetAt = clock.now()
        machine.offsetMs = act.byMs === 'right' ? 0 : machine.offsetMs + act.byMs
        // The app checks its clock regularly and notices the change then.
        clock.after(checkEveryMs, () => machine.life?.app.session().schedule.catchUp())
        return
      case 'sleep':
        clock.sleepUntil(clock.now() + act.forMs)
        this.#world.clockSetAt = clock.now()
        machine.life?.app.session().schedule.catchUp()
        return
      case 'power':
        return machine.life?.app.noteMachine({ hidden: act.hidden, onBattery: act.onBattery })
      case 'renew-quota':
        this.#world.isRenewed = true
        return service.controls.resetQuota()
      case 'steal':
        this.#world.isUsedByOthers = true
        return service.controls.stealCredits(act.credits)
      case 'keychain':
        return keychain.trouble(act.state, act.forMs)
      case 'person':
        return this.#person.does(act.what, act.choice)
    }
  }

  async #dead(deadMs: number, before: Readonly<Record<string, unknown>> | null): Promise<void> {
    this.#world.clock.sleepUntil(this.#world.clock.now() + deadMs)
    this.#world.composed = () => this.#window.foundAgain(deadMs === 0 ? before : null)
    await this.#liveAgain()
    this.#world.composed = async () => undefined
  }

  async #liveAgain(): Promise<void> {
    const { machine } = this.#world
    if (machine.life !== null) return
    this.#person.lost()
    this.#alerts.killed()
    await this.#start()
  }

  async #start(): Promise<void> {
    const { machine, disk, trace, clock } = this.#world
    for (let tries = 0; machine.life === null; tries++) {
      try {
        await machine.start()
      } catch (error) {
        if (error instanceof Violated) throw error
        if (isKilled(error)) continue
        if (!disk.isInTrouble || tries > 100) trace.violated('databases open', String(error))
        trace.note('not started')
        clock.sleepUntil(clock.now() + 60_000)
      }
    }
  }
}

function unlessKilled(error: unknown): void {
  if (!isKilled(error)) throw error
}
