import { screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixtureNow } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { lendCanvas } from '../charts/fake-canvas.fixture'
import { hues } from '../charts/scene/palette'
import { fakeEntries } from '../parts/credit/ledger/ledger.fixture'
import { spent, show, settled, notes, fault } from './credits-view.fixture'
import { m } from '../../src-shared/messages/m'
import { formatWhen } from '../../src-shared/format/date'
import { startOfDay } from '../../src-shared/time'

beforeAll(lendBrowser)
beforeAll(lendCanvas)

afterEach(() => vi.restoreAllMocks())

it('shows the overview and the ledger one at a time in a short window', async () => {
  const roomy = matchMedia('')
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...roomy, matches: true })
  const { user } = await show(fakeEntries(3, 1))
  const budgets = (): HTMLElement | null => screen.queryByRole('group', { name: m.credits.budget.region() })
  const ledger = (): HTMLElement | null => screen.queryByRole('grid', { name: m.credits.ledger() })
  expect([budgets() !== null, ledger()]).toEqual([true, null])
  await user.click(screen.getByRole('radio', { name: m.credits.ledger() }))
  expect([budgets(), ledger() !== null]).toEqual([null, true])
  await user.click(screen.getByRole('radio', { name: m.credits.overview() }))
  expect([budgets() !== null, ledger()]).toEqual([true, null])
})

describe('rejected calls', () => {
  it('mentions no rejected calls if there are none', async () => {
    await show([])
    expect(notes()).toEqual([])
  })

  it('describes 402 and 429 responses differently', async () => {
    await show([], { locked: ['getNews'], fault: fault('quota-exceeded') })
    const [closed, locked] = notes()
    expect(closed).toMatch(/^Candlewick will retry in 1:1\d min\. Your key and plan are fine\.$/)
    expect(locked).toMatch(/^Your plan doesn’t include getNews\. .*yearly plan.*Refused calls are free/)
  })

  it.each(['rate-limited', 'limited'] as const)('announces an automatic retry after %s', async code => {
    await show([], { fault: fault(code) })
    expect(notes()[0]).toContain('will retry')
  })

  it('mentions no rejected calls while offline', async () => {
    await show([], { fault: fault('offline') })
    expect(notes()).toEqual([])
  })
})

describe('budgets and pace', () => {
  const strip = (): string =>
    screen.getByRole('group', { name: m.credits.budget.region() }).textContent!.replace(/\s+/g, ' ').trim()

  it('shows only the pace if no budget is set', async () => {
    await show([])
    expect(strip()).toBe(`${m.credits.pace.unknown()} ${m.credits.budget.set()}`)
  })

  it('sets budgets in place', async () => {
    const { user, wire } = await show([])
    await user.click(screen.getByRole('button', { name: m.credits.budget.set() }))
    await user.type(await screen.findByLabelText(m.credits.budget.daily()), '500{Enter}')
    await user.clear(screen.getByLabelText(m.credits.setting.share()))
    await user.keyboard('60{Enter}')
    expect(wire.inputs('settings', 'change')).toEqual([{ dailyBudget: 500 }, { backgroundShare: 60 }])
  })

  it('shows the spent share of a budget, when it resets and which marks spending has passed', async () => {
    const background = { limit: 700, used: 600 }
    const day = {
      span: 'day',
      limit: 1000,
      spent: 700,
      reserved: 10,
      unknown: 100,
      background,
      from: 0,
      renewsAt: 1,
      renewalSure: true
    } as const
    await show([], {}, { budgets: [day], elsewhere: { credits: 1244, assumed: 10, since: fixtureNow } })
    expect(strip()).toMatch(
      /^Daily budget 810 of 1,000 \(81 %\) 700 spent, 10 reserved, 100 unknown\. Automatic updates used 600 of 700. The budget resets at midnight\./
    )
    expect(strip()).toContain('1,234 credits used elsewhere with this key')
    const since = formatWhen(fixtureNow, fixtureNow)
    expect(strip()).toContain(m.credits.budget.usedByOther({ written: '10 credits', since }))
    expect(document.querySelectorAll('.mark.passed')).toHaveLength(2)
  })
})

describe('spending by day', () => {
  it('hides the chart of spending before the first charge', async () => {
    await show([])
    expect(screen.queryByRole('region', { name: m.credits.days.title() })).toBeNull()
  })

  it('sums up the calls of a chosen day above the ledger and beside the chart', async () => {
    const today = new Date(fixtureNow).setHours(0, 0, 0, 0)
    const by = (feature: 'watchlist' | 'first-contact', credits: number) => ({
      operation: 'getData',
      feature,
      calls: 1,
      ...spent(credits)
    })
    const days = [
      {
        from: startOfDay(today, -1),
        calls: 3,
        ...spent(47),
        by: [by('watchlist', 40), by('first-contact', 7)]
      },
      { from: today, calls: 1, ...spent(9), by: [by('watchlist', 9)] }
    ]
    const { user } = await show(fakeEntries(3, 1), {}, {}, days)
    const region = screen.getByRole('region', { name: m.credits.days.title() })
    const bar = region.querySelector<HTMLElement>('li button')!
    expect(screen.getByTestId('history-total').textContent).toBe('56')
    expect(screen.queryByTestId('ledger-sum')).toBeNull()
    const colours = [...region.querySelectorAll<HTMLElement>('.swatch')].map(swatch =>
      swatch.style.getPropertyValue('--dark')
    )
    expect(colours).toEqual(hues.dark.slice(0, 2))
    await user.click(bar)
    await settled()
    expect(screen.getByTestId('ledger-sum').textContent).toBe('Yesterday: 1,470 credits in 24 calls')
    expect(screen.getByTestId('history-total').textContent).toBe('47')
    await user.unhover(bar)
    await user.hover(bar)
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent?.trim()).toBe(
      'Yesterday: 47 spent, 3 calls. Watchlist 40, First check 7'
    )
    const first = within(region).getByRole('button', { name: m.schedule.feature['first-contact']() })
    expect(first.title).toContain(m.schedule.firstCheckHint())
  })

  it('opens at the day that another view wants to show', async () => {
    const { mirror } = await show(fakeEntries(3, 1))
    mirror.credits.wantedDay = startOfDay(fixtureNow, -1)
    await settled()
    expect(screen.getByLabelText<HTMLSelectElement>(m.credits.filter.period()).value).toBe('day')
  })

  it('the chart of spending is a single tab stop, and arrow keys move between days', async () => {
    const today = new Date(fixtureNow).setHours(0, 0, 0, 0)
    const days = [3, 2, 1, 0].map(ago => ({ from: today - ago * 86_400_000, calls: 1, ...spent(7), by: [] }))
    const { user } = await show(fakeEntries(1, 1), {}, {}, days)
    const region = screen.getByRole('region', { name: m.credits.days.title() })
    const bars = [...region.querySelectorAll<HTMLElement>('li button')]
    const stops = (): number[] => bars.map(bar => bars.indexOf(bar)).filter(at => bars[at]?.tabIndex === 0)
    expect(stops()).toEqual([3])
    bars[3]?.focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect([document.activeElement, stops()]).toEqual([bars[1], [1]])
    await user.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(bars[0])
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(bars[3])
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(bars[2]?.getAttribute('aria-pressed')).toBe('true')
    await user.tab()
    expect(bars).not.toContain(document.activeElement)
  })

  it("shows last month's spending by feature", async () => {
    const now = new Date(fixtureNow)
    const [from, to] = [1, 0].map(ago => new Date(now.getFullYear(), now.getMonth() - ago, 1).getTime())
    const kind = { operation: 'getNews', feature: 'news', calls: 3, ...spent(30) } as const
    const chart = { operation: 'getOHLC', feature: 'chart', calls: 1, ...spent(70) } as const
    const days = [
      { from: from!, calls: 4, ...spent(100), by: [chart, kind] },
      { from: to!, calls: 3, ...spent(30), by: [kind] }
    ]
    const { user, wire } = await show(fakeEntries(1, 1), {}, {}, days)
    await user.click(screen.getByRole('radio', { name: m.chart.ranges.month() }))
    await settled()
    const features = screen.getByRole('table', {
      name: m.credits.shares.features({ span: m.chart.ranges.month() })
    })
    expect(
      within(features)
        .getAllByRole('row')
        .map(row => row.textContent?.replace(/\s+/g, ' ').trim())
    ).toEqual([
      `${m.schedule.feature.chart()}70`,
      `${m.schedule.feature.news()}30`,
      `${m.credits.total()}100`
    ])
    await user.click(within(features).getByRole('button', { name: m.schedule.feature.news() }))
    await settled()
    expect(wire.inputs('credits', 'ledger').at(-1)).toMatchObject({ filter: { feature: 'news', from, to } })
  })

  it('shows the daily limit and the forecast', async () => {
    const today = new Date(fixtureNow).setHours(0, 0, 0, 0)
    const perHour = { credits: 5, isAtMost: false, isComplete: true, isSlowed: false }
    const forecast = { perDay: 120, allowedPerDay: 333.4, perHour }
    await show(fakeEntries(1, 1), {}, { forecast }, [{ from: today, calls: 1, ...spent(7), by: [] }])
    const region = screen.getByRole('region', { name: m.credits.days.title() })
    expect(region.textContent).toContain(m.credits.days.limit({ credits: '333' }))
    expect(region.textContent).toContain(m.credits.days.forecast({ credits: '120' }))
  })

  it('explains a day with unusually high spending', async () => {
    const quotes = { operation: 'getData', feature: 'watchlist', calls: 10, ...spent(70) } as const
    const bollinger = { operation: 'getBollinger', feature: 'explorer', calls: 14, ...spent(1400) } as const
    const today = new Date(fixtureNow).setHours(0, 0, 0, 0)
    const usual = [4, 3, 2].map(ago => ({
      from: today - ago * 86_400_000,
      calls: 10,
      ...spent(70),
      by: [quotes]
    }))
    const bad = { from: today - 86_400_000, calls: 24, ...spent(1470), by: [bollinger, quotes] }
    const { user, wire } = await show(fakeEntries(1, 1), {}, {}, [...usual, bad])
    const region = screen.getByRole('region', { name: m.credits.days.title() })
    expect(region.querySelectorAll('li')).toHaveLength(4)
    expect(region.querySelector('.bad')?.textContent).toContain(
      m.credits.days.cause({
        cause: '14 Bollinger calls (Explorer), 1,400 credits',
        usual: '70 credits'
      })
    )
    await user.click(within(region).getByText(/14 Bollinger calls/))
    await settled()
    expect(wire.inputs('credits', 'ledger').at(-1)).toMatchObject({
      filter: { from: bad.from, to: today, operation: 'getBollinger', feature: 'explorer' }
    })
  })
})
