import type { Gauge as Facts } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fixtureNow } from '../../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { lendBrowser } from '../../../browser.fixture'
import { createMirror, mirrorKey } from '../../../state/mirror'
import Gauge from './Gauge.svelte'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)

const gauge: Facts = {
  used: 41_200,
  limit: 100_000,
  readAt: fixtureNow,
  quotaReported: 'yes',
  today: { from: fixtureNow, spent: 2_114, reserved: 15, unknown: 110, calls: 214 },
  thisRun: { spent: 388, reserved: 15, unknown: 0, calls: 1 },
  last: { operation: 'getData', charged: 7, at: fixtureNow },
  reserved: { calls: 1, credits: 15 },
  unknown: { calls: 2, credits: 110 }
}

async function show(facts: Partial<Facts>) {
  const onledger = vi.fn()
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    credits: { ...answers.credits, gauge: () => ({ ...gauge, ...facts }) }
  })
  const context = new Map([[mirrorKey, createMirror(connect(wire.bridge))]])
  const { container } = render(Gauge, { props: { onledger }, context })
  await new Promise(resolve => setTimeout(resolve))
  const button = container.querySelector<HTMLElement>('button')!
  return { button, wire, onledger, user: userEvent.setup() }
}

it("shows the used quota and today's spent, reserved and unknown credits", async () => {
  const { button } = await show({})
  expect(button.dataset).toMatchObject({ used: '41200', limit: '100000' })
  expect(button.textContent).toContain('41,200 of 100,000 used')
  expect(button.textContent).toContain(
    `today ${m.credits.amounts.spent({ spent: '2,114' })}, ${m.credits.amounts.reserved({ reserved: '15' })}, ${m.credits.amounts.unknown({ unknown: '110' })}`
  )
})

it.each([
  [{ used: null, limit: null }, { used: 'unknown', limit: 'unknown' }, 'quota unknown'],
  [{ used: null }, { used: 'unknown', limit: '100000' }, '? of 100,000 used'],
  [{ limit: null }, { used: '41200', limit: 'unknown' }, '41,200 of ? used']
] as const)('shows %j as unknown, never as 0', async (facts, dataset, text) => {
  const { button } = await show(facts)
  expect(button.dataset).toMatchObject(dataset)
  expect(button.textContent).toContain(text)
})

it('updates with each event', async () => {
  const { button, wire } = await show({})
  wire.say('gaugeChanged', { ...gauge, used: 41_207 })
  await new Promise(resolve => setTimeout(resolve))
  expect(button.dataset.used).toBe('41207')
})

// jsdom has no layout, so the button seems to be out of view and its dialog counts as hidden.
it('opens the details with a link to the ledger', async () => {
  const { button, user, onledger } = await show({})
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: m.common.credits(), hidden: true })
  expect(dialog.textContent).toContain(
    m.conditions.creditsNow({ value: '41,200 of 100,000 used (41 %), 58,800' })
  )
  expect(dialog.textContent).toMatch(/Today\s*2,114\s*15\s*110\s*214/)
  expect(dialog.textContent).toMatch(/Since startup\s*388\s*15\s*0\s*1/)
  expect(dialog.textContent).toContain(
    m.credits.gauge
      .unsettled({ calls: '2 calls', credits: '110 credits' })
      .map(part => (typeof part === 'string' ? part : part.text))
      .join('')
  )
  await user.click(screen.getByText(m.credits.gauge.openLedger()))
  expect(onledger).toHaveBeenCalledOnce()
})

it('shows the price of the last call as unknown, not as free', async () => {
  const { button, user } = await show({ last: { operation: 'getNews', charged: null, at: fixtureNow } })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: m.common.credits(), hidden: true })
  expect(dialog.textContent).toMatch(/Last call\s*\?\s*news/)
})

it.each([
  ['not-yet', m.credits.quotaUnknownWhy.notYet()],
  ['no', m.credits.quotaUnknownWhy.never()]
] as const)('explains why the quota is unknown (reported: %s)', async (quotaReported, words) => {
  const { button, user } = await show({ used: null, limit: null, readAt: null, quotaReported: quotaReported })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: m.common.credits(), hidden: true })
  expect(dialog.textContent).toContain(m.credits.gauge.unknown({ gauge: String(words) }))
})

it('shows the cost of the next hour', async () => {
  const { button, user } = await show({})
  await user.click(button)
  expect((await screen.findByTestId('hour-cost')).textContent).toBe(m.credits.hour.off())
})
