import type {
  ServiceComparison,
  BoardQuote,
  ComparisonKind,
  Difference,
  Fault,
  ScheduleStatus
} from '@contract'
import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeChart, fakeLayout, fakeLayouts } from '../bridge/fake-layouts.fixture'
import {
  fakeReported,
  fakeStatus,
  fixtureNow,
  knownPrice,
  nothingCompared
} from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import CoinPanel from './CoinPanel.svelte'
import { day } from '../../src-shared/time'

const differs = (at: number, local: number, service: number): Difference => ({
  at,
  local,
  service,
  difference: service - local,
  percent: ((service - local) / local) * 100
})

/**
 * Two bands over 119 days, which differ by 0.5% at the last bar. The largest difference is on 2 February,
 * where the service's band is 8% below the calculated one.
 */
export const answered = (kind: ComparisonKind, coins: readonly string[]): ServiceComparison => ({
  ...nothingCompared(kind, coins),
  reported: fakeReported,
  rows: [
    {
      id: 'upper',
      name: 'Upper',
      bars: 119,
      last: differs(fixtureNow - day, 200, 201),
      largest: differs(Date.UTC(2026, 1, 2), 200, 184)
    }
  ],
  lines: [
    {
      id: 'upper',
      name: 'Upper',
      time: Float64Array.of(fixtureNow - day, fixtureNow),
      value: Float64Array.of(200, 201)
    }
  ],
  notes: [{ code: 'forming-left-out' }]
})

export const fault = (part: Partial<Fault>): Fault =>
  new Refusal({ operation: 'getBollinger', ...part }).fault

interface Setup {
  readonly compare?: (kind: ComparisonKind, coins: readonly string[]) => ServiceComparison
  readonly ask?: (
    kind: ComparisonKind,
    coins: readonly string[]
  ) => ServiceComparison | Promise<ServiceComparison>
  readonly credits?: Answers['credits']
  readonly health?: ScheduleStatus['health']
  readonly quotes?: readonly BoardQuote[]
}

export async function show({
  compare = nothingCompared,
  ask = answered,
  credits,
  health = 'live',
  quotes
}: Setup = {}) {
  const answers = fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC', 'ETH', 'SOL'] }])
  const wire = fakeBridge({
    ...answers,
    layouts: fakeLayouts([fakeLayout({ charts: ['BTC', null, null, null].map(coin => fakeChart(coin)) })]),
    credits: { ...answers.credits, ...credits },
    market: {
      ...answers.market,
      ...(quotes && {
        board: () => ({ quotes, origin: 'live' as const, fetchedAt: fixtureNow, price: knownPrice(7) })
      })
    },
    schedule: { ...answers.schedule, status: () => ({ ...fakeStatus, health }) },
    serviceComparison: {
      view: ({ kind, coins }) => compare(kind, coins),
      ask: ({ kind, coins }) => ask(kind, coins) as ServiceComparison
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(CoinPanel, { props: { coin: 'BTC' }, context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { wire, mirror, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

export const kind = (name: RegExp): HTMLElement => screen.getByRole('button', { name })

export const details = (): HTMLElement => screen.getByTestId('comparison-bollinger')

export const shownWords = (element: HTMLElement | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export const compare = (): HTMLElement => screen.getByRole('button', { name: /^Compare with service/ })

export async function askBands({ user }: Awaited<ReturnType<typeof show>>): Promise<void> {
  await user.click(kind(/^Bollinger bands/))
  await user.click(compare())
  await agree(user)
}

export async function agree(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const sure = await screen.findByRole('alertdialog')
  await user.click(within(sure).getByRole('button', { name: /^Compare with service/ }))
}
