import type { ScheduleStatus } from '@contract'
import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeStatus } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import StatusBar from './StatusBar.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

function show(status: Partial<ScheduleStatus> = {}, connection: Partial<typeof fakeConnection> = {}) {
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    connection: { state: () => ({ ...fakeConnection, ...connection }) },
    schedule: { ...answers.schedule, status: () => ({ ...fakeStatus, ...status }) }
  })
  render(StatusBar, { context: new Map([[mirrorKey, createMirror(connect(wire.bridge))]]) })
  return { wire, user: userEvent.setup() }
}

it("shows the status, the next call, today's calls and the credits", async () => {
  show()
  await waitFor(() =>
    expect(screen.getByTestId('service-status').textContent).toContain(m.health.standing.live())
  )
  await waitFor(() => expect(screen.getByTestId('status-next').textContent).toBe('next quotes in 12 s'))
  expect(await screen.findByText(m.shell.callsToday({ calls: 214 }))).toBeTruthy()
  const gauge = await screen.findByRole('button', { name: /41,200 of 100,000 used/ })
  expect([gauge.dataset.used, gauge.dataset.limit]).toEqual(['41200', '100000'])
})

it('never shows simulated data as live', async () => {
  show({}, { mode: 'demo' })
  await waitFor(() => expect(screen.getByTestId('service-status').dataset.status).toBe('simulated'))
})

it('pauses and resumes', async () => {
  const { wire, user } = show()
  await user.click(await screen.findByRole('button', { name: m.shell.pause.label() }))
  await user.click(await screen.findByRole('menuitem', { name: m.shell.pause.untilResumed() }))
  expect(wire.inputs('schedule', 'pause')).toEqual([{ until: null }])
  expect(await screen.findByText(m.schedule.paused.untilResumed())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.shell.pause.resume() }))
  await waitFor(() => expect(screen.getByTestId('service-status').dataset.status).toBe('live'))
})

it('offers no pause before the user agrees to the plan', async () => {
  show({ health: 'stopped' }, { plan: 'proposed' })
  await waitFor(() => expect(screen.getByTestId('service-status').dataset.status).toBe('unplanned'))
  expect(screen.queryByRole('button', { name: m.shell.pause.label() })).toBeNull()
})

it('shows update intervals by tier only while credits are short', async () => {
  const tiers = [
    { tier: 'chart', coins: ['BTC'], everyMs: 120_000, creditsPerDay: 720 },
    { tier: 'rest', coins: ['ETH', 'SOL'], everyMs: 2_400_000, creditsPerDay: 72 }
  ] as const
  const { wire } = show({ tiers })
  const shown = await screen.findByTestId('status-tiers')
  expect(shown.textContent).toBe(
    m.plan.tiers.quotes({ tiers: 'BTC on the chart every 2 min, 2 others every 40 min' })
  )
  wire.say('scheduleChanged', fakeStatus)
  await waitFor(() => expect(screen.queryByTestId('status-tiers')).toBeNull())
})
