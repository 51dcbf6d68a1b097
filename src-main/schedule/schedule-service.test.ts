import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { NeedName, ScheduleStatus } from '../contract/schedule'
import { openBooks, type Books, type BooksOptions, type Told } from '../credits/fake-service.fixture'
import { MovableClock } from '../time/movable-clock'
import { ScheduleService, type AskableNeed, type ScheduleSources } from './schedule-service'

vi.setConfig({ testTimeout: 60_000 })

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const settled = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

interface Rhythm {
  readonly name: NeedName
  readonly operation: string
  readonly everyMs: number
}
const quotes: Rhythm = { name: 'quotes', operation: 'getData', everyMs: minute }
const mood: Rhythm = { name: 'mood', operation: 'getFearGreed', everyMs: 10 * minute }
const news: Rhythm = { name: 'news', operation: 'getNews', everyMs: 30 * minute }

/** A feature that keeps one thing fresh, as the real ones do. */
class Feature {
  readonly #rhythm: Rhythm
  readonly #books: Books
  answeredAt: number | null = null
  ask: () => ReturnType<AskableNeed['ask']>

  constructor(rhythm: Rhythm, books: Books) {
    this.#rhythm = rhythm
    this.#books = books
    this.ask = async () => {
      const outcome = await books.calls.call(rhythm.operation, {}, 'watchlist')
      // An answer of no known shape is kept by nobody.
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

function clockwork(
  rhythms: readonly Rhythm[],
  options: BooksOptions &
    Partial<Pick<ScheduleSources, 'agreed' | 'purses' | 'circumstances' | 'random'>> = {}
) {
  const books = openBooks(options)
  const features = rhythms.map(rhythm => new Feature(rhythm, books))
  const reported: unknown[] = []
  const schedule = new ScheduleService({
    clock: books.clock,
    facts: books.facts,
    calls: books.calls,
    sources: features,
    agreed: options.agreed ?? (() => true),
    purses: options.purses ?? (() => []),
    circumstances: options.circumstances ?? (() => ({ unseen: false, onBattery: false })),
    random: options.random ?? (() => 1),
    report: error => reported.push(error)
  })
  onTestFinished(() => schedule.stop())
  const asked: { operation: string; at: number }[] = []
  const { service, clock } = books
  const answers = { tell: (_operation: string): Told | Promise<Told> => mooded }
  service.answer = operation => {
    asked.push({ operation, at: clock.now() })
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
  const count = (operation: string): number => asked.filter(call => call.operation === operation).length
  return { books, clock, schedule, features, asked, answers, reported, pass, start, count }
}

const mooded: Told = {
  answer: { kind: 'fearGreed', data: { value: 20, label: 'Fear', at: null }, dropped: 0 }
}

describe('the clockwork', () => {
  test('asks at once, then at the rhythm, and says what is next', async () => {
    const { start, pass, asked, schedule, clock } = clockwork([quotes])
    expect(schedule.status()).toMatchObject({ health: 'waiting', next: null })
    await start()
    expect(asked).toHaveLength(1)
    expect(schedule.status()).toMatchObject({
      health: 'live',
      next: { need: 'quotes', at: clock.now() + minute, reason: 'as planned' },
      lastAnswerAt: clock.now()
    })
    await pass(10 * minute)
    expect(asked).toHaveLength(11)
  })

  test('asks one thing at a time', async () => {
    const work = clockwork([quotes, mood, news])
    let underWay = 0
    let most = 0
    work.answers.tell = async () => {
      most = Math.max(most, ++underWay)
      await settled()
      underWay--
      return mooded
    }
    await work.start()
    await work.pass(3 * hour, 10 * second)
    expect(most).toBe(1)
    expect(work.count('getNews')).toBeGreaterThan(5)
  })

  test('does nothing before start, before the plan is agreed, and after stop', async () => {
    let agreed = false
    const { start, pass, asked, schedule } = clockwork([quotes], { agreed: () => agreed })
    schedule.nudge()
    await pass(5 * minute)
    await start()
    await pass(5 * minute)
    expect(asked).toEqual([])
    expect(schedule.status().health).toBe('stopped')
    agreed = true
    schedule.nudge()
    await settled()
    expect(asked).toHaveLength(1)
    schedule.stop()
    await pass(5 * minute)
    expect(asked).toHaveLength(1)
  })

  test('counts an answer nobody could read: it was paid for all the same', async () => {
    const { start, pass, asked, answers } = clockwork([quotes])
    answers.tell = () => ({})
    await start()
    await pass(10 * minute)
    expect(asked).toHaveLength(11)
  })

  test('waits for the day’s budget with what is too dear, and goes on with what is not', async () => {
    let left = 5
    const work: ReturnType<typeof clockwork> = clockwork([quotes, news], {
      knownPrice: operation => (operation === 'getNews' ? 10 : 1),
      // Renewed so soon that it paces nothing: what is looked at here is what it stops.
      purses: () => [
        { name: 'today’s budget', left, used: 0.9, renewsAt: work.clock.now() + minute, stops: true }
      ]
    })
    await work.start()
    await work.pass(3 * minute)
    expect([work.count('getData'), work.count('getNews')]).toEqual([4, 0])
    left = 0
    await work.pass(3 * minute)
    expect(work.count('getData')).toBe(4)
    expect(work.schedule.status().next).toMatchObject({ reason: 'today’s budget is used up' })
    left = 100
    work.schedule.nudge()
    await work.pass(2 * second)
    expect(work.count('getNews')).toBe(1)
  })
})

describe('a person', () => {
  test('pauses and resumes, also over a restart', async () => {
    const first = clockwork([quotes])
    await first.start()
    expect(first.schedule.pause({ until: null })).toMatchObject({
      paused: true,
      pausedUntil: null,
      next: null
    })
    await first.pass(hour, minute)
    expect(first.asked).toHaveLength(1)
    first.schedule.stop()
    first.books.close()

    const again = clockwork([quotes], { folder: first.books.folder, clock: first.clock })
    await again.start()
    await again.pass(hour, minute)
    expect(again.asked).toEqual([])
    expect(again.schedule.resume()).toMatchObject({ paused: false })
    await settled()
    expect(again.asked).toHaveLength(1)
  })

  test('pauses for a while', async () => {
    const { start, pass, asked, schedule, clock } = clockwork([quotes])
    await start()
    schedule.pause({ until: clock.now() + 30 * minute })
    await pass(29 * minute)
    expect(asked).toHaveLength(1)
    await pass(minute)
    expect(asked).toHaveLength(2)
    expect(schedule.status()).toMatchObject({ paused: false, pausedUntil: null })
  })

  test('hears of a pause at once, also while a call is under way', async () => {
    const { start, schedule, answers } = clockwork([quotes])
    const heard: ScheduleStatus[] = []
    schedule.changed.on(status => heard.push(status))
    answers.tell = () => new Promise<Told>(() => undefined)
    await start()
    schedule.pause({ until: null })
    expect(heard.at(-1)).toMatchObject({ paused: true })
  })

  test('retries now, whatever the wait', async () => {
    const { start, asked, schedule, answers, clock } = clockwork([quotes])
    answers.tell = () => ({ fault: 'limited', retryAt: clock.now() + hour })
    await start()
    expect(schedule.status().next).toMatchObject({ at: clock.now() + hour })
    answers.tell = () => mooded
    schedule.retryNow()
    await settled()
    expect(asked).toHaveLength(2)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })

  test('enters another key: what the old one met is forgotten', async () => {
    const { start, pass, asked, schedule, answers } = clockwork([quotes])
    answers.tell = () => ({ fault: 'key-refused' })
    await start()
    expect(schedule.status()).toMatchObject({ health: 'stopped', fault: { code: 'key-refused' } })
    answers.tell = () => mooded
    schedule.forgetTrouble()
    await pass(2 * second)
    expect(asked).toHaveLength(2)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })
})

describe('trouble', () => {
  test('a refused key stops everything until a person acts, also over a restart', async () => {
    const first = clockwork([quotes, mood])
    first.answers.tell = () => ({ fault: 'key-refused' })
    await first.start()
    await first.pass(2 * hour, minute)
    expect(first.asked).toHaveLength(1)
    first.schedule.stop()
    first.books.close()
    const again = clockwork([quotes], { folder: first.books.folder, clock: first.clock })
    await again.start()
    expect(again.asked).toEqual([])
    expect(again.schedule.status()).toMatchObject({ health: 'stopped', fault: { code: 'key-refused' } })
  })

  test('a locked operation is asked once; the others run on', async () => {
    const { start, pass, count, answers, schedule } = clockwork([quotes, news])
    answers.tell = operation => (operation === 'getNews' ? { fault: 'plan-required' } : mooded)
    await start()
    await pass(5 * hour, 10 * second)
    expect(count('getNews')).toBe(1)
    expect(count('getData')).toBeGreaterThanOrEqual(299)
    expect(schedule.status()).toMatchObject({ locked: ['getNews'], health: 'live', fault: null })
  })

  test('Retry-After is kept whole by every operation, and by a restart', async () => {
    const first = clockwork([quotes, mood, news])
    const until = first.clock.now() + 3 * hour
    first.answers.tell = () => ({ fault: 'limited', retryAt: until })
    await first.start()
    await first.pass(hour, minute)
    first.schedule.stop()
    first.books.close()
    const again = clockwork([quotes, mood, news], { folder: first.books.folder, clock: first.clock })
    again.answers.tell = () => ({ fault: 'limited' })
    await again.start()
    await again.pass(until - again.clock.now() - second, minute)
    expect([...first.asked, ...again.asked]).toHaveLength(1)
    await again.pass(second)
    expect(again.asked).toHaveLength(1)
    expect(again.asked[0]?.at).toBeGreaterThanOrEqual(until)
  })

  test('an outage is told as offline and ends by itself', async () => {
    const { start, pass, answers, schedule, asked } = clockwork([quotes])
    answers.tell = () => ({ fault: 'offline' })
    await start()
    expect(schedule.status()).toMatchObject({ health: 'offline', fault: { code: 'offline' } })
    await pass(20 * minute)
    expect(asked.length).toBeLessThan(14)
    answers.tell = () => mooded
    await pass(5 * minute)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })
})

describe('after sleep or a network change', () => {
  test('one call for each need, however long it lasted and however many causes there were', async () => {
    const wall = { at: Date.UTC(2026, 5, 10, 15) }
    const clock = new MovableClock({ now: () => wall.at, after: () => () => undefined })
    const { start, pass, asked, schedule } = clockwork([quotes, mood, news], { clock })
    await start()
    await pass(10 * second)
    asked.length = 0
    // The machine sleeps: the hour is another, and no timer ran.
    wall.at += 9 * hour
    schedule.catchUp()
    schedule.catchUp()
    schedule.catchUp()
    await pass(30 * second)
    expect(asked.map(({ operation }) => operation).sort()).toEqual(['getData', 'getFearGreed', 'getNews'])
    for (const { at } of asked) expect(at).toBeGreaterThanOrEqual(wall.at + 10 * second + 500)
  })

  test('forgives an outage and keeps a time the service named', async () => {
    const { start, pass, asked, schedule, answers, clock } = clockwork([quotes])
    answers.tell = () => ({ fault: 'limited', retryAt: clock.now() + hour })
    await start()
    schedule.catchUp()
    await pass(30 * minute, 10 * second)
    expect(asked).toHaveLength(1)
  })
})

describe('a clock that jumps', () => {
  test.each([
    ['back a year', -365 * 24 * hour],
    ['ahead a year', 365 * 24 * hour],
    ['back a minute', -minute]
  ])('%s: neither a storm nor silence', async (_, jump) => {
    const { start, pass, asked, clock, schedule } = clockwork([quotes, mood])
    await start()
    await pass(5 * minute)
    asked.length = 0
    clock.advance(jump)
    schedule.nudge()
    await pass(10 * minute)
    const quotesAsked = asked.filter(({ operation }) => operation === 'getData')
    expect(quotesAsked.length).toBeGreaterThanOrEqual(9)
    expect(quotesAsked.length).toBeLessThanOrEqual(12)
  })

  test('back: waits and a catch-up do not grow by it', async () => {
    const { start, pass, asked, clock, schedule, answers } = clockwork([quotes])
    answers.tell = () => ({ fault: 'limited' })
    await start()
    schedule.catchUp()
    clock.advance(-24 * hour)
    answers.tell = () => mooded
    schedule.nudge()
    await pass(70 * second)
    expect(asked).toHaveLength(2)
  })

  test('an unread answer with a stamp kept from the future is no storm', async () => {
    const { start, pass, asked, features, answers, clock } = clockwork([quotes])
    features[0]!.answeredAt = clock.now() + 365 * 24 * hour
    answers.tell = () => ({})
    await start()
    await pass(10 * minute)
    expect(asked.length).toBeLessThanOrEqual(12)
  })
})

describe('our own mistakes', () => {
  test('an ask that throws is reported, waits alone, and the clockwork goes on', async () => {
    const { start, pass, features, reported, count, schedule } = clockwork([quotes, mood])
    let tries = 0
    features[0]!.ask = () => {
      tries++
      throw new TypeError('not a function')
    }
    await start()
    await pass(24 * hour, 30 * second)
    expect(count('getFearGreed')).toBeGreaterThanOrEqual(140)
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(12)
    expect(reported).toHaveLength(tries)
    expect(schedule.status().health).toBe('live')
  })

  test('a client that throws is counted once as a failure', async () => {
    const { start, pass, answers, asked, reported, books } = clockwork([quotes])
    answers.tell = () => Promise.reject(new Error('broken'))
    await start()
    await pass(minute + second)
    expect(asked).toHaveLength(2)
    await pass(24 * hour, 30 * second)
    expect(asked.length).toBeLessThan(12)
    expect(reported).toHaveLength(asked.length)
    expect(books.credits.gauge().unsettled.calls).toBe(asked.length)
  })

  test('a feature that can’t say what it needs is reported and asked again later', async () => {
    const { start, pass, features, reported, asked } = clockwork([quotes])
    const needs = features[0]!.needs.bind(features[0])
    features[0]!.needs = () => {
      throw new Error('the disk is full')
    }
    await start()
    await pass(2 * minute + second)
    expect(reported).toHaveLength(3)
    features[0]!.needs = needs
    await pass(minute)
    expect(asked).toHaveLength(1)
  })

  test('a listener that throws does not stop the clockwork', async () => {
    const { start, pass, schedule, asked } = clockwork([quotes])
    schedule.changed.on(() => {
      throw new Error('deaf')
    })
    await start()
    await pass(10 * minute)
    expect(asked.length).toBeGreaterThanOrEqual(10)
  })
})

describe('a day', () => {
  const day = 24 * hour
  /** Failures as a bad day has them, from a seed so that a failure of the test can be looked at. */
  const dice = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const mostInAnyMinute = (times: readonly number[]): number =>
    Math.max(0, ...times.map(from => times.filter(at => at >= from && at < from + minute).length))

  test.each([1, 2, 3])('of random failures makes no storm (seed %i)', async seed => {
    const roll = dice(seed)
    const work = clockwork([quotes, mood, news], { random: roll })
    const ills: readonly Told[] = [
      { fault: 'offline' },
      { fault: 'offline', charged: null },
      { fault: 'timed-out', charged: null },
      { fault: 'upstream-unavailable' },
      { fault: 'limited' },
      { fault: 'unreadable', charged: null },
      { fault: 'refused', charged: 0 },
      { charged: null },
      {}
    ]
    work.answers.tell = () => (roll() < 0.6 ? mooded : (ills[Math.floor(roll() * ills.length)] ?? mooded))
    await work.start()
    await work.pass(day, 5 * second)
    for (const { operation, everyMs } of [quotes, mood, news]) {
      const times = work.asked.filter(call => call.operation === operation).map(({ at }) => at)
      // What was planned and the tries that failed, and not much more.
      expect(times.length, operation).toBeLessThan(2 * (day / everyMs))
      expect(times.length, operation).toBeGreaterThan(0.2 * (day / everyMs))
      expect(mostInAnyMinute(times), operation).toBeLessThanOrEqual(6)
    }
    expect(work.reported).toEqual([])
  })

  test.each<[string, Told, number]>([
    ['timing out, perhaps charged', { fault: 'timed-out', charged: null }, 60],
    ['unreadable, perhaps charged', { fault: 'unreadable', charged: null }, 12],
    ['offline', { fault: 'offline' }, 330],
    ['429', { fault: 'rate-limited' }, 35],
    ['429 with Retry-After: 0', { fault: 'rate-limited', retryAt: 0 }, 35],
    ['502', { fault: 'upstream-unavailable' }, 330],
    ['refused', { fault: 'refused', charged: 0 }, 12],
    ['404', { fault: 'unknown-endpoint' }, 12]
  ])('of %s is asked at most so often', async (_, told, most) => {
    const work = clockwork([quotes])
    work.answers.tell = () => told
    await work.start()
    await work.pass(day, 5 * second)
    expect(work.asked.length).toBeLessThanOrEqual(most)
    expect(work.asked.length).toBeGreaterThan(3)
  })

  test.each<[string, Told, number]>([
    ['times out, perhaps charged', { fault: 'timed-out', charged: null }, 40],
    ['breaks off, perhaps charged', { fault: 'offline', charged: null }, 40],
    ['has no source', { fault: 'upstream-unavailable' }, 330]
  ])('in which one operation %s while the others are answered', async (_, told, most) => {
    const work = clockwork([quotes, news])
    work.answers.tell = operation => (operation === 'getNews' ? told : mooded)
    await work.start()
    await work.pass(day, 5 * second)
    expect(work.count('getNews')).toBeLessThanOrEqual(most)
    expect(work.count('getData')).toBeGreaterThan(1000)
    expect(work.schedule.status().health).not.toBe('stopped')
  })
})
