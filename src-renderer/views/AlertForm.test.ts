import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Lateness } from '@contract'
import { Refusal } from '../bridge/fake-bridge.fixture'
import { fakeQuote, fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { toasts } from '../ui/toasts.svelte'
import { m } from '../../src-shared/messages/m'
import { minute } from '../../src-shared/time'
import { free, alert, preview, show } from './alerts-view.fixture'

beforeAll(lendBrowser)

it('saves a complete alert as typed', async () => {
  const { user, wire } = await show({})
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const price = screen.getByRole('textbox', { name: 'Price' })
  expect(screen.queryByText(m.alerts.form.previewEmpty())).toBeNull()
  await user.clear(price)
  expect(screen.getByText(m.alerts.form.previewEmpty())).toBeTruthy()
  expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', true)
  await user.type(price, '70,000')
  await user.selectOptions(screen.getByLabelText(m.conditions.how()), m.conditions.comparison.above())
  await waitFor(() => expect(screen.getByText('BTC: price above 70,000')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: m.alerts.form.create() }))
  expect(wire.inputs('alerts', 'save')).toMatchObject([
    {
      id: null,
      agreed: false,
      draft: { coin: 'BTC', anyOf: [[{ kind: 'price', is: 'above', value: 70_000 }]] }
    }
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says what a saved alert watches and offers to show it', async () => {
  toasts.shown = []
  const { mirror, user } = await show({})
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const rule = await screen.findByText(/^BTC: price /)
  const set = screen.getByRole('button', { name: m.alerts.form.create() })
  await waitFor(() => expect(set).toHaveProperty('disabled', false))
  mirror.settings.go({ view: 'watch' })
  await user.click(set)
  const saved = m.alerts.saved({ rule: rule.textContent })
  await waitFor(() => expect(toasts.shown.map(({ text }) => text)).toEqual([saved]))
  toasts.shown[0]?.action?.act()
  expect(mirror.settings.viewState?.view).toBe('alerts')
})

it('checks prices on every quote and candles at bar close, unless the user chooses otherwise', async () => {
  const { user, wire } = await show({})
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const basis = (): string =>
    within(screen.getByRole('group', { name: m.alerts.behaviour.basis() }))
      .getByRole('radio', { checked: true })
      .textContent!.trim()
  const kind = screen.getByLabelText(m.alerts.condition.type())
  expect(basis()).toBe(m.alerts.basis.forming())
  await user.selectOptions(kind, 'indicator')
  expect(basis()).toBe(m.alerts.basis.closed())
  await user.selectOptions(kind, 'price')
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '70,000')
  await waitFor(() =>
    expect(wire.inputs('alerts', 'preview').at(-1)).toMatchObject({ draft: { bars: 'forming' } })
  )
  await user.click(screen.getByRole('radio', { name: m.alerts.basis.closed() }))
  await user.selectOptions(kind, 'change')
  expect(basis()).toBe(m.alerts.basis.closed())
})

it('shows the currency of a price and marks an assumed one', async () => {
  const quotes = [fakeQuote('BTC'), fakeQuote('SOL', { currency: 'EUR' }), fakeQuote('ETHBTC@binance')]
  const { user } = await show(
    {},
    {},
    { board: () => ({ quotes, origin: 'live', fetchedAt: fixtureNow, price: knownPrice(7) }) }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const dialog = screen.getByRole('dialog')
  const coin = screen.getByLabelText(m.common.coin())
  for (const [name, money, isGuess] of [
    ['BTC', 'USD', true],
    ['SOL', 'EUR', false],
    ['ETHBTC@binance', 'BTC', false]
  ] as const) {
    await user.clear(coin)
    await user.type(coin, name)
    await waitFor(() => expect(dialog.querySelector('.number')?.textContent.trim()).toBe(money))
    expect(screen.queryByTitle(/^Price\. .*USD is assumed/) !== null).toBe(isGuess)
  }
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '0')
  await screen.findByText(/^ETHBTC@binance: price (?:above|crosses) [\d.,]+ BTC$/)
})

it('warns about a coin missing from the loaded list but accepts it', async () => {
  const { user, wire } = await show({}, {}, { unlistedCoins: ({ coins }) => coins })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const coin = screen.getByLabelText(m.common.coin())
  await user.clear(coin)
  await user.type(coin, 'NOSUCHCOIN')
  expect(await screen.findByText(m.quotes.unlisted({ first: 'NOSUCHCOIN', more: 0 }))).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '7')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', false)
  )
  await user.clear(coin)
  await user.type(coin, 'ETH')
  expect(screen.queryByText(m.quotes.unlisted({ first: 'NOSUCHCOIN', more: 0 }))).toBeNull()
  expect(wire.inputs('market', 'unlistedCoins').at(-1)).toEqual({ coins: ['NOSUCHCOIN'] })
})

it("reports that the service rejected the alert's coin", async () => {
  const refused = { said: 'Unknown asset', since: fixtureNow, retryAt: fixtureNow + 86_400_000 }
  const quotes = [fakeQuote('NOSUCHCOIN', { missing: true, refused })]
  const { user } = await show(
    {},
    {},
    { board: () => ({ quotes, origin: 'live', fetchedAt: fixtureNow, price: knownPrice(7) }) }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const coin = screen.getByLabelText(m.common.coin())
  await user.clear(coin)
  await user.type(coin, 'NOSUCHCOIN')
  expect(await screen.findByText(/“Unknown asset”/)).toBeTruthy()
})

it('asks for agreement to calls of unknown price', async () => {
  const dear = {
    ...preview,
    needsConfirmation: true,
    cost: { ...free, creditsPerDay: null, callsPerDay: 24 }
  }
  const { user, wire } = await show({}, { preview: () => dear })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const agree = await screen.findByRole('switch', { name: /Make these calls/ })
  expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', true)
  await user.click(agree)
  await user.click(screen.getByRole('button', { name: m.alerts.form.create() }))
  expect(wire.inputs('alerts', 'save')).toMatchObject([{ agreed: true }])
})

it('shows what loading candles for the first time costs', async () => {
  const first = { ...preview, cost: { ...free, callsPerDay: 24, creditsPerDay: 96, firstCredits: 600 } }
  const { user } = await show({}, { preview: () => first })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  expect((await screen.findByText(m.alerts.cost.first())).textContent).toMatch(/^600 /)
  expect(screen.getByText(m.alerts.perDay()).textContent).toMatch(/^96 /)
})

it("stays open and explains why an alert couldn't be saved", async () => {
  const { user } = await show(
    {},
    {
      save: () => {
        throw new Refusal({ what: 'There are 500 alerts already.', next: 'Remove some first.' })
      }
    }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', false)
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.create() }))
  expect((await screen.findByRole('alert')).textContent).toContain('There are 500 alerts already.')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it("doesn't save the same alert twice", async () => {
  const { user } = await show({ alerts: [alert] }, { preview: () => ({ ...preview, duplicateOf: 1 }) })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  expect((await screen.findByRole('alert')).textContent).toContain(m.faults.causeWhat['alert-twice']())
  expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', true)
})

it('offers to load breadth values at the displayed price if none are loaded', async () => {
  let values: Record<string, number> = {}
  const { user, wire } = await show(
    {},
    {
      breadth: () => ({ values, at: null, loadPrice: knownPrice(5) }),
      loadBreadth: () => {
        values = { advancing: 61, 'sma50.above': 40 }
        return { values, at: 1, loadPrice: knownPrice(5) }
      }
    }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  await user.selectOptions(screen.getByLabelText(m.alerts.condition.type()), m.conditions.name.breadth())
  expect(screen.getByLabelText(m.conditions.breadthNumber()).tagName).toBe('INPUT')
  await user.click(await screen.findByRole('button', { name: 'Load market breadth 5 credits' }))
  await waitFor(() => expect(screen.getByLabelText(m.conditions.breadthNumber()).tagName).toBe('SELECT'))
  await user.selectOptions(screen.getByLabelText(m.conditions.breadthNumber()), 'sma50 › above')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', false)
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.create() }))
  expect(wire.inputs('alerts', 'save')).toMatchObject([
    { draft: { coin: null, anyOf: [[{ kind: 'breadth', name: 'sma50.above' }]] } }
  ])
})

it('adds a coin to the watchlist at the displayed price, because an alert on it needs its quotes', async () => {
  const { user, wire } = await show(
    {},
    { preview: ({ draft: { coin } }) => ({ ...preview, wrong: { code: 'not-watched', coin: coin ?? '' } }) },
    { quotePrices: ({ together }) => ({ each: [], together: knownPrice(together.length * 3) }) }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const coin = screen.getByLabelText(m.common.coin())
  await user.clear(coin)
  await user.type(coin, 'atom')
  const label = m.alerts.watchCoins.add({ coins: 'ATOM', list: 'Majors' })
  await user.click(await screen.findByRole('button', { name: `${label} 3 credits` }))
  expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['ATOM'] }])
  await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(label) })).toBeNull())
  const price = screen.getByRole('textbox', { name: 'Price' })
  expect(price).toHaveProperty('value', '')
  const quote = fakeQuote('ATOM', { price: 9.1 })
  wire.say('boardChanged', { quotes: [quote], origin: 'live', fetchedAt: fixtureNow, price: knownPrice(7) })
  await waitFor(() => expect(price).not.toHaveProperty('value', ''))
  await user.clear(coin)
  await user.type(coin, 'ETH')
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(screen.queryByRole('button', { name: /Majors/ })).toBeNull()
})

it('explains why a draft is invalid', async () => {
  const { user } = await show(
    {},
    {
      preview: () => {
        throw new Refusal({ what: m.faults.causeWhat['number-not-positive']() })
      }
    }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    m.faults.causeWhat['number-not-positive']()
  )
})

it('ignores a cost that arrives after the form was closed', async () => {
  const answers: (() => void)[] = []
  const { user, wire } = await show({}, { preview: () => later(answers, preview) })
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: m.common.cancel() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  wire.say('boardChanged', {
    quotes: [fakeQuote('ETH')],
    origin: 'live',
    fetchedAt: fixtureNow,
    price: knownPrice(7)
  })
  answers[0]?.()
  await new Promise(resolve => setTimeout(resolve))
})

it('asks for confirmation before Escape discards a filled form', async () => {
  const { user } = await show({})
  const dialog = (): HTMLElement | null => screen.queryByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog()).toBeNull())
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  await user.type(screen.getByRole('textbox', { name: m.alerts.behaviour.note() }), 'sell half')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: m.common.discard.refusal() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: m.alerts.behaviour.note() }).value).toBe(
    'sell half'
  )
  await user.click(screen.getByRole('button', { name: m.common.cancel() }))
  await waitFor(() => expect(dialog()).toBeNull())
})

it("withdraws the user's agreement when the cost changes", async () => {
  const costs = [24, 24, 24, 900].map(creditsPerDay => ({ ...free, creditsPerDay, callsPerDay: 24 }))
  let previews = 0
  const { user, wire } = await show(
    {},
    { preview: () => ({ ...preview, needsConfirmation: true, cost: costs[Math.min(previews++, 3)]! }) }
  )
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  const agree = await screen.findByRole('switch', { name: m.alerts.cost.agree() })
  await user.click(agree)
  while (previews < 3) {
    const before = previews
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '1')
    await waitFor(() => expect(previews).toBeGreaterThan(before))
  }
  expect(agree.ariaChecked).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  await waitFor(() => expect(agree.ariaChecked).toBe('false'))
  expect(wire.inputs('alerts', 'save')).toEqual([])
  await user.click(agree)
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  await waitFor(() => expect(wire.inputs('alerts', 'save')).toMatchObject([{ agreed: true }]))
})

function later<Of>(waiting: (() => void)[], reply: Of): Of {
  return new Promise<Of>(resolve => waiting.push(() => resolve(reply))) as unknown as Of
}

it('shows how late the alert may be and offers a faster interval for its price', async () => {
  const lateness: Lateness = {
    code: 'checked',
    data: 'quotes',
    everyMs: 9 * minute,
    typicalMs: 5 * minute,
    worstMs: 10 * minute,
    slowed: { code: 'slowed', by: [{ code: 'on-battery' }] },
    waits: null,
    quietUntil: null
  }
  const faster = [{ everyMs: 2 * minute, pricePerDay: knownPrice(720) }]
  const { user, wire } = await show({}, { preview: () => ({ ...preview, lateness, faster }) })
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const checks = await screen.findByRole('region', { name: m.alerts.lateness.title() })
  within(checks).getByText('Checked every 9 min. Usually triggers within 5 min, at worst 10 min.')
  within(checks).getByText(m.alerts.lateness.slowed({ reason: m.schedule.slowing['on-battery']() }))
  const every = within(checks).getByLabelText(m.alerts.lateness.label())
  await user.selectOptions(every, m.alerts.lateness.option({ every: 'every 2 min', credits: '720' }))
  await waitFor(() =>
    expect(wire.inputs('alerts', 'preview').at(-1)).toMatchObject({ draft: { everyMs: 2 * minute } })
  )
  await user.selectOptions(every, m.alerts.lateness.asWatchlist())
  await waitFor(() =>
    expect(wire.inputs('alerts', 'preview').at(-1)).toMatchObject({ draft: { everyMs: null } })
  )
})

describe('an alert on several coins', () => {
  const change = { name: m.conditions.name.change() }

  it('can be created for a whole watchlist with a condition in percent', async () => {
    const { user, wire } = await show({})
    await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
    await user.selectOptions(screen.getByLabelText(m.common.coins()), 'Majors')
    expect(screen.queryByLabelText(m.common.coin())).toBeNull()
    await user.selectOptions(screen.getByLabelText(m.alerts.condition.type()), change.name)
    await user.selectOptions(screen.getByLabelText(m.conditions.over()), '15m')
    await screen.findByText(/^Any coin in Majors: .*5 %/)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: m.alerts.form.create() })).toHaveProperty('disabled', false)
    )
    await user.click(screen.getByRole('button', { name: m.alerts.form.create() }))
    expect(wire.inputs('alerts', 'save')).toMatchObject([
      {
        draft: {
          coin: null,
          scope: { kind: 'list', id: 1, name: 'Majors' },
          anyOf: [[{ kind: 'change', percent: 5, over: '15m' }]]
        }
      }
    ])
  })

  it('accepts typed coins, and becomes an alert on one coin if the user types only one', async () => {
    const { user, wire } = await show({})
    await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
    await user.selectOptions(screen.getByLabelText(m.common.coins()), m.alerts.scope.several())
    const named = screen.getByLabelText(m.alerts.scope.named())
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '7')
    const last = () => wire.inputs('alerts', 'preview').at(-1)
    await user.clear(named)
    await user.type(named, 'sol')
    await waitFor(() => expect(last()).toMatchObject({ draft: { coin: 'SOL', scope: null } }))
    await user.type(named, ', eth sol')
    await waitFor(() =>
      expect(last()).toMatchObject({ draft: { coin: null, scope: { kind: 'coins', coins: ['SOL', 'ETH'] } } })
    )
  })

  it('reports that its watchlist was deleted', async () => {
    const scope = { kind: 'list', id: 99, name: 'Old' } as const
    const gone = { ...alert, coin: null, scope, scoped: { ...none, coins: 0 }, status: 'blocked' } as const
    const { user } = await show({
      alerts: [{ ...gone, blockedReason: { code: 'list-gone', list: 'Old' } }]
    })
    screen.getByText(m.alerts.scope.gone({ list: 'Old' }))
    await user.click(screen.getByRole('button', { name: /price above/ }))
    expect(screen.getByLabelText<HTMLSelectElement>(m.common.coins()).selectedOptions[0]?.text).toBe(
      m.alerts.scope.deleted()
    )
  })

  it('is listed in one row with its coins, the nearest coin and the coin that fired last', async () => {
    const scope = { kind: 'list', id: 1, name: 'Majors' } as const
    const scoped = { coins: 12, blocked: ['ADA'], done: ['BTC', 'ETH'], nearest: 'SOL', fired: 'ETH' }
    await show({ alerts: [{ ...alert, coin: null, scope, scoped, firedAt: fixtureNow, firedCount: 1 }] })
    for (const words of [
      m.alerts.scope.ofList({ count: 12, list: 'Majors' }),
      m.alerts.scope.nearest({ coin: 'SOL', reading: 'Now 68,000' })
    ])
      screen.getByText(words)
    screen.getByText(/^Last trigger: ETH, .* · 2 done · 1 can’t be checked$/)
  })
})

const none = { coins: 0, blocked: [], done: [], nearest: null, fired: null }

it('marks a field that should contain a number', async () => {
  const { user } = await show({})
  await user.click(screen.getByRole('button', { name: m.alerts.form.newTitle() }))
  const price = screen.getByRole('textbox', { name: 'Price' })
  await user.clear(price)
  expect(price.getAttribute('aria-invalid')).toBe('false')
  await user.type(price, '-')
  expect(price.getAttribute('aria-invalid')).toBe('false')
  await user.type(price, '7o')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent.trim()).toBe(m.faults.causeWhat['number-missing']())
  await user.clear(price)
  await user.type(price, '70,000')
  expect(price.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByRole('alert')).toBeNull()
})
