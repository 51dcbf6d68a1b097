import type { ServiceComparison, Fault } from '@contract'
import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../bridge/fake-bridge.fixture'
import { fakeQuote, knownPrice, noBudget, nothingCompared } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import {
  answered,
  fault,
  show,
  kind,
  details,
  shownWords,
  compare,
  askBands,
  agree
} from './coin-panel.fixture'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

it("links to the coin's page", async () => {
  const { mirror, user } = await show()
  await user.click(screen.getByRole('button', { name: m.coin.link.openPage() }))
  expect(mirror.settings.viewState).toMatchObject({ view: 'coin', coin: 'BTC' })
})

it('shows a sentence instead of dashes before the first quote', async () => {
  await show({ quotes: [fakeQuote('BTC', { fetchedAt: null, price: null })] })
  expect(screen.getByText(m.quotes.facts.none())).toBeTruthy()
  expect(screen.queryByText(m.quotes.facts.exchange())).toBeNull()
})

describe("a coin that the service doesn't know", () => {
  const quotes = [fakeQuote('BTC', { missing: true }), fakeQuote('ETH', { missing: true }), fakeQuote('SOL')]

  it("shows earlier comparisons of a coin that can't be compared anymore", async () => {
    const { user } = await show({
      quotes,
      compare: (one, coins) => (one === 'atr' ? answered : nothingCompared)(one, coins)
    })
    expect(await screen.findByText(m.comparison.unknownCoin.earlier({ coin: 'BTC' }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Bollinger bands/ })).toBeNull()
    await user.click(kind(/^Average true range/))
    expect(screen.getByRole('row', { name: /Upper/ })).toBeTruthy()
    expect(within(screen.getByTestId('comparison-atr')).queryByRole('button', { name: /credits/ })).toBeNull()
  })

  it('excludes an unknown coin from a correlation', async () => {
    const known = [fakeQuote('BTC'), fakeQuote('ETH', { missing: true }), fakeQuote('SOL')]
    const { wire, user } = await show({ quotes: known })
    await user.click(kind(/^Correlation/))
    const coins = wire
      .inputs('serviceComparison', 'view')
      .flatMap(input => (input as { coins: string[] }).coins)
    expect(coins).toContain('SOL')
    expect(coins).not.toContain('ETH')
    expect(screen.queryByRole('button', { name: 'ETH' })).toBeNull()
  })
})

it('reports for each coin that its candles are unreadable', async () => {
  const candles = ['BTC', 'ETH', 'SOL'].map(coin => ({
    coin,
    price: knownPrice(1),
    isPartial: false,
    fault: fault({
      code: 'unreadable',
      cause: { code: 'candles-unreadable', coin, interval: '1d', shape: 'unknown' }
    })
  }))
  const { user } = await show({ compare: (one, coins) => ({ ...answered(one, coins), candles }) })
  await user.click(kind(/^Correlation/))
  const text = shownWords(screen.getByTestId('comparison-correlation'))
  for (const coin of ['BTC', 'ETH', 'SOL'])
    expect(text).toContain(
      `${m.faults.causeWhat['candles-unreadable']({ interval: '1d', coin })} To calculate, load daily candles for ${coin}`
    )
  expect(text.split(m.faults.causeNext['unknown-shape']())).toHaveLength(2)
})

describe('after a failed call', () => {
  const refusals: readonly (readonly [string, Partial<Fault>, RegExp])[] = [
    [
      'the plan doesn’t include it',
      { code: 'plan-required', said: 'yearly plan only' },
      /plan doesn’t include this call\..*Upgrade to a yearly plan.*The service says: “yearly plan only”\./s
    ],
    [
      'the budget stopped it',
      { code: 'budget-stopped', cause: { code: 'budget', span: 'day', kept: 'no' } },
      /budget stopped this call\..*Raise the budget in Settings/s
    ],
    ['no credits are left', { code: 'quota-exceeded' }, /quota is used up\..*Try reloading later/s],
    ['the response is unreadable', { code: 'unreadable' }, /couldn’t be read\..*Check the service address/s],
    ['there is no network', { code: 'offline' }, /can’t be reached\..*Try reloading later/s]
  ]
  it.each(refusals)(
    'explains the failure in place and keeps earlier values when %s',
    async (_, part, words) => {
      const comparison = (): ServiceComparison => ({ ...answered('bollinger', ['BTC']), fault: fault(part) })
      const shown = await show({
        ask: comparison,
        health: part.code === 'offline' ? 'offline' : 'live'
      })
      await askBands(shown)
      const alert = await screen.findByRole('alert')
      expect(shownWords(alert)).toMatch(words)
      expect(screen.getByRole('row', { name: /Upper/ })).toBeTruthy()
      expect(within(details()).getByRole('button', { name: /^Reload 100 credits/ })).toBeTruthy()
    }
  )

  it('makes a call beyond the remaining budget only after confirmation', async () => {
    const allowed: unknown[] = []
    const shown = await show({
      credits: {
        budget: () => ({ ...noBudget, leftByHand: 40 }),
        allowOnce: input => {
          allowed.push(input)
          return noBudget
        }
      }
    })
    await shown.user.click(kind(/^Bollinger bands/))
    await shown.user.click(compare())
    const sure = await screen.findByRole('alertdialog')
    expect(sure.textContent).toContain(m.spend.terms.budgetExceeded())
    await shown.user.click(within(sure).getByRole('button', { name: m.common.cancel() }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([allowed, shown.wire.inputs('serviceComparison', 'ask')]).toEqual([[], []])
    await shown.user.click(compare())
    await agree(shown.user)
    await screen.findByRole('row', { name: /Upper/ })
    expect(allowed).toEqual([{ operations: ['getBollinger'] }])
  })

  it('asks for separate confirmation of each series of candles beyond the budget', async () => {
    const allowed: unknown[] = []
    const candles = ['BTC', 'ETH', 'SOL'].map(coin => ({
      coin,
      price: knownPrice(7),
      isPartial: false,
      fault: null
    }))
    const shown = await show({
      compare: (one, coins) => ({ ...nothingCompared(one, coins), candles }),
      credits: {
        budget: () => ({ ...noBudget, leftByHand: 0 }),
        allowOnce: input => {
          allowed.push(input)
          return noBudget
        }
      }
    })
    await shown.user.click(kind(/^Correlation/))
    await shown.user.click(compare())
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      m.spend.terms.budgetExceededAll({ length: 4 })
    )
    await agree(shown.user)
    await waitFor(() =>
      expect(allowed).toEqual([{ operations: ['getBollinger', 'getOHLC', 'getOHLC', 'getOHLC'] }])
    )
  })

  it('reports why the lookup failed', async () => {
    const shown = await show({
      compare: () => {
        throw new Refusal({ what: 'The cache is broken.', next: 'Start again.' })
      }
    })
    await shown.user.click(kind(/^Bollinger bands/))
    expect((await screen.findByRole('alert')).textContent).toBe('The cache is broken. Start again.')
  })

  it("shows the service's values even if candles are missing", async () => {
    const refused = fault({
      code: 'refused',
      cause: { code: 'candles-refused', coin: 'BTC', interval: '1d' }
    })
    const candles = [{ coin: 'BTC', price: knownPrice(7), isPartial: false, fault: refused }]
    const shown = await show({
      compare: (one, coins) => ({ ...answered(one, coins), rows: [], candles })
    })
    await shown.user.click(kind(/^Bollinger bands/))
    expect(shownWords(screen.getByRole('row', { name: /Upper/ }))).toBe('Upper201.00')
    expect(shownWords(screen.getByRole('alert'))).toContain(
      m.faults.causeWhat['candles-refused']({ interval: '1d', coin: 'BTC' })
    )
    await shown.user.click(
      screen.getByRole('button', {
        name: m.comparison.load.action({ interval: m.comparison.candles.daily(), coin: 'BTC 7 credits' })
      })
    )
    await waitFor(() =>
      expect(shown.wire.inputs('market', 'loadCandles')).toMatchObject([{ coin: 'BTC', interval: '1d' }])
    )
  })
})
