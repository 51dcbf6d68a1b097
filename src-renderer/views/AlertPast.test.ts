import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { AlertDraft, Backtest } from '@contract'
import { Refusal } from '../bridge/fake-bridge.fixture'
import { fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { m } from '../../src-shared/messages/m'
import { day, hour } from '../../src-shared/time'
import { alert, show, untriggered } from './alerts-view.fixture'

beforeAll(lendBrowser)

const from = fixtureNow - 90 * day
const scopedNone = { coins: 0, blocked: [], done: [], nearest: null, fired: null }
const tested: Backtest = {
  ...untriggered,
  triggers: [
    { from: fixtureNow - 5 * day - hour, to: fixtureNow - 5 * day, isCertain: true },
    { from: fixtureNow - 2 * day - hour, to: fixtureNow - 2 * day, isCertain: false }
  ],
  counts: [
    { days: 7, tested: 7, certain: 1, possible: 1 },
    { days: 30, tested: 30, certain: 1, possible: 1 },
    { days: 90, tested: 70, certain: 3, possible: 0 }
  ],
  unknown: [{ from, to: from + 20 * day }],
  prices: [
    { at: from + 20 * day, value: 1 },
    { at: fixtureNow, value: 2 }
  ],
  load: [{ coin: 'BTC', interval: '1h', bars: 2161, price: knownPrice(40) }]
}

it('shows how often an alert would have triggered', async () => {
  let loaded = false
  const { user, wire } = await show(
    {},
    { backtest: () => (loaded ? { ...tested, unknown: [], load: [] } : tested) },
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
  within(past).getByText(m.alerts.past.countTested({ certain: 3, days: 70 }))
  within(past).getByText(new RegExp(m.alerts.past.once()))
  expect(wire.inputs('alerts', 'backtest').at(-1)).toMatchObject({ draft: { coin: 'BTC' } })
  await user.click(
    within(past).getByRole('button', { name: new RegExp(m.alerts.past.load({ interval: '1h' })) })
  )
  await waitFor(() => expect(within(past).queryByRole('button')).toBeNull())
  expect(wire.inputs('market', 'loadCandles')).toEqual([{ coin: 'BTC', interval: '1h', bars: 2161 }])
})

it('says why a lower threshold of a move may trigger less often', async () => {
  const all = { days: 90, tested: 90, certain: 0, possible: 6 }
  const { user } = await show({}, { backtest: () => ({ ...tested, counts: [all] }) })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const past = await screen.findByRole('region', { name: m.alerts.past.title() })
  await within(past).findByText(m.alerts.past.countPossible({ certain: 0, most: 6, days: 90 }))
  expect(past.textContent).not.toContain(m.alerts.past.staysTrue())
  await user.selectOptions(screen.getByLabelText(m.alerts.condition.type()), 'change')
  await waitFor(() => expect(past.textContent).toContain(m.alerts.past.staysTrue()))
})

async function pastText(past: Backtest): Promise<string> {
  const { user } = await show({}, { backtest: () => past })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const region = await screen.findByRole('region', { name: m.alerts.past.title() })
  await waitFor(() => expect(within(region).queryByText(m.alerts.past.testing())).toBeNull())
  return region.textContent.replace(/\s+/g, ' ').trim()
}
it.each([
  [[{ coin: 'BTC', interval: '15m' as const, bars: 1345, price: knownPrice(14) }], true],
  [[], false]
])(
  'says that the range is wide because of long candles if shorter ones %j can be loaded',
  async (load, says) => {
    const counts = tested.counts.map(count => ({ ...count, certain: 0, possible: 94 }))
    const text = await pastText({ ...tested, load, counts })
    expect(text.includes(m.alerts.past.coarse({ interval: '15m', days: 14 }))).toBe(says)
  }
)

const countsOf = (...testedDays: readonly number[]): Backtest['counts'] =>
  [7, 30, 90].map((days, at) => ({ days, tested: testedDays[at] ?? 0, certain: 0, possible: 0 }))

it.each([
  [['fearGreed'], m.alerts.past.noneSaved({ sources: m.alerts.pastSource.fearGreed() })],
  [[], m.alerts.past.noData()]
] as const)('shows no counts and no picture if nothing could be tested: %s', async (untested, words) => {
  const unknown = [{ from, to: fixtureNow - hour }]
  const { prices } = tested
  expect(await pastText({ ...untriggered, untested, unknown, prices, counts: countsOf(0, 0, 0) })).toBe(words)
})

it('counts the tested days once, and says what is missing without a picture', async () => {
  const { past } = m.alerts
  const unknown = [{ from, to: fixtureNow - 20 * day }]
  const text = await pastText({ ...untriggered, unknown, counts: countsOf(7, 20, 20) })
  const [week, rest] = [past.count({ certain: 0, days: 7 }), past.countTested({ certain: 0, days: 20 })]
  expect(text).toBe(`${past.title()} ${week}${rest} ${past.unknownOf({ unknown: 70, days: 90 })}`)
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

const slice = (coins: NonNullable<Backtest['coins']>, load: Backtest['load'] = []): Backtest => ({
  ...untriggered,
  counts: tested.counts,
  load,
  coins
})
const ofList: Readonly<Record<number, Backtest>> = {
  0: slice(
    {
      tested: 20,
      of: 25,
      next: 20,
      incomplete: ['ETH'],
      triggered: [
        { coin: 'ADA', certain: 1, possible: 0 },
        { coin: 'SOL', certain: 4, possible: 2 }
      ]
    },
    [{ coin: 'ETH', interval: '1h', bars: 2161, price: knownPrice(40) }]
  ),
  20: slice(
    {
      tested: 5,
      of: 25,
      next: null,
      incomplete: ['XRP'],
      triggered: [{ coin: 'XRP', certain: 2, possible: 0 }]
    },
    [{ coin: 'XRP', interval: '1h', bars: null, price: knownPrice(2) }]
  )
}
const onList: AlertDraft['scope'] = { kind: 'watched' }

async function showList(loadCandles: () => never = () => undefined as never) {
  const { user, wire } = await show(
    { alerts: [{ ...alert, coin: null, scope: onList, scoped: { ...scopedNone, coins: 25 } }] },
    {
      backtest: ({ draft, after }) => (draft.scope === null ? tested : (ofList[after ?? 0] ?? untriggered))
    },
    { loadCandles }
  )
  await user.click(screen.getByRole('button', { name: /price above/ }))
  return { user, wire, past: await screen.findByRole('region', { name: m.alerts.past.title() }) }
}

it('adds up all slices of a list and ranks the coins by their triggers', async () => {
  const { user, wire, past } = await showList()
  await within(past).findByText(m.alerts.past.countTested({ certain: 6, days: 70 }))
  const coins = within(past).getByRole('group', { name: m.alerts.past.mostOften() })
  const buttons = (): readonly string[] =>
    within(coins)
      .getAllByRole('button')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  await waitFor(() => expect(buttons()).toEqual(['SOL 4 to 6', 'XRP 2', 'ADA 1']))
  const sol = within(coins).getByRole('button', { name: /^SOL/ })
  await user.click(sol)
  expect(sol.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() =>
    expect(wire.inputs('alerts', 'backtest').at(-1)).toMatchObject({ draft: { coin: 'SOL', scope: null } })
  )
  await user.click(sol)
  expect(sol.getAttribute('aria-pressed')).toBe('false')
})

it('loads everything that a list lacks with one button at its price', async () => {
  const { user, wire, past } = await showList()
  const button = await within(past).findByRole('button', {
    name: new RegExp(m.alerts.past.loadAll({ interval: '1h', count: 2 }))
  })
  expect(button.textContent).toContain('42')
  await user.click(button)
  await waitFor(() => expect(wire.inputs('market', 'loadCandles')).toHaveLength(2))
  expect(wire.inputs('market', 'loadCandles')).toEqual([
    { coin: 'ETH', interval: '1h', bars: 2161 },
    { coin: 'XRP', interval: '1h', bars: null }
  ])
})

it('stops loading after a failure that would also affect the next call', async () => {
  const { user, wire, past } = await showList(() => {
    throw new Refusal({ what: 'The quota is used up.', next: 'Try again later.' })
  })
  await user.click(
    await within(past).findByRole('button', {
      name: new RegExp(m.alerts.past.loadAll({ interval: '1h', count: 2 }))
    })
  )
  expect((await within(past).findByRole('alert')).textContent).toContain('ETH: The quota is used up.')
  expect(wire.inputs('market', 'loadCandles')).toHaveLength(1)
})
