import { screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fixtureNow } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { fakeEntries, fakeEntry, fakeSum } from '../parts/credit/ledger/ledger.fixture'
import { toasts } from '../ui/toasts.svelte'
import { show, settled, operations, notes } from './credits-view.fixture'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

describe('the ledger', () => {
  it('shows a call as soon as it is recorded', async () => {
    const { write } = await show([fakeEntry({ id: 1, operation: 'getData' })])
    expect(operations()).toEqual(['getData'])
    write([fakeEntry({ id: 2, operation: 'getNews' }), fakeEntry({ id: 1, operation: 'getData' })])
    await settled()
    expect(operations()).toEqual(['getNews', 'getData'])
  })

  it('filters by words and shows how many entries it searched', async () => {
    const { user } = await show([...fakeEntries(260, 2), fakeEntry({ id: 1, operation: 'getOHLC' })])
    await user.type(screen.getByLabelText(m.credits.filter.text()), 'ohlc')
    expect(screen.getByText('No match for “ohlc” in the latest 200.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.credits.ledgerFoot.searchOlder() }))
    await settled()
    expect(operations()).toEqual(['getOHLC'])
  })

  it('explains that the ledger is empty before the first call', async () => {
    const { user, wire } = await show([])
    expect(screen.getByText(m.credits.ledgerEmpty.title())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.credits.ledgerEmpty.action() }))
    expect(wire.inputs('settings', 'change').at(-1)).toMatchObject({ viewState: { view: 'watch' } })
  })

  it('reports a read error and offers to retry', async () => {
    const { user, wire } = await show(null)
    expect(screen.getByText(m.credits.ledgerFoot.failed())).toBeTruthy()
    const before = wire.inputs('credits', 'ledger').length
    await user.click(screen.getByRole('button', { name: m.common.tryAgain() }))
    await settled()
    expect(wire.inputs('credits', 'ledger').length).toBe(before + 1)
  })
})

it('says until which day calls are combined into daily totals', async () => {
  const old = fakeSum({ at: new Date(2025, 7, 22, 12).getTime() })
  const { user } = await show(fakeEntries(3, 1), {}, {}, [], {}, [old])
  expect(screen.getAllByText(m.credits.days.summed({ until: '23 August 2025' }))).toHaveLength(2)
  const line = [...document.querySelectorAll('.line')].at(-1)
  expect(line?.textContent?.replace(/\s+/g, ' ')).toMatch(
    /1,440 calls.*Quotes per coin.*BTC ETH.*Watchlist.*2,880.*charged/
  )
  await user.click(screen.getByRole('radio', { name: m.credits.breakdown() }))
  expect(screen.getByText(/are combined by day\. Only later calls are listed\./)).toBeTruthy()
})

describe('ledger filters', () => {
  const newest = (wire: FakeBridge): unknown =>
    (wire.inputs('credits', 'ledger').at(-1) as { filter: unknown }).filter
  const any = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

  it('filters calls by operation, coin, feature or time', async () => {
    const { user, wire } = await show(fakeEntries(3, 1))
    await user.selectOptions(screen.getByLabelText(m.credits.operation()), 'getBollinger')
    await user.selectOptions(screen.getByLabelText(m.common.coin()), 'BTC')
    await user.selectOptions(screen.getByLabelText(m.credits.feature()), 'Explorer')
    await settled()
    expect(newest(wire)).toEqual({ ...any, operation: 'getBollinger', coin: 'BTC', feature: 'explorer' })
    await user.selectOptions(screen.getByLabelText(m.credits.filter.period()), 'Today')
    await settled()
    expect(newest(wire)).toMatchObject({ from: new Date(fixtureNow).setHours(0, 0, 0, 0), to: null })
    await user.click(screen.getByRole('button', { name: m.credits.filter.clear() }))
    await settled()
    expect(newest(wire)).toEqual(any)
  })

  it('offers the quota period once its start is known', async () => {
    const { user, wire } = await show(fakeEntries(3, 1), {}, { periodFrom: fixtureNow - 3_600_000 })
    await user.selectOptions(screen.getByLabelText(m.credits.filter.period()), m.credits.period.quota())
    await settled()
    expect(newest(wire)).toEqual({ ...any, from: fixtureNow - 3_600_000 })
    expect(screen.getByLabelText(m.credits.filter.period()).title).toMatch(/^Since .*\d\d:\d\d$/)
  })

  it('exports the filtered calls', async () => {
    const { user, wire } = await show(fakeEntries(3, 1))
    await user.selectOptions(screen.getByLabelText(m.credits.operation()), 'getData')
    await user.click(screen.getByRole('button', { name: m.credits.csv.action() }))
    await settled()
    expect(wire.inputs('credits', 'saveCsv')).toEqual([{ ...any, operation: 'getData' }])
    expect(toasts.shown.at(-1)?.text).toBe(m.common.savedAs({ answer: '/home/me/ledger.csv' }))
  })

  it('lists the calls behind a total when the user clicks the total in the breakdown', async () => {
    const { user, wire } = await show(fakeEntries(3, 1))
    await user.click(screen.getByRole('radio', { name: m.credits.breakdown() }))
    const coins = screen.getByRole('region', { name: 'By coin' })
    expect(coins.textContent).toContain(m.layouts.link.noCoin())
    expect(coins.textContent).toContain(`${m.credits.amounts.spent({ spent: '900 more coins: 45' })}.`)
    expect(screen.getByRole('region', { name: m.credits.dearest.title() }).textContent).toContain(
      'Bollinger bands'
    )
    await user.click(
      within(screen.getByRole('region', { name: 'By operation' })).getByText('Bollinger bands')
    )
    await settled()
    expect(newest(wire)).toEqual({ ...any, operation: 'getBollinger' })
    expect(screen.getByRole('grid', { name: m.credits.ledger() })).toBeTruthy()
  })

  it("shows today's unknown credits in full", async () => {
    const today = { from: 0, spent: 0, reserved: 0, unknown: 700, calls: 11 }
    await show([], {}, {}, [], { today })
    const tally = screen.getByText(m.formats.today(), { selector: 'dt' }).parentElement?.textContent ?? ''
    expect(tally.replace(/\s+/g, ' ').trim()).toMatch(/700 unknown · 11 calls$/)
  })

  it('explains why charges are unknown and lists the calls on request', async () => {
    const unknown = { calls: 2, credits: 107 }
    const { user, wire } = await show(fakeEntries(3, 1), {}, {}, [], { unknown })
    expect(notes()[0]).toMatch(
      /^The charge for 2 calls is unknown and counted as 107 credits\. The response was lost/
    )
    await user.click(screen.getByRole('button', { name: m.credits.openCalls.showAll() }))
    await settled()
    expect(newest(wire)).toEqual({ ...any, open: true })
  })
})
