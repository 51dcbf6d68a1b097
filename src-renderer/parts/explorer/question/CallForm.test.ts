import type { CoinName, OperationInfo } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { lendBrowser } from '../../../browser.fixture'
import CallForm from './CallForm.svelte'
import { fakeOperation, fakeParameter, fixtureTime } from '../explorer.fixture'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))
const intraday = fakeOperation('getOHLCIntraday', {
  parameters: [
    fakeParameter('symbol', { suggestions: ['BTC', 'BTC ETH'] }),
    fakeParameter('interval', { suggestions: ['1m', '1h'] }),
    fakeParameter('bars', { control: 'number' })
  ]
})

function show(operation: OperationInfo, change: object = {}) {
  const received = { onfill: vi.fn(), onleave: vi.fn(), onsubmit: vi.fn() }
  const search = async (text: string): Promise<readonly CoinName[]> =>
    text.toUpperCase() === 'ET' ? [{ symbol: 'ETH', name: 'Ethereum', source: null }] : []
  const props = {
    values: {},
    wrong: {},
    now: fixtureTime,
    search,
    run: words('Run'),
    remark: words(''),
    ...received
  }
  render(CallForm, { props: { operation, ...props, ...change } })
  return { ...received, user: userEvent.setup() }
}
const field = (name: string): HTMLInputElement => screen.getByRole('combobox', { name })

it('has a field for each parameter of the operation', () => {
  show(intraday)
  expect(screen.getAllByRole('combobox').map(one => one.getAttribute('name'))).toEqual([
    'symbol',
    'interval',
    'bars'
  ])
  expect(field('bars').inputMode).toBe('numeric')
  expect(field('interval').title).toContain(m.operations.bounds.interval({ most: 20 }))
  expect(screen.getByText(m.operations.form.interval())).toBeTruthy()
  expect(screen.getAllByText(/Leave empty to omit this parameter/)).toHaveLength(1)
})

it('explains that an operation has no parameters', () => {
  show(fakeOperation('getFearGreed', { parameters: [] }))
  expect(screen.queryAllByRole('combobox')).toEqual([])
  expect(screen.getByText(m.explorer.parameters.none())).toBeTruthy()
})

it('emits the text as the user types', async () => {
  const { user, onfill } = show(intraday, { values: { symbol: 'BTC e' } })
  await user.type(field('symbol'), 't')
  expect(onfill).toHaveBeenLastCalledWith('symbol', 'BTC et')
})

it('runs the call on Enter unless a suggestion is highlighted', async () => {
  const { user, onfill, onsubmit } = show(intraday)
  await user.click(field('interval'))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onfill).toHaveBeenLastCalledWith('interval', '1h')
  expect(onsubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onsubmit).toHaveBeenCalledTimes(1)
})

it('opens all suggestions with the button and closes them with Escape', async () => {
  const { user, onfill } = show(intraday, { values: { interval: '1h' } })
  const [, button] = screen.getAllByRole('button', { name: m.common.suggestions() })
  await user.click(button!)
  expect(screen.getAllByRole('option').map(one => one.textContent?.trim())).toEqual(['1m', '1h'])
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.click(button!)
  await user.click(screen.getByRole('option', { name: '1m' }))
  expect(onfill).toHaveBeenLastCalledWith('interval', '1m')
})

it('focuses an invalid field instead of running the call', async () => {
  const wrong = { bars: 'Give bars as a whole number from 1 to 100000.' }
  const { user, onsubmit } = show(intraday, { values: { symbol: 'BTC', bars: 'many' }, wrong })
  expect(field('bars').value).toBe('many')
  expect(screen.getByRole('alert').textContent).toContain(wrong.bars)
  expect(field('bars').getAttribute('aria-invalid')).toBe('true')
  await user.click(field('symbol'))
  await user.keyboard('{Enter}')
  expect(onsubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('bars'))
})

it('emits an event when a field loses focus', async () => {
  const { user, onleave } = show(intraday)
  await user.click(field('symbol'))
  await user.tab()
  expect(onleave).toHaveBeenCalledWith('symbol')
})
