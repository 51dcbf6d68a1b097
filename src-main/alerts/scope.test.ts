import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alertRemarkWords } from '../../src-shared/words/alert'
import { inboxEntryWords } from '../../src-shared/words/inbox-entry'
import { AlertDraft, type AlertScope } from '../../src-shared/contract/alerts'
import { m } from '../../src-shared/messages/m'
import { hour, minute } from '../../src-shared/time'
import { turns } from '../platform/time/next-turn'
import { alertWorld, known, price, type AlertWorld } from './alert-world.fixture'

const coins = ['A', 'B', 'C']
const main = { id: 7, name: 'Main', coins }
const onMain: AlertScope = { kind: 'list', id: 7, name: 'Main' }
const onCoins: AlertScope = { kind: 'coins', coins }

function market(list: readonly string[] = coins): AlertWorld {
  const world = alertWorld()
  change(world, list)
  return world
}

function change({ world, service }: AlertWorld, list: readonly string[]): void {
  world.watched = list
  world.lists = [{ ...main, coins: list }]
  service.listsChanged()
}

const scoped = (scope: AlertScope, changes: Partial<AlertDraft> = {}) => ({ coin: null, scope, ...changes })
const status = ({ service }: AlertWorld) => service.state().alerts.map(alert => alert.status)
const firstView = ({ service }: AlertWorld) => service.state().alerts[0]

/** Oldest first. */
const triggers = ({ service }: AlertWorld): readonly string[] =>
  service
    .history({ id: null, before: null })
    .map(entry => `${entry.at} ${inboxEntryWords(entry).title} ${entry.missedSince}`)
    .toSorted()

describe('an alert on several coins', () => {
  test('fires exactly when separate alerts on each coin would', async () => {
    const step = fc.oneof(
      fc.record({
        A: fc.integer({ min: 96, max: 104 }),
        B: fc.integer({ min: 96, max: 104 }),
        C: fc.integer({ min: 96, max: 104 })
      }),
      fc.constantFrom('wait', 'restart', 'pause', 'resume', 'snooze')
    )
    const is = fc.constantFrom('above', 'below', 'crosses', 'crosses up')
    const repeat = fc.constantFrom('once', 'every', 'daily')
    const bars = fc.constantFrom('closed', 'forming')
    const cooldownMs = fc.constantFrom(0, 5 * minute)
    await fc.assert(
      fc.asyncProperty(
        fc.record({ is, repeat, bars, cooldownMs }),
        fc.array(step, { maxLength: 20 }),
        fc.boolean(),
        async ({ is: how, ...rule }, steps, isList) => {
          const [whole, single] = [market(), market()]
          await whole.set([[price(how, 100)]], scoped(isList ? onMain : onCoins, rule))
          for (const coin of coins) await single.set([[price(how, 100)]], { coin, ...rule })
          const possible = steps.filter(one => one !== 'pause' || rule.repeat !== 'once')
          for (const one of possible) for (const world of [whole, single]) act(world, one)
          expect(triggers(whole)).toEqual(triggers(single))
        }
      ),
      { numRuns: 30 }
    )
  })

  test('first reads the prices of many coins step by step, then looks for moves', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `COIN${index}`)
    const all = (value: number) => Object.fromEntries(many.map(coin => [coin, value]))
    const world = market(many)
    await world.set([[{ kind: 'change', way: 'up', percent: 5, over: '1h' }]], scoped(onMain))
    world.seeAll(all(100))
    expect(firstView(world)?.checkedAt).toBeNull()
    await turns(40)
    expect(firstView(world)?.checkedAt).toBe(world.clock.now())
    world.seeAll(all(100))
    world.seeAll(all(100))
    world.seeAll({ ...all(101), COIN9: 106 })
    expect(world.inbox()).toEqual([expect.stringContaining('COIN9')])
  })

  test('doesn’t evaluate if it was paused while prices were read', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `COIN${index}`)
    const world = market(many)
    await world.set([[{ kind: 'change', way: 'up', percent: 5, over: '1h' }]], scoped(onMain))
    world.seeAll(Object.fromEntries(many.map(coin => [coin, 100])))
    world.service.pauseAll({ paused: true })
    await turns(40)
    expect(firstView(world)?.checkedAt).toBeNull()
  })

  test('reports, names and counts each coin separately', async () => {
    const world = market()
    await world.set([[price('above', 100)]], scoped(onMain, { repeat: 'once' }))
    world.seeAll({ A: 99, B: 90, C: 90 })
    expect(firstView(world)).toMatchObject({
      distance: { by: expect.closeTo((1 / 99) * 100) as number },
      scope: onMain,
      scoped: { coins: 3, nearest: 'A', fired: null, done: [] }
    })
    world.seeAll({ A: 101, B: 90, C: 101 })
    world.seeAll({ A: 99, B: 101, C: 99 })
    world.seeAll({ A: 101, B: 99, C: 101 })
    expect(world.inbox()).toEqual(['A: price above 100', 'C: price above 100', 'B: price above 100'])
    expect(firstView(world)).toMatchObject({ status: 'watching', firedCount: 3 })
    expect(firstView(world)?.scoped).toMatchObject({ done: ['A', 'B', 'C'], nearest: null, fired: 'B' })
    world.clock.advance(minute)
    expect(world.shown.map(({ title }) => title)).toContain('B: price above 100')
  })

  test('is done once each of its coins has triggered', async () => {
    const world = market()
    await world.set([[price('above', 100)]], scoped(onCoins, { repeat: 'once' }))
    world.seeAll({ A: 101, B: 101, C: 99 })
    expect(status(world)).toEqual(['watching'])
    world.seeAll({ A: 101, B: 101, C: 101 })
    expect(status(world)).toEqual(['done'])
  })

  test('fires once if the app restarts between the quote and the trigger', async () => {
    const world = market()
    await world.set([[price('above', 100)]], scoped(onMain))
    world.seeAll({ A: 99, B: 99, C: 99 })
    world.world.quotes = { ...world.world.quotes, B: { price: 101, fetchedAt: world.clock.now() } }
    world.evaluate()
    world.restart()
    world.seeAll({ A: 99, B: 101, C: 99 })
    expect(world.inbox()).toEqual(['B: price above 100'])
    world.restart()
    world.evaluate()
    world.seeAll({ A: 99, B: 102, C: 99 })
    expect(world.inbox()).toEqual(['B: price above 100'])
  })

  test('includes coins that are added to the watchlist later, from the time they are added', async () => {
    const world = market(['A'])
    await world.set([[price('above', 100)]], scoped(onMain, { bars: 'forming' }))
    world.seeAll({ A: 99, D: 99 })
    change(world, ['A', 'D'])
    expect(firstView(world)?.scoped?.coins).toBe(2)
    world.clock.advance(10 * minute)
    world.seeAll({ A: 99, D: 101 })
    expect(world.inbox()).toEqual(['D: price above 100'])
  })

  test('remembers a coin whose removal is undone within an hour', async () => {
    const world = market()
    await world.set([[price('above', 100)]], scoped(onMain, { repeat: 'once' }))
    const leaveFor = (ms: number): void => {
      change(world, ['B', 'C'])
      world.restart()
      world.clock.advance(ms)
      world.evaluate()
      change(world, coins)
      world.seeAll({ A: 99, B: 99, C: 99 })
      world.seeAll({ A: 101, B: 99, C: 99 })
    }
    world.seeAll({ A: 101, B: 99, C: 99 })
    leaveFor(minute)
    expect(world.inbox()).toEqual(['A: price above 100'])
    leaveFor(2 * hour)
    expect(world.inbox()).toEqual(['A: price above 100', 'A: price above 100'])
  })

  test('reports that it has no coins while its watchlist is empty or deleted, then resumes', async () => {
    const world = market()
    await world.set([[price('above', 100)]], scoped(onMain))
    change(world, [])
    expect(firstView(world)).toMatchObject({
      status: 'blocked',
      blockedReason: { code: 'list-empty', list: 'Main' }
    })
    world.world.lists = [{ ...main, name: 'Big', coins: [] }]
    expect(firstView(world)?.scope).toEqual({ ...onMain, name: 'Big' })
    world.world.lists = []
    expect(firstView(world)).toMatchObject({ blockedReason: { code: 'list-gone', list: 'Main' } })
    change(world, ['A'])
    expect(firstView(world)).toMatchObject({ status: 'watching', blockedReason: null })
    world.seeAll({ A: 101, B: 101 })
    expect(world.inbox()).toEqual(['A: price above 100'])
  })

  test('doesn’t check a chosen coin that was removed from all watchlists', async () => {
    const world = market()
    await world.set([[price('above', 100)]], scoped(onCoins))
    change(world, ['A'])
    expect(firstView(world)?.scoped).toMatchObject({ coins: 3, blocked: ['B', 'C'] })
    change(world, [])
    expect(firstView(world)).toMatchObject({ status: 'blocked', blockedReason: { code: 'coins-unwatched' } })
  })

  test('follows a coin to its new symbol without firing again', async () => {
    for (const scope of [onMain, onCoins]) {
      const world = market()
      await world.set([[price('above', 100)]], scoped(scope, { repeat: 'once' }))
      world.seeAll({ A: 101, B: 99, C: 99 })
      world.service.renameCoin('A', 'Z')
      change(world, ['Z', 'B', 'C'])
      world.seeAll({ Z: 99, B: 99, C: 99 })
      world.seeAll({ Z: 101, B: 99, C: 99 })
      expect(world.inbox()).toEqual(['Z: price above 100'])
    }
  })

  test('previews which coins would fire immediately and which lack data', async () => {
    const world = market()
    world.seeAll({ A: 101, B: 99 })
    const preview = async (anyOf: AlertDraft['anyOf']) =>
      (await world.service.preview({ id: null, draft: AlertDraft.parse({ ...scoped(onMain), anyOf }) }))
        .remarks
    expect(await preview([[price('above', 100)]])).toEqual([{ code: 'fires-at-once-for', coins: ['A'] }])
    world.clock.advance(hour)
    world.seeAll({ A: 101, B: 99 })
    const change = { kind: 'change', way: 'either', percent: 5, over: '1h' } as const
    expect((await preview([[change]])).map(alertRemarkWords)).toEqual([
      m.alerts.scope.pricesUnknownFor({ coins: 'C' })
    ])
  })
})

describe('the calls of an alert on several coins', () => {
  const rsi = {
    ...({ kind: 'indicator', interval: '1h', is: 'below', against: { value: 30 } } as const),
    line: { indicator: 'rsi', line: 'value', params: { period: 14 } }
  }

  test('an alert on a watchlist can’t load candles or faster quotes, because the list may grow', async () => {
    const world = market()
    const wrong = async (changes: Partial<AlertDraft>) =>
      (
        await world.service.preview({
          id: null,
          draft: AlertDraft.parse({ ...scoped(onMain), anyOf: [[price('above', 1)]], ...changes })
        })
      ).wrong
    expect(await wrong({ anyOf: [[rsi]] })).toEqual({ code: 'list-costs' })
    expect(await wrong({ everyMs: minute })).toEqual({ code: 'list-costs' })
    expect(await wrong({ scope: { kind: 'watched' }, everyMs: minute })).toEqual({ code: 'list-costs' })
    expect(await wrong({ scope: { ...onMain, id: 8 } })).toEqual({ code: 'list-gone', list: 'Main' })
    expect(await wrong({ anyOf: [[{ kind: 'headline', words: 'etf' }]] })).toEqual({ code: 'scope-misfit' })
    const calm = { kind: 'fearGreed', is: 'below', value: 20 } as const
    expect(await wrong({ anyOf: [[calm]] })).toEqual({ code: 'scope-misfit' })
    expect(await wrong({ anyOf: [[price('above', 1), calm]] })).toBeNull()
    expect(await wrong({})).toBeNull()
  })

  test('the preview of an alert on 500 coins only reads what its conditions need, and lets other work run', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `C${index}`)
    const read: string[] = []
    const world = alertWorld({
      knownAth: coin => {
        read.push(coin)
        return { price: null, from: 'nothing', since: null, passes: false }
      }
    })
    change(world, many)
    const draft = AlertDraft.parse({ ...scoped(onMain), anyOf: [[price('above', 1)]] })
    let turns = 0
    let isDone = false
    const count = (): void => void (isDone || (turns++, setImmediate(count)))
    count()
    await world.service.preview({ id: null, draft })
    isDone = true
    expect(turns).toBeGreaterThan(50)
    await world.service.save({ id: null, draft, agreed: true })
    expect(read).toEqual([])
    const ath = AlertDraft.parse({ ...draft, anyOf: [[{ kind: 'ath', is: 'below', percent: 5 }]] })
    await world.service.preview({ id: null, draft: ath })
    expect(new Set(read).size).toBe(500)
  })

  test('an alert on chosen coins shows the price of all its candles before it is saved', async () => {
    const world = alertWorld({ confirmAbove: () => 50, prices: { ...prices, candles: () => known(1) } })
    change(world, coins)
    const draft = AlertDraft.parse({ ...scoped(onCoins), anyOf: [[rsi]] })
    expect(await world.service.preview({ id: null, draft })).toMatchObject({
      cost: { callsPerDay: 72, creditsPerDay: 72, series: ['A 1h', 'B 1h', 'C 1h'] },
      needsConfirmation: true
    })
    await expect(world.service.save({ id: null, draft, agreed: false })).rejects.toThrow()
    await world.service.save({ id: null, draft, agreed: true })
    expect(world.service.series().map(({ coin }) => coin)).toEqual(coins)
  })
})

const prices = {
  candles: () => known(1),
  firstCandles: () => null,
  quotes: () => known(1),
  breadth: () => known(5)
}

function act(world: AlertWorld, step: 'wait' | 'restart' | 'pause' | 'resume' | 'snooze' | object): void {
  const { service, clock } = world
  const ids = service.state().alerts.map(({ id }) => id)
  if (typeof step === 'object') return world.seeAll({ ...step })
  switch (step) {
    case 'wait':
      return void clock.advance(7 * minute)
    case 'restart':
      return world.restart()
    case 'pause':
      return ids.forEach(id => void service.pause({ id }))
    case 'snooze':
      return ids.forEach(id => void service.snooze({ id, until: clock.now() + 3 * minute }))
    case 'resume':
      return ids.forEach(id => void service.resume({ id }))
  }
}

describe('an alert on hundreds of coins', () => {
  const many = Array.from({ length: 300 }, (_, index) => `COIN${index}`)
  const quotes = (value: number, some = many) => Object.fromEntries(some.map(coin => [coin, value]))
  const settled = (): Promise<void> => turns(60)

  async function listed(draft: Partial<AlertDraft> = {}) {
    const world = alertWorld()
    Object.assign(world.world, { watched: many, lists: [{ id: 7, name: 'Main', coins: many }] })
    await world.set([[price('above', 100)]], scoped(onMain, { bars: 'forming', ...draft }))
    world.seeAll(quotes(90))
    await settled()
    return world
  }
  const triggered = (world: AlertWorld): number => world.service.state().unread

  test('is evaluated over several turns of the event loop, and triggers for each coin', async () => {
    const world = await listed()
    world.seeAll(quotes(110))
    await turns(3)
    expect(triggered(world)).toBe(0)
    await settled()
    expect(triggered(world)).toBe(300)
    expect(world.shown).toHaveLength(1)
    await settled()
    expect(triggered(world)).toBe(300)
  })

  test('is evaluated again if quotes came in between', async () => {
    const world = await listed()
    world.seeAll(quotes(110, many.slice(0, 10)))
    await turns(3)
    world.seeAll(quotes(110, many.slice(0, 20)))
    await settled()
    expect(triggered(world)).toBe(20)
  })

  test.each<readonly [string, (world: AlertWorld, id: number) => unknown]>([
    ['paused', ({ service }, id) => service.pause({ id })],
    ['removed', ({ service }, id) => service.remove({ id })],
    ['paused with all others', ({ service }) => service.pauseAll({ paused: true })],
    ['closed with the app', ({ service }) => service.stop()]
  ])('doesn’t trigger if it is %s in between', async (_, change) => {
    const world = await listed()
    world.seeAll(quotes(110))
    await turns(3)
    change(world, world.service.state().alerts[0]?.id ?? 0)
    await settled()
    expect(triggered(world)).toBe(0)
  })

  test('keeps its state if a coin is renamed in between', async () => {
    const world = await listed({ repeat: 'once' })
    world.seeAll(quotes(110))
    await turns(3)
    world.service.renameCoin('COIN299', 'NEW')
    const coins = [...many.slice(0, -1), 'NEW']
    Object.assign(world.world, { watched: coins, lists: [{ id: 7, name: 'Main', coins }] })
    world.seeAll(quotes(110, ['NEW']))
    await settled()
    expect(triggered(world)).toBe(300)
  })
})
