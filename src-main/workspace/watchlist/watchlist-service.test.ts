import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Watchlist } from '../../../src-shared/contract/watchlist'
import { FaultError } from '../../platform/faults/fault-error'
import { prepareCall } from '../../service/api/request'
import { openState, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { WatchlistService } from './watchlist-service'
import { WatchlistStore } from './watchlist-store'

const first = { name: 'Watchlist', coins: ['BTC', 'ETH', 'SOL'] }

function watching(folder = tempFolder()) {
  const database = openState(folder)
  const service = new WatchlistService(new WatchlistStore(database), [first])
  return { service, folder, database }
}
const faultOf = (act: () => unknown): FaultError['fault'] => {
  try {
    act()
  } catch (error) {
    if (error instanceof FaultError) return error.fault
    throw error
  }
  throw new Error('nothing was refused')
}

test.each(['BTC\u200B', '\uFEFFbtc', 'ＢＴＣ'])('recognises %j as BTC, which is already watched', coin => {
  const { service } = watching()
  service.addCoins({ id: 1, coins: [coin, '👩‍🚀'] })
  expect(service.coins()).toEqual([...first.coins, '👩‍🚀'])
})

describe('groups', () => {
  test('the watchlist begins with one group, and keeps changes after a restart', () => {
    const { service, folder, database } = watching()
    expect(service.lists()).toEqual([{ id: 1, ...first }])
    const received: (readonly Watchlist[])[] = []
    service.changed.on(lists => received.push(lists))
    service.create({ name: 'Majors' })
    service.rename({ id: 1, name: 'Mine' })
    service.addCoins({ id: 2, coins: ['ADA', 'BTC'] })
    expect(service.lists()).toEqual([
      { id: 1, name: 'Mine', coins: first.coins },
      { id: 2, name: 'Majors', coins: ['ADA', 'BTC'] }
    ])
    expect(received.at(-1)).toEqual(service.lists())
    service.remove({ id: 1 })
    database.close()
    expect(watching(folder).service.lists()).toEqual([{ id: 2, name: 'Majors', coins: ['ADA', 'BTC'] }])
  })

  test('groups have unique names, and at least one must remain', () => {
    const { service } = watching()
    expect(faultOf(() => service.remove({ id: 1 })).cause).toEqual({ code: 'only-group' })
    service.create({ name: 'Majors' })
    expect(faultOf(() => service.create({ name: 'Majors' })).cause).toEqual({
      code: 'group-name-taken',
      name: 'Majors'
    })
    expect(faultOf(() => service.rename({ id: 1, name: 'Majors' })).code).toBe('bad-input')
    expect(service.rename({ id: 2, name: 'Majors' })).toHaveLength(2)
  })

  test('a group that no longer exists is reported', () => {
    const { service } = watching()
    const gone = [
      () => service.rename({ id: 9, name: 'x' }),
      () => service.remove({ id: 9 }),
      () => service.addCoins({ id: 9, coins: ['BTC'] }),
      () => service.removeCoin({ id: 9, coin: 'BTC' }),
      () => service.moveCoin({ id: 9, coin: 'BTC', to: 0 })
    ]
    for (const act of gone) expect(faultOf(act).cause).toEqual({ code: 'group-gone' })
    expect(service.lists()).toHaveLength(1)
  })
})

describe('coins', () => {
  test('watched coins are added, moved and removed in one group', () => {
    const { service } = watching()
    service.create({ name: 'Other' })
    service.addCoins({ id: 2, coins: ['BTC'] })
    service.addCoins({ id: 1, coins: ['ADA', 'ETH', 'ADA'] })
    service.moveCoin({ id: 1, coin: 'ADA', to: 0 })
    service.moveCoin({ id: 1, coin: 'BTC', to: 99 })
    service.removeCoin({ id: 1, coin: 'ETH' })
    service.removeCoin({ id: 1, coin: 'NOPE' })
    expect(service.lists().map(({ coins }) => coins)).toEqual([['ADA', 'SOL', 'BTC'], ['BTC']])
    expect(service.coins()).toEqual(['ADA', 'SOL', 'BTC'])
  })

  test('coins are the same if only their spelling differs', () => {
    const { service } = watching()
    service.create({ name: 'Other' })
    service.addCoins({ id: 1, coins: ['btc', 'ada', 'ADA'] })
    service.addCoins({ id: 2, coins: ['Eth', 'Ada', 'BTC@Kraken', 'btc@kraken'] })
    expect(service.coins()).toEqual(['BTC', 'ETH', 'SOL', 'ada', 'BTC@Kraken'])
    expect(service.lists()[1]?.coins).toEqual(['ETH', 'ada', 'BTC@Kraken'])
  })

  test('all watched coins may be removed', () => {
    const { service, folder, database } = watching()
    for (const coin of first.coins) service.removeCoin({ id: 1, coin })
    expect(service.coins()).toEqual([])
    database.close()
    expect(watching(folder).service.lists()).toEqual([{ id: 1, name: 'Watchlist', coins: [] }])
  })

  test('watched coins are limited to a thousand in all groups together', () => {
    const { service } = watching()
    service.create({ name: 'Other' })
    const more = Array.from({ length: 997 }, (_, index) => `C${index}`)
    service.addCoins({ id: 2, coins: more })
    expect(service.coins()).toHaveLength(1000)
    expect(service.addCoins({ id: 2, coins: ['BTC', 'C5'] })[1]?.coins).toHaveLength(998)
    const before = service.lists()
    expect(faultOf(() => service.addCoins({ id: 1, coins: ['SOL', 'ONE-MORE'] })).cause).toMatchObject({
      code: 'watchlist-full'
    })
    expect(service.lists()).toEqual(before)
  })

  test('watched coins are rejected if their names are too long for one call', () => {
    const { service } = watching()
    const long = (index: number): string => `${index}`.padStart(4, '0').padEnd(40, 'X')
    service.addCoins({ id: 1, coins: Array.from({ length: 300 }, (_, index) => long(index)) })
    const before = service.lists()
    const more = Array.from({ length: 100 }, (_, index) => long(1000 + index))
    expect(faultOf(() => service.addCoins({ id: 1, coins: more })).cause).toEqual({ code: 'watchlist-long' })
    expect(service.lists()).toEqual(before)
    expect(prepareCall('https://api.example', 'getData', { symbol: service.coins().join(' ') }).ok).toBe(true)
  })

  test('watched coins are the same after a restart', () => {
    const symbol = fc.constantFrom('A', 'B', 'C', 'D', 'BTC')
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), id: fc.integer({ min: 1, max: 2 }), coin: symbol }),
      fc.record({ do: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 2 }), coin: symbol }),
      fc.record({
        do: fc.constant('move' as const),
        id: fc.integer({ min: 1, max: 2 }),
        coin: symbol,
        to: fc.nat(6)
      })
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        const { service, folder, database } = watching()
        service.create({ name: 'Other' })
        for (const act of steps) {
          if (act.do === 'add') service.addCoins({ id: act.id, coins: [act.coin] })
          else if (act.do === 'remove') service.removeCoin(act)
          else service.moveCoin(act)
        }
        database.close()
        const again = watching(folder)
        expect(again.service.lists()).toEqual(service.lists())
        again.database.close()
      }),
      { numRuns: 15 }
    )
  }, 30_000)
})
