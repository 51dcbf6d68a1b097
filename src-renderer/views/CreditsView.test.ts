import type {
  BudgetState,
  DailySum,
  DaySpent,
  FaultCode,
  Gauge,
  LedgerEntry,
  ScheduleStatus,
  SpendingReport
} from '@contract'
import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeGauge, fakeStatus, fixtureNow, noBudget } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { fakeEntries, fakeEntry, fakeSum } from '../parts/credit/ledger/ledger.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import { toasts } from '../ui/toasts.svelte'
import CreditsView from './CreditsView.svelte'

beforeAll(lendBrowser)

const spent = (credits: number) => ({ spent: credits, held: 0, unknown: 0 })
const report: SpendingReport = {
  calls: 24,
  ...spent(1470),
  byOperation: [
    { name: 'getBollinger', calls: 14, ...spent(1400) },
    { name: 'getData', calls: 10, ...spent(70) }
  ],
  byFeature: [{ name: 'explorer', calls: 24, ...spent(1470) }],
  byCoin: [
    { name: 'BTC', calls: 24, ...spent(1467.5) },
    { name: null, calls: 1, ...spent(2.5) }
  ],
  moreCoins: { coins: 900, ...spent(45) },
  dearest: [fakeEntry({ id: 7, operation: 'getBollinger', charged: 100 })],
  summedUntil: null
}

const summedUntil = new Date(2025, 7, 23).getTime()

async function show(
  entries: readonly LedgerEntry[] | null,
  status: Partial<ScheduleStatus> = {},
  budget: Partial<BudgetState> = {},
  days: readonly DaySpent[] = [],
  gauge: Partial<Gauge> = {},
  sums: readonly DailySum[] = []
) {
  let book = entries
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    schedule: { ...answers.schedule, status: () => ({ ...fakeStatus, ...status }) },
    credits: {
      ...answers.credits,
      budget: () => ({ ...noBudget, ...budget }),
      days: () => days,
      spending: () => ({ ...report, summedUntil: sums.length > 0 ? summedUntil : null }),
      dailySums: () => ({ sums, complete: true, until: summedUntil, edition: 0 }),
      gauge: () => ({ ...fakeGauge, ...gauge }),
      saveCsv: () => '/home/me/ledger.csv',
      ledger: ({ before, limit }) => {
        if (book === null) throw new Error('the ledger is gone')
        return book.filter(({ id }) => before === null || id < before).slice(0, limit)
      }
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(CreditsView, { context: new Map([[mirrorKey, mirror]]) })
  await settled()
  return {
    wire,
    user: userEvent.setup(),
    write(next: readonly LedgerEntry[]) {
      book = next
      const gauge = mirror.credits.gauge.value
      if (gauge)
        wire.say('gaugeChanged', { ...gauge, today: { ...gauge.today, spent: gauge.today.spent + 1 } })
    }
  }
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20))
const operations = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('.line .operation')].map(cell => cell.textContent?.trim())
const notes = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('note').map(note => note.textContent?.replace(/\s+/g, ' ').trim())
const fault = (code: FaultCode) => ({
  code,
  what: 'Stopped.',
  means: '',
  next: '',
  operation: null,
  said: null,
  retryAt: fixtureNow + 73_000
})

describe('the ledger', () => {
  it('shows a call as soon as it is written', async () => {
    const { write } = await show([fakeEntry({ id: 1, operation: 'getData' })])
    expect(operations()).toEqual(['getData'])
    write([fakeEntry({ id: 2, operation: 'getNews' }), fakeEntry({ id: 1, operation: 'getData' })])
    await settled()
    expect(operations()).toEqual(['getNews', 'getData'])
  })

  it('filters by any word, and says how far it has looked', async () => {
    const { user } = await show([...fakeEntries(260, 2), fakeEntry({ id: 1, operation: 'getOHLC' })])
    await user.type(screen.getByLabelText('Filter by any word'), 'ohlc')
    expect(screen.getByText('No line with “ohlc” among the newest 200.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Search older entries' }))
    await settled()
    expect(operations()).toEqual(['getOHLC'])
  })

  it('says what would be here before the first call', async () => {
    await show([])
    expect(screen.getByText('No call has been made yet')).toBeTruthy()
  })

  it('that cannot be read says so and can be read again', async () => {
    const { user, wire } = await show(null)
    expect(screen.getByText('The ledger could not be read.')).toBeTruthy()
    const before = wire.inputs('credits', 'ledger').length
    await user.click(screen.getByRole('button', { name: 'Read it again' }))
    await settled()
    expect(wire.inputs('credits', 'ledger').length).toBe(before + 1)
  })
})

it('says until when calls are kept as daily sums, beside the choices and where they begin in the list', async () => {
  const old = fakeSum({ at: new Date(2025, 7, 22, 12).getTime() })
  const { user } = await show(fakeEntries(3, 1), {}, {}, [], {}, [old])
  expect(screen.getAllByText('Calls before 23 August 2025 are kept as daily sums.')).toHaveLength(2)
  const line = [...document.querySelectorAll('.line')].at(-1)
  expect(line?.textContent?.replace(/\s+/g, ' ')).toMatch(
    /1,440 calls.*getData.*BTC ETH.*Watchlist.*2,880.*charged/
  )
  await user.click(screen.getByRole('radio', { name: 'Breakdown' }))
  expect(screen.getByText(/kept as daily sums\. The dearest calls are of those since\./)).toBeTruthy()
})

describe('choosing', () => {
  const newest = (wire: FakeBridge): unknown =>
    (wire.inputs('credits', 'ledger').at(-1) as { filter: unknown }).filter
  const any = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

  it('asks the books for one operation, coin, feature or time, and can be taken back', async () => {
    const { user, wire } = await show(fakeEntries(3, 1))
    await user.selectOptions(screen.getByLabelText('Operation'), 'getBollinger')
    await user.selectOptions(screen.getByLabelText('Coin'), 'BTC')
    await user.selectOptions(screen.getByLabelText('Feature'), 'Explorer')
    await settled()
    expect(newest(wire)).toEqual({ ...any, operation: 'getBollinger', coin: 'BTC', feature: 'explorer' })
    await user.selectOptions(screen.getByLabelText('Period'), 'Today')
    await settled()
    expect(newest(wire)).toMatchObject({ from: new Date(fixtureNow).setHours(0, 0, 0, 0), to: null })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await settled()
    expect(newest(wire)).toEqual(any)
  })

  it('offers the quota period once its beginning is known', async () => {
    const { user, wire } = await show(fakeEntries(3, 1), {}, { periodFrom: fixtureNow - 3_600_000 })
    await user.selectOptions(screen.getByLabelText('Period'), 'This quota period')
    await settled()
    expect(newest(wire)).toEqual({ ...any, from: fixtureNow - 3_600_000 })
    expect(screen.getByLabelText('Period').title).toMatch(/^Since .*\d\d:\d\d$/)
  })

  it('exports what was chosen, and says where it is or why it is not', async () => {
    const { user, wire } = await show(fakeEntries(3, 1))
    await user.selectOptions(screen.getByLabelText('Operation'), 'getData')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await settled()
    expect(wire.inputs('credits', 'saveCsv')).toEqual([{ ...any, operation: 'getData' }])
    expect(toasts.shown.at(-1)?.text).toBe('Saved as /home/me/ledger.csv.')
  })

  it('goes from a sum of the breakdown to its calls', async () => {
    const { user, wire } = await show(fakeEntries(3, 1))
    await user.click(screen.getByRole('radio', { name: 'Breakdown' }))
    const coins = screen.getByRole('region', { name: 'By coin' })
    expect(coins.textContent).toContain('no coin')
    expect(coins.textContent).toContain('900 more coins: 45 spent.')
    expect(screen.getByRole('region', { name: 'Dearest calls' }).textContent).toContain('getBollinger')
    await user.click(within(screen.getByRole('region', { name: 'By operation' })).getByText('getBollinger'))
    await settled()
    expect(newest(wire)).toEqual({ ...any, operation: 'getBollinger' })
    expect(screen.getByRole('table', { name: 'Ledger' })).toBeTruthy()
  })

  it('today’s unknown credits stand whole beside the count of calls', async () => {
    const today = { from: 0, spent: 0, held: 0, unknown: 700, calls: 11 }
    await show([], {}, {}, [], { today })
    const tally = screen.getByText('Today', { selector: 'dt' }).parentElement?.textContent ?? ''
    expect(tally.replace(/\s+/g, ' ').trim()).toMatch(/700 unknown · 11 calls$/)
  })

  it('lists the calls in doubt, and says what becomes of them', async () => {
    const unknown = { calls: 2, credits: 107 }
    const { user, wire } = await show(fakeEntries(3, 1), {}, {}, [], { unknown })
    expect(notes()[0]).toMatch(/^2 calls of unknown charge: 107 credits count for them\. Candlewick ended/)
    await user.click(screen.getByRole('button', { name: 'Show them' }))
    await settled()
    expect(newest(wire)).toEqual({ ...any, open: true })
  })
})

describe('doors', () => {
  it('are not spoken of while all are open', async () => {
    await show([])
    expect(notes()).toEqual([])
  })

  it('locked and closed are told in different words', async () => {
    await show([], { locked: ['getNews'], fault: fault('quota-exceeded') })
    const [closed, locked] = notes()
    expect(closed).toMatch(
      /^On hold for now\. The quota is used up.*resume by themselves; asked again in 1:1\d min\.$/
    )
    expect(locked).toMatch(/^Locked for this plan: getNews\. .*yearly plan.*Waiting changes nothing/)
  })

  it('closed by haste leaves quota, and an unsaid cause stays unsaid', async () => {
    await show([], { fault: fault('rate-limited') })
    expect(notes()[0]).toContain('Quota is left.')
    document.body.innerHTML = ''
    await show([], { fault: fault('limited') })
    expect(notes()[0]).toContain('did not say which')
  })

  it('are not blamed for a lost network', async () => {
    await show([], { fault: fault('offline') })
    expect(notes()).toEqual([])
  })
})

describe('budgets and pace', () => {
  const strip = (): string =>
    screen.getByRole('group', { name: 'Budgets and pace' }).textContent!.replace(/\s+/g, ' ').trim()

  it('without a budget of our own only the pace is told', async () => {
    await show([])
    expect(strip()).toBe('How long the quota lasts is known once the service has told it. Set a budget')
  })

  it('budgets are set where they are shown', async () => {
    const { user, wire } = await show([])
    await user.click(screen.getByRole('button', { name: 'Set a budget' }))
    await user.type(await screen.findByLabelText('Daily budget'), '500{Enter}')
    await user.clear(screen.getByLabelText('Share for what runs by itself'))
    await user.keyboard('60{Enter}')
    expect(wire.inputs('settings', 'change')).toEqual([{ dailyBudget: 500 }, { backgroundShare: 60 }])
  })

  it('a budget is told with its share, its renewal and the marks passed', async () => {
    const background = { limit: 700, used: 600 }
    const day = {
      span: 'day',
      limit: 1000,
      ...{ spent: 700, held: 10, unknown: 100 },
      background,
      from: 0,
      renewsAt: 1,
      renewalSure: true
    } as const
    await show([], {}, { budgets: [day], elsewhere: { credits: 1234, since: fixtureNow } })
    expect(strip()).toMatch(
      /^Daily budget 810 of 1,000 \(81 %\) 700 spent, 10 held, 100 unknown\. By itself 600 of its 700; renews at midnight\./
    )
    expect(strip()).toContain('1,234 credits were used elsewhere with this key')
    expect(document.querySelectorAll('.mark.passed')).toHaveLength(2)
  })
})

describe('spending by day', () => {
  it('is not shown before there is any', async () => {
    await show([])
    expect(screen.queryByRole('region', { name: 'Spending by day' })).toBeNull()
  })

  it('is one stop for Tab; the arrows go from day to day', async () => {
    const today = new Date(fixtureNow).setHours(0, 0, 0, 0)
    const days = [3, 2, 1, 0].map(ago => ({ from: today - ago * 86_400_000, calls: 1, ...spent(7), by: [] }))
    const { user } = await show(fakeEntries(1, 1), {}, {}, days)
    const region = screen.getByRole('region', { name: 'Spending by day' })
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

  it('draws each day, and explains a bad one', async () => {
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
    const region = screen.getByRole('region', { name: 'Spending by day' })
    expect(region.querySelectorAll('li')).toHaveLength(4)
    expect(region.querySelector('.bad')?.textContent).toContain(
      '14 Bollinger calls from the Explorer, 1,400 credits. A usual day costs 70 credits in all.'
    )
    await user.click(within(region).getByText(/14 Bollinger calls/))
    await settled()
    expect(wire.inputs('credits', 'ledger').at(-1)).toMatchObject({
      filter: { from: bad.from, to: today, operation: 'getBollinger', feature: 'explorer' }
    })
  })
})
