import type { Beside, BoardQuote, BesideKind, Difference, Fault, PriceTag, ScheduleStatus } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeChart, fakeLayout, fakeLayouts } from '../bridge/fake-layouts.fixture'
import {
  fakeQuote,
  fakeSaid,
  fakeStatus,
  fixtureNow,
  knownPrice,
  noBudget
} from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import CoinPanel from './CoinPanel.svelte'

beforeAll(lendBrowser)

const day = 86_400_000
const bare = (kind: BesideKind, coins: readonly string[]): Beside => ({
  ...{ kind, coins, operation: 'getBollinger', price: knownPrice(100), said: null, fault: null },
  ...{ interval: '1d', lines: [], rows: [], explanation: null, notes: [], ours: null, candles: [] }
})
const differs = (at: number, local: number, service: number): Difference => ({
  ...{ at, local, service },
  difference: service - local,
  percent: ((service - local) / local) * 100
})
/** Two bands of 119 days: the last 0.5 % apart, the largest difference 8 % below ours on 2 February. */
const answered = (kind: BesideKind, coins: readonly string[]): Beside => ({
  ...bare(kind, coins),
  said: fakeSaid,
  rows: [
    {
      ...{ id: 'upper', name: 'Upper', bars: 119 },
      last: differs(fixtureNow - day, 200, 201),
      largest: differs(Date.UTC(2026, 1, 2), 200, 184)
    }
  ],
  lines: [
    {
      ...{ id: 'upper', name: 'Upper' },
      time: Float64Array.of(fixtureNow - day, fixtureNow),
      value: Float64Array.of(200, 201)
    }
  ],
  notes: ['The candle still forming is left out.']
})
const fault = (part: Partial<Fault>): Fault => new Refusal({ operation: 'getBollinger', ...part }).fault

interface Stage {
  readonly look?: (kind: BesideKind, coins: readonly string[]) => Beside
  readonly ask?: (kind: BesideKind, coins: readonly string[]) => Beside | Promise<Beside>
  readonly credits?: Answers['credits']
  readonly health?: ScheduleStatus['health']
  readonly quotes?: readonly BoardQuote[]
}

async function show({ look = bare, ask = answered, credits, health = 'live', quotes }: Stage = {}) {
  const answers = fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC', 'ETH', 'SOL'] }])
  const wire = fakeBridge({
    ...answers,
    layouts: fakeLayouts([fakeLayout({ charts: ['BTC', null, null, null].map(coin => fakeChart(coin)) })]),
    credits: { ...answers.credits, ...credits },
    market: {
      ...answers.market,
      ...(quotes && {
        board: () => ({ quotes, origin: 'live' as const, fetchedAt: fixtureNow, price: knownPrice(7) })
      })
    },
    schedule: { ...answers.schedule, status: () => ({ ...fakeStatus, health }) },
    beside: {
      look: ({ kind, coins }) => look(kind, coins),
      ask: ({ kind, coins }) => ask(kind, coins) as Beside
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(CoinPanel, { props: { coin: 'BTC' }, context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { wire, mirror, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const kind = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const details = (): HTMLElement => screen.getByTestId('beside-bollinger')
const wordsOf = (element: HTMLElement | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const compare = (): HTMLElement => screen.getByRole('button', { name: /^Compare with service/ })

/** Opens the bands, presses the button, and says yes to the price. */
async function askBands({ user }: Awaited<ReturnType<typeof show>>): Promise<void> {
  await user.click(kind(/^Bollinger bands/))
  await user.click(compare())
  await agree(user)
}

async function agree(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const sure = await screen.findByRole('alertdialog')
  await user.click(within(sure).getByRole('button', { name: /^Compare with service/ }))
}

describe('a coin that the service does not know', () => {
  const quotes = [fakeQuote('BTC', { missing: true }), fakeQuote('ETH', { missing: true }), fakeQuote('SOL')]

  it('is not offered to be compared; what was bought before is shown', async () => {
    const { user } = await show({
      quotes,
      look: (one, coins) => (one === 'atr' ? answered : bare)(one, coins)
    })
    expect(await screen.findByText(/^The service does not know BTC now/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Bollinger bands/ })).toBeNull()
    await user.click(kind(/^Average true range/))
    expect(screen.getByRole('row', { name: /Upper/ })).toBeTruthy()
    expect(within(screen.getByTestId('beside-atr')).queryByRole('button', { name: /credits/ })).toBeNull()
  })

  it('is no partner of a correlation', async () => {
    const known = [fakeQuote('BTC'), fakeQuote('ETH', { missing: true }), fakeQuote('SOL')]
    const { wire, user } = await show({ quotes: known })
    await user.click(kind(/^Correlation/))
    const coins = wire.inputs('beside', 'look').flatMap(input => (input as { coins: string[] }).coins)
    expect(coins).toContain('SOL')
    expect(coins).not.toContain('ETH')
    expect(screen.queryByRole('button', { name: 'ETH' })).toBeNull()
  })
})

it('candles nobody can read are told with their coin each, and what to do about them once', async () => {
  const candles = ['BTC', 'ETH', 'SOL'].map(coin => ({
    ...{ coin, price: knownPrice(1), held: false },
    fault: fault({
      code: 'unreadable',
      what: `The 1d candles of ${coin} cannot be read.`,
      next: 'Look at it raw.'
    })
  }))
  const { user } = await show({ look: (one, coins) => ({ ...answered(one, coins), candles }) })
  await user.click(kind(/^Correlation/))
  const text = wordsOf(screen.getByTestId('beside-correlation'))
  for (const coin of ['BTC', 'ETH', 'SOL'])
    expect(text).toContain(
      `The 1d candles of ${coin} cannot be read. Ours of ${coin} needs its daily candles`
    )
  expect(text.split('Look at it raw.')).toHaveLength(2)
})

describe('the service’s own beside ours', () => {
  it('shows its price before it is asked for, and asks nothing by looking', async () => {
    const stage = await show()
    await stage.user.click(kind(/^Bollinger bands/))
    expect(screen.getByRole('button', { name: 'Compare with service 100 credits' })).toBeTruthy()
    await stage.user.click(compare())
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/for Bollinger bands of BTC/)
    expect(stage.wire.inputs('beside', 'ask')).toEqual([])
  })

  it('tells the last and the largest difference in price and percent, and what was charged', async () => {
    const stage = await show()
    await askBands(stage)
    const row = await screen.findByRole('row', { name: /Upper/ })
    expect(within(row).getAllByRole('cell').map(wordsOf)).toEqual([
      ...['201.00', '200.00'],
      '+1.0000 +0.50 %'
    ])
    const largest = screen.getByRole('cell', { name: /^largest/ })
    expect(wordsOf(largest)).toBe('largest −16.00 (−8.00 %), 2 Feb')
    expect(largest.title).toBe('ours 200.00, the service 184.00')
    expect(wordsOf(details())).toContain('compared over 119 days')
    expect(wordsOf(details())).toContain('100 credits charged')
    expect(kind(/^Bollinger bands/).textContent).toContain('−8.00 % at most')
    expect(stage.wire.inputs('beside', 'ask')).toEqual([{ kind: 'bollinger', coins: ['BTC'], candles: [] }])
    expect(within(details()).getByRole('button', { name: /^Ask again 100 credits/ })).toBeTruthy()
  })

  it('waits without a second call while the first is under way', async () => {
    let answer: (said: Beside) => void = () => undefined
    const stage = await show({ ask: () => new Promise(resolve => (answer = resolve)) })
    await askBands(stage)
    await waitFor(() => expect(compare().getAttribute('aria-busy')).toBe('true'))
    await stage.user.click(compare())
    expect(stage.wire.inputs('beside', 'ask')).toHaveLength(1)
    answer(answered('bollinger', ['BTC']))
    expect(await screen.findByRole('row', { name: /Upper/ })).toBeTruthy()
  })

  it('names all it needs in one price, and buys it with one question', async () => {
    const price: PriceTag = { state: 'learned', credits: 1, learned: null, reserve: 1 }
    const candles = [{ coin: 'BTC', price, held: false, fault: null }]
    const stage = await show({ look: (one, coins) => ({ ...bare(one, coins), candles }) })
    await stage.user.click(kind(/^Bollinger bands/))
    expect(wordsOf(compare())).toBe('Compare with service 100 100 credits +~1 about 1 credit')
    await stage.user.click(compare())
    const sure = await screen.findByRole('alertdialog')
    expect(within(sure).getByRole('heading').textContent).toBe(
      'Compare with service for 100 credits + about 1 for daily candles?'
    )
    expect(sure.textContent).toMatch(/58,800 of 100,000, 58,699 afterwards/)
    await agree(stage.user)
    await screen.findByRole('row', { name: /Upper/ })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(stage.wire.inputs('beside', 'ask')).toEqual([
      { kind: 'bollinger', coins: ['BTC'], candles: ['BTC'] }
    ])
    expect(stage.wire.inputs('market', 'loadCandles')).toEqual([])
  })

  it('shows ours without buying anything: its values where candles are held, and on the chart', async () => {
    const ours = { figures: [{ id: 'upper', name: 'Upper', value: 200, at: fixtureNow }], verdict: null }
    const stage = await show({ look: (one, coins) => ({ ...bare(one, coins), ours }) })
    await stage.user.click(kind(/^Bollinger bands/))
    expect(wordsOf(screen.getByRole('row', { name: /Upper/ }))).toBe('Upper200.00')
    await stage.user.click(screen.getByRole('button', { name: 'Show ours on the chart' }))
    expect(stage.mirror.layouts.active?.indicators.map(({ indicator }) => indicator)).toEqual(['bollinger'])
    expect(stage.wire.inputs('beside', 'ask')).toEqual([])
  })

  it('shows an answer nobody recognises value by value, with ours below', async () => {
    const ours = { figures: [{ id: 'upper', name: 'Upper', value: 200, at: fixtureNow }], verdict: null }
    const leaves = [
      { path: 'wind', value: 'north' },
      { path: 'by.hour.1', value: 4 }
    ]
    const said = { ...fakeSaid, figures: [], leaves, leavesLeftOut: 3 }
    const stage = await show({ look: (one, coins) => ({ ...bare(one, coins), said, ours }) })
    await stage.user.click(kind(/^Bollinger bands/))
    expect(wordsOf(screen.getByRole('group', { name: 'The answer as it came' }))).toBe(
      'wind northby.hour.1 4'
    )
    expect(wordsOf(details())).toContain('3 more values stand in the Explorer.')
    expect(wordsOf(screen.getByRole('row', { name: /Upper/ }))).toBe('Upper200.00')
  })

  it('draws next to ours, which then is there, and takes it off again', async () => {
    const stage = await show({ look: answered })
    await stage.user.click(kind(/^Bollinger bands/))
    const draw = screen.getByRole('switch', { name: 'Draw on the chart' })
    await stage.user.click(draw)
    expect([...stage.mirror.beside.drawn]).toEqual(['bollinger'])
    expect(stage.mirror.layouts.active?.indicators.map(({ indicator }) => indicator)).toEqual(['bollinger'])
    expect(wordsOf(details())).toContain('The service’s are of daily candles.')
    await stage.user.click(screen.getByRole('button', { name: 'Show daily candles' }))
    expect(stage.mirror.layouts.active?.interval).toBe('1d')
    await stage.user.click(draw)
    expect([...stage.mirror.beside.drawn]).toEqual([])
  })

  it('opens, asks and turns down by key alone', async () => {
    const stage = await show()
    kind(/^Bollinger bands/).focus()
    await stage.user.keyboard('{Enter}')
    expect(kind(/^Bollinger bands/).getAttribute('aria-expanded')).toBe('true')
    await stage.user.tab()
    expect(document.activeElement).toBe(compare())
    await stage.user.keyboard('{Enter}')
    const sure = await screen.findByRole('alertdialog')
    await waitFor(() => expect(sure.contains(document.activeElement)).toBe(true))
    await stage.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(stage.wire.inputs('beside', 'ask')).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(compare()))
    await stage.user.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    expect(screen.queryByTestId('beside-bollinger')).toBeNull()
  })
})

describe('where no answer comes', () => {
  const refusals: readonly (readonly [string, Partial<Fault>, RegExp])[] = [
    [
      'the plan has not got it',
      { code: 'plan-required', what: 'Locked for your plan.', next: 'Upgrade it.', said: 'yearly plan only' },
      /Locked for your plan\..*Upgrade it\..*The service says: “yearly plan only”\./s
    ],
    [
      'the budget stopped it',
      { code: 'budget-stopped', what: 'Your own daily budget stopped this call.', next: 'Raise it.' },
      /budget stopped this call\..*Raise it\./s
    ],
    [
      'no credits are left',
      { code: 'quota-exceeded', what: 'The quota is used up.' },
      /quota is used up\..*Ask again once that is over/s
    ],
    [
      'the answer is broken',
      { code: 'unreadable', what: 'The answer could not be read.', next: 'Look at it.' },
      /could not be read\..*Look at it\./s
    ],
    [
      'there is no network',
      { code: 'offline', what: 'The service cannot be reached.', next: 'Candlewick tries again by itself.' },
      /cannot be reached\..*nothing is asked here by itself/s
    ]
  ]
  it.each(refusals)('says why in place, and ours stays: %s', async (_, part, words) => {
    const said = (): Beside => ({ ...answered('bollinger', ['BTC']), fault: fault(part) })
    const stage = await show({ ask: said, health: part.code === 'offline' ? 'offline' : 'live' })
    await askBands(stage)
    const alert = await screen.findByRole('alert')
    expect(wordsOf(alert)).toMatch(words)
    // What was said before stands, and so does the way to ask again.
    expect(screen.getByRole('row', { name: /Upper/ })).toBeTruthy()
    expect(within(details()).getByRole('button', { name: /^Ask again 100 credits/ })).toBeTruthy()
  })

  it('goes beyond what is left of the budget only when a person means it', async () => {
    const allowed: unknown[] = []
    const stage = await show({
      credits: {
        budget: () => ({ ...noBudget, leftByHand: 40 }),
        allowOnce: input => {
          allowed.push(input)
          return noBudget
        }
      }
    })
    await stage.user.click(kind(/^Bollinger bands/))
    await stage.user.click(compare())
    const sure = await screen.findByRole('alertdialog')
    expect(sure.textContent).toContain('This one call goes beyond it.')
    await stage.user.click(within(sure).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([allowed, stage.wire.inputs('beside', 'ask')]).toEqual([[], []])
    await stage.user.click(compare())
    await agree(stage.user)
    await screen.findByRole('row', { name: /Upper/ })
    expect(allowed).toEqual([{ operations: ['getBollinger'] }])
  })

  it('goes beyond it with the candles that are bought together, each of them', async () => {
    const allowed: unknown[] = []
    const candles = ['BTC', 'ETH', 'SOL'].map(coin => ({
      coin,
      price: knownPrice(7),
      held: false,
      fault: null
    }))
    const stage = await show({
      look: (one, coins) => ({ ...bare(one, coins), candles }),
      credits: {
        budget: () => ({ ...noBudget, leftByHand: 0 }),
        allowOnce: input => {
          allowed.push(input)
          return noBudget
        }
      }
    })
    await stage.user.click(kind(/^Correlation/))
    await stage.user.click(compare())
    expect((await screen.findByRole('alertdialog')).textContent).toContain('These 4 calls go beyond it.')
    await agree(stage.user)
    await waitFor(() =>
      expect(allowed).toEqual([{ operations: ['getBollinger', 'getOHLC', 'getOHLC', 'getOHLC'] }])
    )
  })

  it('says so where not even looking works', async () => {
    const stage = await show({
      look: () => {
        throw new Refusal({ what: 'The cache is broken.', next: 'Start again.' })
      }
    })
    await stage.user.click(kind(/^Bollinger bands/))
    expect((await screen.findByRole('alert')).textContent).toBe('The cache is broken. Start again.')
  })

  it('shows the values that were paid for without the candles ours needs, says why, and offers those', async () => {
    const refused = fault({
      code: 'refused',
      what: 'The service refused the 1d candles of BTC.',
      next: 'No.'
    })
    const candles = [{ coin: 'BTC', price: knownPrice(7), held: false, fault: refused }]
    const stage = await show({
      look: (one, coins) => ({ ...answered(one, coins), rows: [], candles })
    })
    await stage.user.click(kind(/^Bollinger bands/))
    expect(wordsOf(screen.getByRole('row', { name: /Upper/ }))).toBe('Upper201.00')
    expect(wordsOf(screen.getByRole('alert'))).toContain('The service refused the 1d candles of BTC.')
    await stage.user.click(screen.getByRole('button', { name: 'Load daily candles of BTC 7 credits' }))
    await waitFor(() =>
      expect(stage.wire.inputs('market', 'loadCandles')).toMatchObject([{ coin: 'BTC', interval: '1d' }])
    )
  })
})

it('a correlation is asked of the coins chosen', async () => {
  const stage = await show({ ask: (one, coins) => ({ ...bare(one, coins), operation: 'getCorrelation' }) })
  await stage.user.click(kind(/^Correlation/))
  await stage.user.click(screen.getByRole('button', { name: 'SOL', pressed: true }))
  await stage.user.click(compare())
  await agree(stage.user)
  await waitFor(() =>
    expect(stage.wire.inputs('beside', 'ask')).toEqual([
      { kind: 'correlation', coins: ['BTC', 'ETH'], candles: [] }
    ])
  )
})
