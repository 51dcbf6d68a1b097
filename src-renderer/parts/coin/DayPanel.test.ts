import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fixtureNow } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import DayPanel from './DayPanel.svelte'
import { formatUtcDay } from '../../../src-shared/format/date'
import { day } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const midnight = Math.floor(fixtureNow / day) * day

function show() {
  const price = Float64Array.of(10, 20, 30)
  const time = Float64Array.of(midnight - 2 * day, midnight - day, midnight)
  const candles = { time, open: price, high: price, low: price, close: price, volume: price }
  const mirror = createMirror(
    connect(fakeBridge(fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC'] }])).bridge)
  )
  const context = new Map([[mirrorKey, mirror]])
  render(DayPanel, { props: { coin: 'BTC', candles, now: null, today: fixtureNow }, context })
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>(m.coin.pastDay.field()) }
}

it('shows an error for an invalid date only after the user has typed all of it', async () => {
  const { user, field } = show()
  const example = formatUtcDay(fixtureNow - 365 * day)
  expect(field.placeholder).toBe(example)
  await user.type(field, '2026-02')
  expect(screen.getByText(m.coin.pastDay.invalid({ example }))).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(field, '-30')
  expect(screen.getByRole('alert').textContent?.trim()).toBe(m.coin.pastDay.invalid({ example }))
  expect(screen.queryByRole('button')).toBeNull()
})

it('finds a loaded day and ignores spaces around the date', async () => {
  const { user, field } = show()
  await user.type(field, ` ${formatUtcDay(midnight - day)} `)
  expect(screen.getByTestId('day').textContent).toContain('20')
  expect(screen.queryByText(/^Enter a day/)).toBeNull()
})
