import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fault } from '../contract/fault'
import { outcomeOf, type Told } from '../credits/fake-service.fixture'
import { episodesAfter, noEpisodes, readEpisodes, type Episodes } from './episodes'

const start = Date.UTC(2026, 5, 1)
const minute = 60_000

/** Hears what a person would be told, while time and the service go on. */
class Listener {
  now = start
  episodes: Episodes = noEpisodes
  readonly told: { readonly at: number; readonly fault: Fault }[] = []

  hear(operation: string, told: Told = {}): void {
    const after = episodesAfter(this.episodes, outcomeOf(operation, this.now, told), this.now)
    this.episodes = after.episodes
    if (after.tell) this.told.push({ at: this.now, fault: after.tell })
  }

  restart(): void {
    this.episodes = readEpisodes(JSON.parse(JSON.stringify(this.episodes)))
  }
}

const locked: Told = { fault: 'plan-required' }
const closed: Told = { fault: 'quota-exceeded' }

describe('one alert an episode', () => {
  test('not one a failed call, however many and however long', () => {
    const listener = new Listener()
    for (let index = 0; index < 500; index++) {
      listener.hear('getData', closed)
      listener.now += minute
    }
    expect(listener.told).toHaveLength(1)
  })

  test('402 is about one operation each, 429 about the key', () => {
    const listener = new Listener()
    for (const operation of ['getNews', 'getTop', 'getNews']) listener.hear(operation, locked)
    for (const operation of ['getNews', 'getTop', 'getData']) listener.hear(operation, closed)
    expect(listener.told.map(({ fault }) => [fault.code, fault.operation])).toEqual([
      ['plan-required', 'getNews'],
      ['plan-required', 'getTop'],
      ['quota-exceeded', 'getNews']
    ])
  })

  test.each(['quota-exceeded', 'rate-limited', 'limited'] as const)(
    'a door closed by %s is one and the same',
    code => {
      const listener = new Listener()
      listener.hear('getData', { fault: 'limited' })
      listener.hear('getData', { fault: code })
      expect(listener.told).toHaveLength(1)
    }
  )

  test.each(['offline', 'timed-out', 'refused', 'key-refused', 'unreadable', 'budget-stopped'] as const)(
    '%s is none',
    code => {
      const listener = new Listener()
      listener.hear('getData', { fault: code })
      expect(listener.told).toEqual([])
      expect(listener.episodes).toBe(noEpisodes)
    }
  )
})

describe('an episode ends with the next charged success', () => {
  const laterToldAgain = (between: () => [string, Told], trouble: Told = locked): boolean => {
    const listener = new Listener()
    listener.hear('getNews', trouble)
    listener.hear(...between())
    listener.now += 60 * minute
    listener.hear('getNews', trouble)
    return listener.told.length === 2
  }

  test.each<[string, string, Told, boolean]>([
    ['of the operation itself', 'getNews', { charged: 10 }, true],
    ['not of another one', 'getData', { charged: 10 }, false],
    ['not a free one', 'getNews', { charged: 0 }, false],
    ['not one whose charge is unknown', 'getNews', { charged: null }, false],
    ['not another failure', 'getNews', { fault: 'offline' }, false]
  ])('402: %s', (_, operation, told, ends) => {
    expect(laterToldAgain(() => [operation, told])).toBe(ends)
  })

  test('429: of any operation', () => {
    expect(laterToldAgain(() => ['getData', { charged: 1 }], closed)).toBe(true)
    expect(laterToldAgain(() => ['getData', { charged: 0 }], closed)).toBe(false)
  })

  test('and outlives a restart', () => {
    const listener = new Listener()
    listener.hear('getNews', locked)
    listener.hear('getData', closed)
    for (let day = 0; day < 5; day++) {
      listener.restart()
      listener.now += 24 * 60 * minute
      listener.hear('getNews', locked)
      listener.hear('getData', closed)
    }
    expect(listener.told).toHaveLength(2)
  })
})

describe('a door that flaps', () => {
  test('a hundred times in an hour is told at most twice, restarts included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ afterMs: fc.nat(72_000), restart: fc.boolean() }), {
          minLength: 100,
          maxLength: 100
        }),
        flaps => {
          const listener = new Listener()
          for (const { afterMs, restart } of flaps) {
            listener.hear('getData', closed)
            listener.now += afterMs
            listener.hear('getData', { charged: 1 })
            if (restart) listener.restart()
          }
          for (const { at } of listener.told) {
            const inHour = listener.told.filter(other => other.at >= at && other.at < at + 60 * minute)
            expect(inHour.length).toBeLessThanOrEqual(2)
          }
        }
      )
    )
  })

  test('also under a clock that is corrected by seconds now and then', () => {
    const listener = new Listener()
    for (let flap = 0; flap < 100; flap++) {
      listener.hear('getData', closed)
      listener.now += flap % 3 === 0 ? -2_000 : 20_000
      listener.hear('getData', { charged: 1 })
    }
    expect(listener.told.length).toBeLessThanOrEqual(2)
  })

  test('and then stays shut is told in the end', () => {
    const listener = new Listener()
    listener.hear('getData', closed)
    listener.hear('getData', { charged: 1 })
    for (let passed = 0; passed < 60; passed++) {
      listener.hear('getData', closed)
      listener.now += minute
    }
    expect(listener.told).toHaveLength(2)
  })
})

test('a clock that was set back does not silence us', () => {
  const listener = new Listener()
  listener.hear('getData', closed)
  listener.hear('getData', { charged: 1 })
  listener.now -= 365 * 24 * 60 * minute
  listener.hear('getData', closed)
  expect(listener.told).toHaveLength(2)
})

test.each([
  [null],
  [7],
  ['x'],
  [[]],
  [{ open: 5, toldAt: 'x' }],
  [{ open: { a: null }, toldAt: { b: 'x' } }]
])('what can’t be read is no episode: %o', value => {
  expect(readEpisodes(value)).toEqual(noEpisodes)
})
