import type { ConnectionState, Gauge, PriceTag, Settings } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeSettings, knownPrice, noBudget } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import SpendButton from './SpendButton.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }
const about: PriceTag = {
  state: 'learned',
  credits: 60,
  learned: { last: 60, median: 58, dearest: 71, calls: 18 },
  reserve: 60
}
const onspend = vi.fn()

beforeEach(() => onspend.mockReset())

function show(
  price: PriceTag,
  credits: Answers['credits'] = {},
  confirmAbove: number | null = 50,
  plan: ConnectionState['plan'] = 'agreed',
  operation = 'getOHLCIntraday'
) {
  const answers = fakeMarket([])
  const all = (): Settings =>
    confirmAbove === null ? (new Promise(() => undefined) as never) : { ...fakeSettings, confirmAbove }
  const settings = { ...answers.settings, all }
  const wire = fakeBridge({
    ...answers,
    settings,
    connection: { state: () => ({ ...fakeConnection, plan }) },
    credits: { ...answers.credits, ...credits }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(SpendButton, {
    props: { label: m.chart.load.action(), price, what: 'Asks for 600 hours of BTC.', onspend, operation },
    context: new Map([[mirrorKey, mirror]])
  })
  return { user: userEvent.setup(), mirror }
}

const button = (): HTMLElement => screen.getByRole('button', { name: /^Load candles/ })
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog')

async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
}

it.each([
  [knownPrice(100), '100', 'Load candles 100 credits'],
  [about, '~60', 'Load candles about 60 credits'],
  [unknown, '?', m.credits.amounts.unknown({ unknown: 'Load candles price' })],
  [knownPrice(0), '0', 'Load candles free']
])('shows the price to sighted users and screen readers: %#', (price, figure, name) => {
  show(price)
  expect(button().textContent).toContain(figure)
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

describe('at or below the limit', () => {
  it('makes a call within the limit at once', async () => {
    const { user } = show(knownPrice(50))
    await settled()
    await user.click(button())
    expect(onspend).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('above the limit', () => {
  it('shows price, effect and remaining credits in a confirmation', async () => {
    const { user } = show(about)
    await settled()
    await user.click(button())
    const dialog = await question()
    expect(within(dialog).getByRole('heading').textContent).toBe('Load candles for about 60 credits?')
    expect(dialog.textContent).toContain('Asks for 600 hours of BTC.')
    expect(dialog.textContent).toContain(`last 60, median 58, ${m.spend.learned.highest({ dearest: '71' })}`)
    expect(dialog.textContent).toMatch(/58,800 of 100,000, 58,740 afterwards/)
    expect(dialog.textContent).toContain('above 50 credits, your limit')
    expect(onspend).not.toHaveBeenCalled()
  })

  it('makes one call after confirmation', async () => {
    const { user } = show(about)
    await settled()
    await user.click(button())
    await user.click(within(await question()).getByRole('button', { name: /^Load candles/ }))
    expect(onspend).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('makes no call on an accidental second Enter', async () => {
    const { user } = show(about)
    await settled()
    await user.tab()
    await user.keyboard('{Enter}')
    const dialog = await question()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onspend).not.toHaveBeenCalled()
  })
})

describe('an unknown price', () => {
  it('always asks for confirmation of an unknown price', async () => {
    const { user } = show(unknown, {}, 1_000_000)
    await settled()
    await user.click(button())
    expect((await question()).textContent).toContain(m.spend.source.unknown({ reserve: '100 credits' }))
    expect(onspend).not.toHaveBeenCalled()
  })

  it('shows an unknown quota as unknown, not as 0', async () => {
    const never = { used: null, limit: null, readAt: null, quotaReported: 'no' } as unknown as Gauge
    const { user } = show(unknown, { gauge: () => never })
    await settled()
    await user.click(button())
    expect((await question()).textContent).toContain(
      m.credits.gauge.unknown({ gauge: m.credits.quotaUnknownWhy.never() })
    )
  })
})

it("asks for confirmation until the user's limit is loaded", async () => {
  const { user } = show(knownPrice(1), {}, null)
  await user.click(button())
  await question()
  expect(onspend).not.toHaveBeenCalled()
})

it('warns if the price may exceed the remaining credits', async () => {
  const gauge = {
    used: 99_990,
    limit: 100_000,
    quotaReported: 'yes',
    reserved: { calls: 0, credits: 0 },
    unknown: { calls: 0, credits: 0 }
  } as unknown as Gauge
  const { user } = show(knownPrice(100), { gauge: () => gauge })
  await settled()
  await user.click(button())
  expect((await question()).textContent).toContain(m.spend.terms.quotaLow())
})

it('makes no call before the user agrees to the plan', async () => {
  const { user } = show(knownPrice(1), {}, 50, 'proposed')
  await settled()
  await user.click(button())
  expect(button().title).toBe(m.faults.causeWhat['plan-not-agreed']())
  expect([onspend.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([0, null])
})

describe('beyond the budget', () => {
  const allowOnce = vi.fn(() => noBudget)
  const budget = () => ({ ...noBudget, leftByHand: 6 })
  beforeEach(() => allowOnce.mockClear())

  it('asks for confirmation of a call beyond the budget', async () => {
    const { user } = show(knownPrice(7), { budget, allowOnce }, 50, 'agreed', 'getOHLC')
    await settled()
    await user.click(button())
    const dialog = await question()
    expect(dialog.textContent).toContain(m.spend.terms.budgetExceeded())
    expect(onspend).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: /^Load candles/ }))
    await waitFor(() => expect(onspend).toHaveBeenCalledTimes(1))
    expect(allowOnce).toHaveBeenCalledExactlyOnceWith({ operations: ['getOHLC'] })
  })

  it('allows no call beyond the budget if the user declines', async () => {
    const { user } = show(knownPrice(7), { budget, allowOnce }, 50, 'agreed', 'getOHLC')
    await settled()
    await user.click(button())
    await user.click(within(await question()).getByRole('button', { name: m.common.cancel() }))
    document.body.innerHTML = ''
    const cheap = show(knownPrice(6), { budget, allowOnce }, 50, 'agreed', 'getOHLC')
    await settled()
    await cheap.user.click(button())
    expect(onspend).toHaveBeenCalledTimes(1)
    expect(allowOnce).not.toHaveBeenCalled()
  })
})
