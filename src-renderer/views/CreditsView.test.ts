import type { BudgetState, DaySpent, FaultCode, LedgerEntry, ScheduleStatus } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket, fakeStatus, fixtureNow, noBudget } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { fakeEntries, fakeEntry } from '../parts/credit/ledger.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import CreditsView from './CreditsView.svelte'

beforeAll(lendBrowser)

async function show(
  entries: readonly LedgerEntry[] | null,
  status: Partial<ScheduleStatus> = {},
  budget: Partial<BudgetState> = {},
  days: readonly DaySpent[] = []
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
      if (gauge) wire.say('gaugeChanged', { ...gauge, spentToday: gauge.spentToday + 1 })
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
    await user.type(screen.getByLabelText('Filter the ledger'), 'ohlc')
    expect(screen.getByText('No entry with “ohlc” among the newest 200.')).toBeTruthy()
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

describe('doors', () => {
  it('are not spoken of while all are open', async () => {
    await show([])
    expect(notes()).toEqual([])
  })

  it('locked and closed are told in different words', async () => {
    await show([], { locked: ['getNews'], fault: fault('quota-exceeded') })
    const [closed, locked] = notes()
    expect(closed).toMatch(
      /^Closed for now\. The quota is used up.*opens by itself; asked again in 1:1\d min\.$/
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
    expect(strip()).toBe('How long the quota lasts is known once the service has told it.')
  })

  it('a budget is told with its share, its renewal and the marks passed', async () => {
    const background = { limit: 700, spent: 600 }
    const day = {
      span: 'day',
      limit: 1000,
      spent: 810,
      background,
      from: 0,
      renewsAt: 1,
      renewalSure: true
    } as const
    await show([], {}, { budgets: [day], elsewhere: { credits: 1234, since: fixtureNow } })
    expect(strip()).toMatch(
      /^Daily budget 810 of 1,000 \(81 %\), renews at midnight By itself 600 of its 700;/
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

  it('draws each day, and explains a bad one', async () => {
    const quotes = { operation: 'getData', feature: 'watchlist', calls: 10, credits: 70 } as const
    const bollinger = { operation: 'getBollinger', feature: 'explorer', calls: 14, credits: 1400 } as const
    const today = new Date(fixtureNow).setHours(0, 0, 0, 0)
    const usual = [4, 3, 2].map(ago => ({
      from: today - ago * 86_400_000,
      calls: 10,
      credits: 70,
      by: [quotes]
    }))
    const bad = { from: today - 86_400_000, calls: 24, credits: 1470, by: [bollinger, quotes] }
    await show([], {}, {}, [...usual, bad])
    const region = screen.getByRole('region', { name: 'Spending by day' })
    expect(region.querySelectorAll('li')).toHaveLength(4)
    expect(region.querySelector('.bad')?.textContent).toContain(
      '14 getBollinger calls from Explorer (1,400 credits)'
    )
  })
})
