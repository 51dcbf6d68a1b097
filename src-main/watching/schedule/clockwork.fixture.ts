import { unwatched } from '../../platform/time/unwatched.fixture'
import { onTestFinished } from 'vitest'
import type { NeedName } from '../../../src-shared/contract/schedule'
import {
  openBooks,
  type Books,
  type BooksOptions,
  type TestOutcome
} from '../../credits/fake-service.fixture'
import type { AskableNeed } from './need-sources'
import { ScheduleService, type ScheduleSources } from './schedule-service'
import { StoredHealth } from '../service-health/stored-health'
import { minute, second } from '../../../src-shared/time'

export const settled = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

interface Rhythm {
  readonly name: NeedName
  readonly operation: string
  readonly everyMs: number
}
export const quotes: Rhythm = { name: 'quotes', operation: 'getData', everyMs: minute }
export const fearGreed: Rhythm = { name: 'fearGreed', operation: 'getFearGreed', everyMs: 10 * minute }
export const news: Rhythm = { name: 'news', operation: 'getNews', everyMs: 30 * minute }

export class FakeFeature {
  readonly #rhythm: Rhythm
  readonly #books: Books
  answeredAt: number | null = null
  ask: () => ReturnType<AskableNeed['ask']>

  constructor(rhythm: Rhythm, books: Books) {
    this.#rhythm = rhythm
    this.#books = books
    this.ask = async () => {
      const outcome = await books.calls.call(rhythm.operation, {}, 'watchlist')
      if (outcome.answer?.kind === 'fearGreed') this.answeredAt = outcome.receivedAt
      return outcome
    }
  }

  needs(): readonly AskableNeed[] {
    const { name, operation, everyMs } = this.#rhythm
    const { reserve } = this.#books.credits.priceOf(operation, {
      coins: [],
      interval: null,
      bars: null,
      other: ''
    })
    return [
      { name, key: name, operation, everyMs, answeredAt: this.answeredAt, reserve, ask: () => this.ask() }
    ]
  }
}

export function clockwork(
  rhythms: readonly Rhythm[],
  options: BooksOptions &
    Partial<Pick<ScheduleSources, 'agreed' | 'allowances' | 'circumstances' | 'random'>> = {}
) {
  const books = openBooks(options)
  const features = rhythms.map(rhythm => new FakeFeature(rhythm, books))
  const reported: unknown[] = []
  const health = new StoredHealth(books.facts)
  const schedule = new ScheduleService({
    clock: books.clock,
    facts: books.facts,
    calls: books.calls,
    health,
    sources: Object.fromEntries(rhythms.map(({ name }, index) => [name, features[index]])),
    agreed: options.agreed ?? (() => true),
    allowances: options.allowances ?? (() => []),
    circumstances: options.circumstances ?? (() => ({ isUnattended: false, onBattery: false })),
    random: options.random ?? (() => 1),
    report: error => reported.push(error),
    inBackground: unwatched
  })
  onTestFinished(() => schedule.stop())
  const calls: { operation: string; at: number }[] = []
  const { service, clock } = books
  const answers = { tell: (_operation: string): TestOutcome | Promise<TestOutcome> => indexed }
  service.answer = operation => {
    calls.push({ operation, at: clock.now() })
    return answers.tell(operation)
  }
  const pass = async (ms: number, stepMs = second): Promise<void> => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      clock.advance(Math.min(stepMs, ms - passed))
      await settled()
    }
  }
  const start = async (): Promise<void> => {
    schedule.start()
    await settled()
  }
  const count = (operation: string): number => calls.filter(call => call.operation === operation).length
  return { books, clock, health, schedule, features, calls, answers, reported, pass, start, count }
}

export const indexed: TestOutcome = {
  answer: { kind: 'fearGreed', data: { value: 20, label: 'Fear', at: null }, dropped: 0 }
}
