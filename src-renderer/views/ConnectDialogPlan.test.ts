import { fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import type { PlanItem, PlanPace } from '@contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatCredits } from '../../src-shared/format/credits'
import { lendBrowser } from '../browser.fixture'
import { knownPrice } from '../bridge/fake-facts.fixture'
import { exactly, proposed, plan, open, press, dialog, connected } from './connect-dialog.fixture'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const atTwoMinutes = (item: PlanItem): PlanItem =>
  item.need === 'quotes' ? { ...item, everyMs: 120_000 } : item

describe('the plan', () => {
  it('shows the plan before the user agrees to anything', async () => {
    const { requestNames } = await connected()
    expect(requestNames()).toEqual(['enter', 'plan'])
    expect((await dialog()).textContent).toContain('Nothing runs yet')
  })

  it('shows known prices exactly, estimates quotes, and marks unknown prices', async () => {
    await connected()
    const cells = screen
      .getAllByRole('row')
      .map(row =>
        [...row.querySelectorAll('td')].slice(-3).map(cell => cell.textContent?.replace(/\s+/g, ' ').trim())
      )
    expect(cells[1]).toEqual(['about 12', '1,437', 'about 17,000'])
    expect(cells[2]).toEqual(['10 10 credits', '0', '0'])
    expect(cells[3]).toEqual(['31 31 credits', m.plan.callsPerDay({ count: '7' }), '4.4'])
    expect(cells[4]).toEqual(['1,439', 'about 17,000 + ?'])
    expect(screen.getByText(m.plan.table.manual())).toBeTruthy()
  })

  it('announces a call of unknown price with the credits it reserves', async () => {
    await connected()
    const words = m.connect.planStep.unknownPrices({ reserve: formatCredits(100) })
    expect((await dialog()).textContent).toContain(words)
  })

  it('includes the calls of alerts', async () => {
    const alerts = { callsPerDay: 48, creditsPerDay: null, series: ['BTC 1h', 'ETH 1h'], breadth: false }
    await connected({ plan: { ...plan, alerts } })
    const row = screen.getByRole('row', { name: /^Alerts/ })
    expect(row.textContent).toContain('candles for BTC 1h, ETH 1h')
    expect([...row.querySelectorAll('td')].slice(-2).map(cell => cell.textContent?.trim())).toEqual([
      '48',
      '?'
    ])
  })

  it('shows the price of daily candles and marks them as manual', async () => {
    const candles = {
      ...({ need: 'candles', operation: 'getOHLCIntraday', everyMs: 3_600_000, automatic: true } as const),
      price: knownPrice(7),
      callsPerDay: 24,
      creditsPerDay: 168,
      perCall: exactly(7),
      perDay: exactly(168)
    }
    const daily = { operation: 'getOHLC', price: knownPrice(500), perCall: exactly(500), isManual: true }
    await connected({ plan: { ...plan, items: [...plan.items, candles], dailyCandles: daily } })
    const row = screen.getByRole('row', { name: /^Daily candles/ })
    expect(row.textContent).toMatch(/manual\s*500/)
  })

  it('shows how often the available credits allow each tier of coins to be updated', async () => {
    const rhythms = [
      { tier: 'chart', coins: ['BTC'], everyMs: 120_000, creditsPerDay: 720 },
      { tier: 'rest', coins: ['ETH', 'SOL'], everyMs: 2_400_000, creditsPerDay: 72 }
    ] as const
    const chosen = { chart: null, alerts: null, view: null, rest: null }
    const { user, wire } = await connected({
      plan: { ...plan, tiers: { chosen, bought: { creditsPerDay: 792, rhythms } } }
    })
    expect((await dialog()).textContent).toContain(
      m.plan.tiers.buys({ credits: '792', tiers: 'BTC on the chart every 2 min, 2 others every 40 min' })
    )
    const often = screen.getByLabelText<HTMLSelectElement>(m.plan.tiers.howOften({ coins: '2 others' }))
    expect(often.selectedOptions[0]?.textContent).toBe(
      m.plan.tiers.byImportance({ every: m.plan.every.minutes({ ms: 40 }) })
    )
    await user.selectOptions(often, m.plan.every.hour())
    await waitFor(() =>
      expect(wire.inputs('connection', 'preview').at(-1)).toMatchObject({
        tiers: [{ tier: 'rest', everyMs: 3_600_000 }]
      })
    )
  })

  it('offers update intervals with their cost and preselects the suggested one', async () => {
    const { user, wire } = await connected({ plan: { ...plan, items: plan.items.map(atTwoMinutes) } })
    const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /^Prices/ })
    expect(choices.map(({ checked }) => checked)).toEqual([false, true, false])
    expect(choices[1]?.closest('label')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
      'Prices every 2 min Suggested about 8,600 credits a day about 360 an hour'
    )
    const text = (await dialog()).textContent
    expect(text).toContain('updates slow down so the quota lasts the month')
    expect(text).toContain(m.plan.paces.estimated())
    expect(text).toContain('24 calls a day have an unknown price and aren’t included.')
    await user.click(choices[2]!)
    await waitFor(() =>
      expect(wire.inputs('connection', 'preview').at(-1)).toMatchObject({
        items: [{ need: 'quotes', automatic: true, everyMs: 30_000 }, {}, {}]
      })
    )
  })

  it('shows how long the quota lasts at each interval', async () => {
    const lasts = ['yes', 'yes', 'yes', 'perhaps', 'no', 'no'] as const
    const paces = plan.paces.map((pace, place) => ({
      ...pace,
      lasts: lasts[place] ?? 'no',
      lastsMs: 13 * 3_600_000,
      isSuggested: place === 3
    }))
    const { user, wire } = await connected({ plan: { ...plan, paces, allowedPerDay: 3_333 } })
    const text = (await dialog()).textContent?.replace(/\s+/g, ' ') ?? ''
    for (const means of ['lasts the month', 'may not last the month', 'uses up the quota in 13 hours'])
      expect(text).toContain(means)
    expect(text).toContain('3,333 credits a day last the month')
    await user.click(screen.getByRole('radio', { name: m.plan.paces.days7() }))
    await waitFor(() => expect(wire.inputs('connection', 'preview').at(-1)).toMatchObject({ lastsDays: 7 }))
  })

  it('says next to the slider that the chosen pace costs more than the daily limit', async () => {
    const paces = plan.paces.map((pace): PlanPace => ({ ...pace, lasts: 'no' }))
    await connected({ plan: { ...plan, paces, allowedPerDay: 3_333 } })
    expect((await dialog()).textContent).toMatch(
      /about [\d,]+ credits a day are more than your limit of 3,333\./
    )
  })

  it('changes the price interval with the slider by keyboard', async () => {
    const { wire } = await connected()
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: m.plan.paces.freshness() })
    expect(slider.getAttribute('aria-valuetext')).toContain('Prices every minute')
    await fireEvent.input(slider, { target: { value: '0' } })
    await waitFor(() =>
      expect(wire.inputs('connection', 'preview').at(-1)).toMatchObject({
        items: [{ everyMs: 3_600_000 }, {}, {}]
      })
    )
  })

  it('leaves automatic news off by default', async () => {
    await connected()
    expect(screen.getByRole('switch', { name: m.plan.names.news() }).getAttribute('aria-checked')).toBe(
      'false'
    )
    expect(screen.getByRole('switch', { name: m.plan.names.quotes() }).getAttribute('aria-checked')).toBe(
      'true'
    )
  })

  it('saves exactly the previewed plan', async () => {
    const { user, wire } = await connected({
      preview: () => ({ ...plan, callsPerDay: 3_333, creditsPerDay: 8_888, quotaLimit: 100_000 })
    })
    await user.click(screen.getByRole('switch', { name: m.plan.names.news() }))
    await user.selectOptions(
      screen.getByLabelText(m.plan.tiers.howOften({ coins: 'Quotes' })),
      m.plan.every.seconds({ count: '30' })
    )
    await waitFor(() => expect(screen.getByText('3,333')).toBeTruthy())
    expect((await dialog()).textContent).toContain('8.9 % of the quota of 100,000')
    await user.click(press(m.connect.planStep.start()))
    const chosen = {
      items: [
        { need: 'quotes', automatic: true, everyMs: 30_000 },
        { need: 'news', automatic: true, everyMs: 3_600_000 },
        { need: 'coin-list', automatic: true, everyMs: 604_800_000 }
      ]
    }
    expect(wire.inputs('connection', 'preview').at(-1)).toEqual(chosen)
    expect(wire.inputs('connection', 'agree')).toEqual([{ ...chosen, lastsDays: 30 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['with the preset duration of the quota', { state: proposed }, { quotaLasts: 7 }, { lastsDays: 7 }],
    ['of a quota with a known reset', { state: proposed }, { quotaLasts: 'until-reset' }, {}],
    ['that the user had agreed to', { state: { ...proposed, plan: 'agreed' } }, { quotaLasts: 30 }, {}]
  ] as const)('saves a plan %s', async (_, { state }, quota, answer) => {
    const { user, wire } = await open({ state, plan: { ...plan, ...quota }, start: 'plan' })
    await screen.findByRole('table')
    const isAgreed = state.plan === 'agreed'
    await user.click(press(isAgreed ? m.connect.planStep.save() : m.connect.planStep.start()))
    const agreed = wire.inputs('connection', 'agree')
    expect(agreed).toEqual([{ items: expect.any(Array), ...answer }])
  })

  it("doesn't agree to the plan when the user postpones it", async () => {
    const { user, requestNames } = await connected()
    await user.click(press(m.connect.planStep.later()))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestNames()).toEqual(['enter', 'plan'])
  })

  it('opens the plan first if a key is waiting for agreement', async () => {
    await open({ state: { ...proposed, key: 'session', keychainTrouble: 'silent' } })
    await screen.findByRole('table')
    expect((await dialog()).textContent).toContain(
      `saved for this session only. ${m.faults.keychain.silent()}`
    )
  })

  it("doesn't accept the plan on an accidental Enter", async () => {
    const { user, wire } = await connected()
    await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true))
    await user.keyboard('{Enter}')
    expect(wire.inputs('connection', 'agree')).toEqual([])
    expect(within(await dialog()).getByRole('table')).toBeTruthy()
  })
})
