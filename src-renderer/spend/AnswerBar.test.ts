import type { AnswerStatus, ScheduleStatus } from '@contract'
import { cleanup, render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal } from '../bridge/fake-bridge.fixture'
import { fakeStatus, fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import AnswerBar from './AnswerBar.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const call = { operation: 'getMarketBreadth', params: { symbol: 'BTC ETH' } }
const notLoaded: AnswerStatus = {
  ...call,
  price: knownPrice(20),
  saved: null,
  autoRefreshMs: null,
  fault: null
}
const answered: AnswerStatus = {
  ...notLoaded,
  saved: {
    at: fixtureNow - 4 * 60_000,
    origin: 'live',
    charged: 20,
    remarks: [],
    missing: [],
    read: null,
    answer: { kind: 'breadth', data: { values: { advancing: 1 } }, dropped: 0 }
  }
}

async function show(known: AnswerStatus, ask = known, health: ScheduleStatus['health'] = 'live') {
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    schedule: { ...answers.schedule, status: () => ({ ...fakeStatus, health }) },
    answers: { view: () => known, ask: () => ask }
  })
  const mirror = createMirror(connect(wire.bridge))
  const props = { call, feature: 'market' as const, label: m.breadth.load(), what: 'Asks for breadth.' }
  render(AnswerBar, { props, context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve, 10))
  return { wire, mirror, user: userEvent.setup() }
}

it('shows the price before the first load, and offers auto-refresh after it', async () => {
  const { wire, user } = await show(notLoaded, answered)
  screen.getByText(m.answers.fromService())
  expect(document.body.textContent).not.toContain(m.common.notLoaded())
  const autoRefresh = (): HTMLElement | null =>
    screen.queryByRole('button', { name: m.answers.refreshLabel() })
  expect(autoRefresh()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Load breadth 20 credits' }))
  expect(wire.inputs('answers', 'ask')).toEqual([{ ...call, feature: 'market' }])
  await screen.findByText('4 min ago')
  screen.getByRole('button', { name: 'Refresh 20 credits' })
  expect(autoRefresh()).not.toBeNull()
})

it('looks up the price of its request only once', async () => {
  const { wire } = await show(notLoaded)
  wire.say('answersChanged', answered)
  await screen.findByText('4 min ago')
  expect(wire.inputs('answers', 'view')).toEqual([call])
})

it('marks a response shown while offline', async () => {
  await show(answered, answered, 'offline')
  screen.getByText(m.answers.offline({ span: '4 min' }))
})

it('reports an unreadable response and links to its field mapping', async () => {
  const answer = {
    kind: 'unrecognised',
    data: { leaves: [], leavesLeftOut: 0, raw: '{}' },
    dropped: 0
  } as const
  const { user, mirror } = await show({ ...answered, saved: { ...answered.saved!, answer } })
  expect(screen.getByRole('alert').textContent).toContain(m.faults.causeWhat['unknown-shape']())
  await user.click(screen.getByRole('button', { name: m.reading.map() }))
  expect(mirror.settings.viewState?.view).toBe('explorer')
  expect([mirror.explorer.chosen, mirror.explorer.view]).toEqual([call.operation, 'reading'])
})

it('shows how many values of a response are uncertain', async () => {
  const read = { understood: 11, leftover: 1, doubted: 2, dropped: 0 }
  await show({ ...answered, saved: { ...answered.saved!, read } })
  screen.getByText(m.reading.doubted({ count: '11 of 12 values understood, 1 not mapped, 2' }))
  cleanup()
  await show({ ...answered, saved: { ...answered.saved!, read: { ...read, doubted: 0 } } })
  expect(screen.queryByText(/values understood/)).toBeNull()
})

it('lists coins missing from the response', async () => {
  await show({ ...answered, saved: { ...answered.saved!, missing: ['SOL', 'ADA'] } })
  screen.getByText(m.answers.withoutCoins({ coins: 'SOL, ADA' }))
})

it('keeps an earlier response if the plan no longer includes the operation', async () => {
  const { fault } = new Refusal({ code: 'plan-required', operation: 'getMarketBreadth' })
  await show({ ...answered, fault })
  expect(screen.getByRole('alert').textContent).toContain('yearly plan')
  expect(screen.getByRole('alert').textContent).toContain(m.answers.earlierShown())
  screen.getByText('4 min ago')
})
