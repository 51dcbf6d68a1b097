import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { Backtest } from '@contract'
import { fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { m } from '../../src-shared/messages/m'
import { day, hour } from '../../src-shared/time'
import { show, untriggered } from './alerts-view.fixture'

beforeAll(lendBrowser)

const from = fixtureNow - 90 * day
const tested: Backtest = {
  ...untriggered,
  triggers: [
    { from: fixtureNow - 5 * day - hour, to: fixtureNow - 5 * day, isCertain: true },
    { from: fixtureNow - 2 * day - hour, to: fixtureNow - 2 * day, isCertain: false }
  ],
  counts: [
    { days: 7, certain: 1, possible: 1 },
    { days: 30, certain: 1, possible: 1 },
    { days: 90, certain: 3, possible: 0 }
  ],
  unknown: [{ from, to: from + 20 * day }],
  prices: [
    { at: from + 20 * day, value: 1 },
    { at: fixtureNow, value: 2 }
  ],
  load: { coin: 'BTC', interval: '1h', bars: 2161, price: knownPrice(40) }
}

it('shows how often an alert would have triggered', async () => {
  let loaded = false
  const { user, wire } = await show(
    {},
    { backtest: () => (loaded ? { ...tested, unknown: [], load: null } : tested) },
    {
      loadCandles: () => {
        loaded = true
        return undefined as never
      }
    }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const past = await screen.findByRole('region', { name: m.alerts.past.title() })
  await within(past).findByText(m.alerts.past.countPossible({ certain: 1, most: 2, days: 7 }))
  within(past).getByText(m.alerts.past.count({ certain: 3, days: 90 }))
  within(past).getByText(new RegExp(m.alerts.past.once()))
  expect(wire.inputs('alerts', 'backtest').at(-1)).toMatchObject({ draft: { coin: 'BTC' } })
  await user.click(
    within(past).getByRole('button', { name: new RegExp(m.alerts.past.load({ interval: '1h' })) })
  )
  await waitFor(() => expect(within(past).queryByRole('button')).toBeNull())
  expect(wire.inputs('market', 'loadCandles')).toEqual([{ coin: 'BTC', interval: '1h', bars: 2161 }])
})

it('cancels the backtest when the form closes', async () => {
  const { user, wire } = await show({}, { backtest: () => new Promise<never>(() => undefined) })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  await screen.findByText(m.alerts.past.testing())
  await waitFor(() => expect(wire.inputs('alerts', 'backtest')).toHaveLength(1))
  expect(wire.inputs('alerts', 'endBacktest')).toEqual([])
  await user.click(screen.getByRole('button', { name: m.common.cancel() }))
  await waitFor(() => expect(wire.inputs('alerts', 'endBacktest')).toHaveLength(1))
})
