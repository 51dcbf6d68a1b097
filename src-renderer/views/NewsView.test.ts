import type { Headline, NewsState } from '@contract'
import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeSeries, fakeStatus, fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import NewsView from './NewsView.svelte'
import { m } from '../../src-shared/messages/m'
import { day } from '../../src-shared/time'

beforeAll(lendBrowser)

const headlines: readonly Headline[] = ['BTC', 'ETH', 'SOL'].map((coin, place) => ({
  id: coin,
  title: `About ${coin}`,
  source: 'CoinPost',
  at: fixtureNow - place,
  summary: null,
  coins: [coin],
  linked: true,
  host: 'news.example.com',
  read: false
}))
const list: NewsState = {
  headlines,
  fetchedAt: fixtureNow,
  origin: 'live',
  price: knownPrice(10),
  everyMs: null
}

async function show(
  news: Answers['news'] = {},
  schedule: Answers['schedule'] = {},
  state = list,
  market: Answers['market'] = {}
) {
  let current = state
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    market: { ...answers.market, ...market },
    schedule: { ...answers.schedule, ...schedule },
    news: {
      list: () => current,
      refresh: () => current,
      open: () => undefined,
      markRead: ({ ids }) =>
        (current = {
          ...current,
          headlines: current.headlines.map(one => (ids.includes(one.id) ? { ...one, read: true } : one))
        }),
      ...news
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(NewsView, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const titles = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('listitem').map(row => row.querySelector('.title')?.textContent)

it('filters by coin, words and unread, and clears the filters', async () => {
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText(m.common.coin()), 'ETH')
  expect(titles()).toEqual(['About ETH'])
  await user.type(screen.getByLabelText(m.credits.filter.text()), 'nothing like it')
  expect(titles()).toEqual([])
  await user.click(screen.getByRole('button', { name: m.news.filter.clear() }))
  expect(titles()).toHaveLength(3)
})

it('keeps the open headline visible when only unread ones are shown', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('switch', { name: m.news.filter.unread() }))
  await user.click(screen.getByText('About ETH'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: m.news.markRead({ unreadShown: '2' }) })).toBeTruthy()
  )
  expect(titles()).toHaveLength(3)
  await user.click(screen.getByText('About SOL'))
  await waitFor(() => expect(titles()).toEqual(['About BTC', 'About SOL']))
})

it('marks only the filtered headlines as read', async () => {
  const { user, wire } = await show()
  await user.selectOptions(screen.getByLabelText(m.common.coin()), 'ETH')
  await user.click(screen.getByRole('button', { name: m.news.markRead({ unreadShown: '1' }) }))
  expect(wire.inputs('news', 'markRead')).toEqual([{ ids: ['ETH'] }])
})

it('keeps the headlines and explains why a refresh failed', async () => {
  const refresh = (): never => {
    throw new Refusal({ code: 'offline', what: m.faults.what.offline() })
  }
  const { user } = await show({ refresh })
  await user.click(screen.getByRole('button', { name: 'Refresh 10 credits' }))
  expect((await screen.findByRole('alert')).textContent).toContain(m.faults.what.offline())
  expect(titles()).toHaveLength(3)
})

it("doesn't repeat an error that the banner already shows", async () => {
  const trouble = new Refusal({ code: 'offline', what: m.faults.what.offline() })
  const refresh = (): never => {
    throw trouble
  }
  const { user, wire } = await show(
    { refresh },
    { status: () => ({ ...fakeStatus, health: 'offline', fault: trouble.fault }) }
  )
  await user.click(screen.getByRole('button', { name: 'Refresh 10 credits' }))
  await waitFor(() => expect(wire.inputs('news', 'refresh')).toHaveLength(1))
  await new Promise(resolve => setTimeout(resolve))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the age of saved news while offline', async () => {
  const old = { ...list, origin: 'cached' as const, fetchedAt: fixtureNow - 7_200_000 }
  await show({}, { status: () => ({ ...fakeStatus, health: 'offline' }) }, old)
  expect(screen.getByText('offline, 2 h old')).toBeTruthy()
})

it('shows the interval of auto-refresh and its cost per day', async () => {
  await show({}, {}, { ...list, everyMs: 1_800_000 })
  expect(screen.getByText(/automatic, every 30 min, 480 credits a day/)).toBeTruthy()
})

it('offers the first load with its price', async () => {
  const { user, wire } = await show({}, {}, { ...list, headlines: [], fetchedAt: null })
  await user.click(screen.getByRole('button', { name: 'Load headlines 10 credits' }))
  expect(wire.inputs('news', 'refresh')).toHaveLength(1)
})

it("shows that the plan doesn't include news", async () => {
  await show({}, { status: () => ({ ...fakeStatus, locked: ['getNews'] }) })
  expect(screen.getByText(m.news.locked.title())).toBeTruthy()
  expect(titles()).toHaveLength(3)
})

it('calls a price from daily candles the close before the headline', async () => {
  const narrow = innerWidth
  Object.assign(globalThis, { innerWidth: 1280 })
  try {
    const midnight = Math.floor(fixtureNow / day) * day
    const time = Float64Array.from({ length: 6 }, (_, index) => midnight - (6 - index) * day)
    const daily = { time, close: time.map((_, index) => 100 + index) }
    await show({}, {}, list, {
      candles: ({ coin, interval }) => ({ ...fakeSeries(coin, interval), ...(interval === '1d' && daily) })
    })
    await screen.findByText(m.news.around.closeBefore())
    expect(screen.queryByText(m.news.around.then())).toBeNull()
  } finally {
    Object.assign(globalThis, { innerWidth: narrow })
  }
})

it('shows the selected headline next to the list from 1280 px', async () => {
  const narrow = innerWidth
  Object.assign(globalThis, { innerWidth: 1280 })
  try {
    const { wire, user } = await show()
    const reader = (): string | null => screen.getByRole('article', { name: m.news.reader() }).textContent
    expect(reader()).toContain('About BTC')
    expect(wire.inputs('news', 'markRead')).toEqual([])
    await user.keyboard('jj')
    expect(reader()).toContain('About ETH')
    screen.getByText(m.news.around.none({ coin: 'ETH' }))
    await user.click(screen.getByRole('button', { name: /^Open in browser/ }))
    expect(wire.inputs('news', 'open')).toEqual([{ id: 'ETH' }])
  } finally {
    Object.assign(globalThis, { innerWidth: narrow })
  }
})
