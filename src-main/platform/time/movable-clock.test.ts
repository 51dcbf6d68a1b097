import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Clock } from './clock'
import { MovableClock } from './movable-clock'
import { stillClock } from './still-clock.fixture'

class PassingClock implements Pick<Clock, 'now' | 'after'> {
  #now = 1_000_000
  #timers = new Set<{ at: number; run: () => void }>()

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + Math.max(ms, 0), run }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  pass(ms: number): void {
    this.#now += ms
    for (const timer of [...this.#timers]) {
      if (timer.at > this.#now) continue
      this.#timers.delete(timer)
      timer.run()
    }
  }

  get waiting(): number {
    return this.#timers.size
  }
}

function running(): { readonly base: PassingClock; readonly clock: MovableClock } {
  const base = new PassingClock()
  return { base, clock: new MovableClock(base) }
}

function counting(ms: number) {
  const { base, clock } = running()
  let runs = 0
  clock.after(ms, () => runs++)
  return { base, clock, runs: () => runs }
}

describe('advancing', () => {
  test('runs due timers in order at their own times', () => {
    const clock = stillClock(1000)
    const received: [string, number][] = []
    const record = (name: string) => () => void received.push([name, clock.now()])
    clock.after(300, record('late'))
    clock.after(100, record('early'))
    clock.after(5000, record('never'))
    clock.after(-5, record('at once'))
    clock.advance(400)
    expect(received).toEqual([
      ['at once', 1000],
      ['early', 1100],
      ['late', 1300]
    ])
    expect(clock.now()).toBe(1400)
  })

  test('runs timers that are started during the advance', () => {
    const clock = stillClock(0)
    const ticks: number[] = []
    const tick = (): void => {
      ticks.push(clock.now())
      clock.after(10, tick)
    }
    clock.after(10, tick)
    clock.advance(55)
    expect(ticks).toEqual([10, 20, 30, 40, 50])
  })

  test('doesn’t run a timer that another timer cancelled', () => {
    const clock = stillClock(0)
    const received: string[] = []
    const cancel = clock.after(20, () => received.push('cancelled'))
    clock.after(10, () => {
      received.push('first')
      cancel()
    })
    clock.advance(1000)
    expect(received).toEqual(['first'])
  })

  test('runs an interval that is due several times only once', () => {
    const clock = stillClock(0)
    const received: [string, number][] = []
    const record = (name: string) => () => void received.push([name, clock.now()])
    const end = clock.every(10, record('started before'))
    clock.after(20, () => clock.every(7, record('started while advancing')))
    clock.advance(10)
    clock.advance(55)
    expect(received).toEqual([
      ['started before', 10],
      ['started before', 60],
      ['started while advancing', 62]
    ])
    end()
    clock.advance(10)
    expect(received.slice(3)).toEqual([['started while advancing', 69]])
  })

  test('rounds all times to whole milliseconds', () => {
    const clock = stillClock(0)
    const ran: number[] = []
    clock.after(10.25, () => ran.push(clock.now()))
    clock.advance(10.1)
    expect(ran).toEqual([])
    clock.advance(0.6)
    expect(ran).toEqual([11])
    clock.advance(-3.3)
    expect(clock.now()).toBe(8)
  })

  test('runs the same timers at the same times regardless of the steps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { maxLength: 10 }),
        fc.array(fc.nat(200), { maxLength: 10 }),
        (delays, steps) => {
          const clock = stillClock(0)
          const received: number[] = []
          for (const delay of delays) clock.after(delay, () => received.push(clock.now()))
          for (const step of steps) clock.advance(step)
          const end = steps.reduce((sum, step) => sum + step, 0)
          const due = delays.filter(delay => delay <= end).sort((a, b) => a - b)
          // Even a timer without a delay only runs if there's a step, which may have a length of 0.
          expect(received).toEqual(steps.length === 0 ? [] : due)
          expect(clock.now()).toBe(end)
        }
      )
    )
  })
})

describe('a clock that runs', () => {
  test('runs due timers once after sleep', () => {
    const { base, clock } = running()
    const begun = clock.now()
    const received: [string, number][] = []
    clock.after(100, () => received.push(['once', clock.now() - begun]))
    clock.every(30, () => received.push(['each', clock.now() - begun]))
    clock.sleep(1000)
    expect(received).toEqual([])
    base.pass(0)
    expect(received).toEqual([
      ['each', 1000],
      ['once', 1000]
    ])
    base.pass(30)
    expect(received.slice(2)).toEqual([['each', 1030]])
  })

  test('runs each timer once', () => {
    const { base, runs } = counting(100)
    base.pass(99)
    expect(runs()).toBe(0)
    base.pass(1)
    base.pass(500)
    expect(runs()).toBe(1)
    expect(base.waiting).toBe(0)
  })

  test('an interval runs until it is stopped', () => {
    const { base, clock } = running()
    let turns = 0
    const end = clock.every(100, () => turns++)
    for (let passed = 0; passed < 350; passed += 50) base.pass(50)
    expect(turns).toBe(3)
    end()
    base.pass(500)
    expect([turns, base.waiting]).toEqual([3, 0])
  })

  test('advancing the clock shortens delays', () => {
    const { base, clock, runs } = counting(100)
    clock.advance(60)
    base.pass(39)
    expect(runs()).toBe(0)
    base.pass(1)
    expect(runs()).toBe(1)
  })

  test('setting the clock back leaves delays unchanged', () => {
    const { base, clock } = running()
    const before = clock.now()
    let ranAt: number | null = null
    clock.after(100, () => (ranAt = clock.now()))
    clock.advance(-3_600_000)
    expect(clock.now()).toBe(before - 3_600_000)
    base.pass(99)
    expect(ranAt).toBeNull()
    base.pass(1)
    expect(ranAt).toBe(before - 3_600_000 + 100)
  })
})
