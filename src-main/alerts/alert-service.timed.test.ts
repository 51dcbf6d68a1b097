import { expect, test } from 'vitest'
import { turns } from '../platform/time/next-turn'
import { expectPause } from '../platform/time/work.fixture'
import { plainDraft, start } from './alert-facts.fixture'
import { AlertStore } from './alert-store'
import { alertWorld, price } from './alert-world.fixture'
import { minute } from '../../src-shared/time'

test('evaluates and shows an alert on 500 coins in time', async () => {
  const market = alertWorld()
  const coins = Array.from({ length: 500 }, (_, index) => `C${index}`)
  Object.assign(market.world, { watched: coins, lists: [{ id: 7, name: 'Main', coins }] })
  const scope = { kind: 'list', id: 7, name: 'Main' } as const
  await market.set([[price('above', 100)]], { coin: null, scope, bars: 'forming' })
  const quotes = (value: number) => Object.fromEntries(coins.map(coin => [coin, value]))
  market.seeAll(quotes(90))
  await turns(50)
  expect(market.service.state().alerts[0]?.scoped?.coins).toBe(500)
  let value = 50
  await expectPause('an alert on 500 coins', { mostMs: 50, rounds: 5 }, async () => {
    market.seeAll(quotes(value++))
    await turns(50)
    market.service.state()
  })
})

test('evaluates and shows 200 alerts in time', async () => {
  const market = alertWorld()
  const store = new AlertStore(market.database)
  const fearGreed = { kind: 'fearGreed', is: 'below', value: 20 } as const
  for (let index = 0; index < 200; index++) {
    store.add({ ...plainDraft, coin: 'BTC', anyOf: [[price('above', 100 + index), fearGreed]] }, start)
  }
  market.service.pauseAll({ paused: false })
  market.see(99)
  await turns(10)
  expect(market.service.state().alerts).toHaveLength(200)
  await expectPause('200 alerts', { mostMs: 60, rounds: 5 }, async () => {
    market.clock.advance(minute)
    market.evaluate()
    await turns(10)
  })
})
