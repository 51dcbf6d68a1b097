import type { CallPreview, ExplorerAnswer, PastRun } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeConnection } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import {
  fakeAnswer,
  fakeAnswers,
  fakeOperation,
  fakeParameter,
  fakePrice,
  fixtureTime
} from '../parts/explorer/explorer.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import ExplorerView from './ExplorerView.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const operations = [
  fakeOperation('getData', { price: fakePrice(7, 'learned') }),
  fakeOperation('getFearGreed', { parameters: [], price: fakePrice(0, 'known'), kind: 'fearGreed' }),
  fakeOperation('getBollinger', {
    tag: m.operations.tags['Technical Analysis'](),
    price: fakePrice(100, 'known'),
    locked: true
  }),
  fakeOperation('getTimeframe', { parameters: [fakeParameter('symbol'), fakeParameter('interval')] })
]
const priceOf = (name: string): CallPreview => ({
  price: operations.find(one => one.name === name)?.price ?? null,
  wrong: {},
  savedAt: null
})
const plan = {
  code: 'plan-required' as const,
  cause: null,
  operation: 'getData',
  said: 'No access',
  retryAt: null
}

async function show(
  explorer: Answers['explorer'] = {},
  connection = fakeConnection,
  lists: Parameters<typeof fakeMarket>[0] = []
) {
  const answers = fakeMarket(lists)
  const wire = fakeBridge({
    ...answers,
    connection: { state: () => connection },
    explorer: {
      operations: () => operations,
      history: () => [],
      preview: ({ operation }) => priceOf(operation),
      readSaved: () => null,
      run: ({ operation, params }): ExplorerAnswer => fakeAnswer(fakeAnswers.quotes, { operation, params }),
      openLink: () => undefined,
      ...explorer
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(ExplorerView, { context: new Map([[mirrorKey, mirror]]) })
  await waitFor(() => expect(operation('getData')).toBeTruthy())
  return { wire, mirror, user: userEvent.setup() }
}
const list = () => within(screen.getByRole('navigation', { name: m.explorer.operations() }))
const operation = (name: string): HTMLElement =>
  list().getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
const run = (): HTMLElement => screen.getByRole('button', { name: /^Run/ })
const runs = (wire: { inputs: (concept: 'explorer', name: string) => readonly unknown[] }) =>
  wire.inputs('explorer', 'run')

describe('the list of operations', () => {
  it('groups operations and shows their prices before any call', async () => {
    const { wire } = await show()
    expect(
      list()
        .getAllByRole('heading', { level: 2 })
        .map(one => one.textContent)
    ).toEqual([m.operations.tags['Market Data'](), m.operations.tags['Technical Analysis']()])
    expect(operation('getData').textContent).toContain('~7')
    expect(operation('getFearGreed').textContent).toContain('free')
    expect(operation('getBollinger').textContent).toContain('100')
    expect(operation('getTimeframe').textContent).toContain('?')
    expect(within(operation('getBollinger')).getByText(m.explorer.operationList.locked())).toBeTruthy()
    expect(within(operation('getData')).queryByText(m.explorer.operationList.locked())).toBeNull()
    expect(screen.getByText(m.explorer.start.title())).toBeTruthy()
    expect(runs(wire)).toEqual([])
  })

  it('finds an operation and chooses it with Enter', async () => {
    const { user } = await show()
    await user.type(screen.getByRole('searchbox', { name: m.explorer.operationList.find() }), 'per coin')
    await waitFor(() => expect(list().queryByRole('button', { name: /\bgetBollinger\b/ })).toBeNull())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'symbol' })))
  })

  it('fills in all watched coins for operations that need several', async () => {
    const breadth = fakeOperation('getMarketBreadth', { price: fakePrice(20, 'learned') })
    const list = { id: 1, name: 'Majors', coins: ['BTC', 'ETH', 'SOL'] }
    const { user } = await show({ operations: () => [...operations, breadth] }, fakeConnection, [list])
    const symbol = (): string => (screen.getByRole('combobox', { name: 'symbol' }) as HTMLInputElement).value
    await user.click(operation('getMarketBreadth'))
    await waitFor(() => expect(symbol()).toBe('BTC ETH SOL'))
    await user.clear(screen.getByRole('combobox', { name: 'symbol' }))
    await user.type(screen.getByRole('combobox', { name: 'symbol' }), 'XRP')
    await user.click(operation('getTimeframe'))
    await user.click(operation('getMarketBreadth'))
    expect(symbol()).toBe('XRP')
  })

  it('moves through the operations with the arrow keys', async () => {
    const { user } = await show()
    operation('getData').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(operation('getFearGreed'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(operation('getBollinger'))
  })
})

it('opens with suggested requests and their prices', async () => {
  const { user, wire } = await show()
  const card = (words: string): HTMLElement =>
    screen.getByRole('heading', { name: words }).closest<HTMLElement>('li')!
  const { questions } = m.explorer
  expect(card(questions.mood()).querySelector('[data-price="free"]')).toBeTruthy()
  expect(screen.queryByText(questions.largest({ count: 10 }))).toBeNull()
  await user.click(within(card(questions.price({ coin: 'BTC' }))).getByRole('button'))
  expect(runs(wire)).toEqual([{ operation: 'getData', params: { symbol: 'BTC' } }])
  expect(await screen.findByText('68,078.50')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: questions.title() }))
  expect(card(questions.mood())).toBeTruthy()
})

describe('running an operation', () => {
  it('shows the price before and the charge after the call', async () => {
    const { user, wire } = await show()
    await user.click(operation('getData'))
    expect(run().textContent).toContain('~7')
    await user.type(screen.getByRole('combobox', { name: 'symbol' }), 'BTC{Enter}')
    expect(await screen.findByText(m.explorer.charge.charged({ charged: '7 credits' }))).toBeTruthy()
    expect(runs(wire)).toEqual([{ operation: 'getData', params: { symbol: 'BTC' } }])
    expect(await screen.findByText('68,078.50')).toBeTruthy()
  })

  it('shows that the call is running until the response arrives', async () => {
    let answered: (answer: ExplorerAnswer) => void = () => undefined
    const answer = new Promise<ExplorerAnswer>(resolve => (answered = resolve))
    const { user } = await show({ run: () => answer as unknown as ExplorerAnswer })
    await user.click(operation('getFearGreed'))
    expect(screen.getByText(m.explorer.answerEmpty.title())).toBeTruthy()
    await user.click(run())
    expect(await screen.findByText(m.common.loading())).toBeTruthy()
    expect(screen.queryByText(m.explorer.answerEmpty.title())).toBeNull()
    answered(fakeAnswer(fakeAnswers.fearGreed, { operation: 'getFearGreed', params: {} }))
    expect(await screen.findByText(m.explorer.charge.charged({ charged: '7 credits' }))).toBeTruthy()
    expect(screen.queryByText(m.common.loading())).toBeNull()
  })

  it.each([
    ['an unknown price', 'getTimeframe', m.spend.question.unknown({ label: 'Run' })],
    ['a price above the limit', 'getBollinger', 'Run for 100 credits?']
  ])('asks for confirmation of %s, also by keyboard', async (_, name, question) => {
    const { user, wire } = await show()
    await user.click(operation(name))
    await waitFor(() => expect(run()).toBeTruthy())
    await user.keyboard('{Control>}{Enter}{/Control}')
    const dialog = await screen.findByRole('alertdialog', { name: question })
    expect(runs(wire)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: /^Run/ }))
    await waitFor(() => expect(runs(wire)).toHaveLength(1))
  })

  it('explains an invalid value instead of making the call', async () => {
    const wrong = { symbol: { code: 'coin-form' as const } }
    const { user, wire } = await show({ preview: () => ({ price: null, wrong, savedAt: null }) })
    await user.click(operation('getData'))
    expect(await screen.findByText(/^Enter a coin such as BTC or BTC@binance/)).toBeTruthy()
    expect((run() as HTMLButtonElement).disabled).toBe(true)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(runs(wire)).toEqual([])
  })

  it('makes no call until the user agrees to the plan', async () => {
    const { user, wire } = await show({}, { ...fakeConnection, plan: 'proposed' })
    await user.click(operation('getData'))
    expect(await screen.findByText(m.faults.causeWhat['plan-not-agreed']())).toBeTruthy()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(runs(wire)).toEqual([])
  })

  it('shows an error with its cause and remedy', async () => {
    const failed = fakeAnswer(null, { fault: plan, charged: 0, status: 402, body: '{"status":false}' })
    const { user } = await show({ run: () => failed })
    await user.click(operation('getFearGreed'))
    await user.click(run())
    const alert = await screen.findByRole('alert')
    for (const words of [
      m.faults.what['plan-required'](),
      m.faults.means['upstream-unavailable'](),
      m.faults.next['plan-required'](),
      plan.said
    ])
      expect(alert.textContent).toContain(words)
    expect(screen.getByText(m.explorer.charge.free())).toBeTruthy()
    expect(screen.getByText(m.explorer.answer.httpStatus({ status: 402 }))).toBeTruthy()
  })

  it('still shows the earlier response after a failed call, or the failed one if the user wants', async () => {
    let next = fakeAnswer(fakeAnswers.candles, { operation: 'getFearGreed' })
    const { user } = await show({ run: () => next })
    await user.click(operation('getFearGreed'))
    await user.click(run())
    expect(screen.queryByText(m.answers.earlierShown())).toBeNull()
    next = fakeAnswer(null, { fault: plan, charged: 0, status: 402, body: '{"status":false}' })
    await user.click(run())
    expect(await screen.findByText(m.answers.earlierShown())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.explorer.answer.showFailed() }))
    expect(screen.getByRole('region', { name: m.explorer.answer.rawLabel() })).toBeTruthy()
    expect(screen.getAllByText(m.explorer.charge.free())).toHaveLength(1)
    expect(screen.queryByText(m.answers.earlierShown())).toBeNull()
    await user.click(screen.getByRole('button', { name: m.explorer.answer.showEarlier() }))
    expect(screen.queryByRole('region', { name: m.explorer.answer.rawLabel() })).toBeNull()
  })
})

it('shows a saved response from the history for 0 credits', async () => {
  const past: PastRun = { operation: 'getTimeframe', params: { symbol: 'ETH' }, charged: 48, at: fixtureTime }
  const saved = fakeAnswer(fakeAnswers.candles, {
    operation: 'getTimeframe',
    params: past.params,
    isSaved: true
  })
  const { user, wire } = await show({
    history: () => [past],
    preview: ({ operation: name }) => ({
      ...priceOf(name),
      savedAt: name === 'getTimeframe' ? fixtureTime : null
    }),
    readSaved: () => saved
  })
  await user.click(await screen.findByRole('radio', { name: m.explorer.tabs.history({ length: 1 }) }))
  await user.click(screen.getByRole('button', { name: /\bgetTimeframe$/ }))
  expect(await screen.findByText(/^Saved, .* 0 credits$/)).toBeTruthy()
  expect((screen.getByRole('combobox', { name: 'symbol' }) as HTMLInputElement).value).toBe('ETH')
  expect(runs(wire)).toEqual([])
})
