import type { DisplayCurrency, Fault, AnswerStatus } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import SettingsCurrency from './SettingsCurrency.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const own: DisplayCurrency = {
  currency: null,
  coin: 'BTC',
  rate: null,
  missingReason: null,
  fallbackCurrency: null
}
const refusal: Fault = {
  code: 'refused',
  cause: null,
  operation: 'getDataCurrency',
  said: 'Unknown currency PLN',
  retryAt: null
}

async function show(chosen: DisplayCurrency, fault: Fault | null = null, isSaying = false) {
  const known = ({ params }: { params: AnswerStatus['params'] }): AnswerStatus => ({
    operation: 'getDataCurrency',
    params,
    price: knownPrice(3),
    saved: null,
    autoRefreshMs: null,
    fault
  })
  const wire = fakeBridge({
    ...fakeMarket([]),
    answers: { view: known, ask: known },
    displayCurrency: {
      state: () => chosen,
      choose: input => ({ ...own, ...(input as object) }),
      sayMoney: input => ({ ...chosen, fallbackCurrency: (input as { money: string | null }).money })
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  mirror.displayCurrency.isSaying = isSaying
  render(SettingsCurrency, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve, 10))
  return { wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

it('shows the cost before a currency is chosen', async () => {
  const { wire, user } = await show(own)
  await user.selectOptions(screen.getByRole('combobox', { name: m.currency.title() }), 'EUR')
  const terms = await screen.findByRole('alertdialog')
  expect(terms.textContent).toContain(m.currency.loadWhat({ coin: 'BTC', currency: 'EUR' }))
  expect(terms.textContent).toMatch(/Per update\s*3/)
  expect(terms.textContent).toMatch(/72/)
  expect(wire.inputs('displayCurrency', 'choose')).toEqual([])
  expect(wire.inputs('answers', 'ask')).toEqual([])
  await user.click(screen.getByRole('button', { name: m.currency.confirmAction({ currency: 'EUR' }) }))
  expect(wire.inputs('displayCurrency', 'choose')).toEqual([{ currency: 'EUR', everyMs: 86_400_000 }])
})

it('explains a missing rate and offers to load it', async () => {
  await show({ ...own, currency: 'EUR' })
  screen.getByText(m.currency.rateMissing({ coin: 'BTC' }), { exact: false })
  screen.getByRole('button', { name: `${m.currency.load()} 3 credits` })
})

it('shows the service’s message when it rejects a currency', async () => {
  await show({ ...own, currency: 'PLN' }, refusal)
  expect(screen.getByRole('alert').textContent).toContain('Unknown currency PLN')
})

it.each<[NonNullable<DisplayCurrency['missingReason']>, string]>([
  [
    { code: 'other-currency', named: 'USD' },
    m.currency.missing['other-currency']({ named: 'USD', currency: 'PLN' })
  ],
  [{ code: 'no-price' }, m.currency.missing['no-price']({ coin: 'BTC', currency: 'PLN' })],
  [{ code: 'same-price' }, m.currency.missing['same-price']({ currency: 'PLN' })]
])('explains why a response has no rate: $code', async (reason, words) => {
  await show({ ...own, currency: 'PLN', missingReason: reason })
  expect(screen.getByText(words, { exact: false })).toBeTruthy()
})

const saying = (): HTMLSelectElement => screen.getByRole('combobox', { name: m.currency.fallback.label() })

it('sets and resets the currency of unlabelled prices for free', async () => {
  const { wire, user } = await show(own)
  expect(saying().selectedOptions[0]?.textContent).toBe(m.currency.fallback.none())
  await user.selectOptions(saying(), 'EUR')
  await user.selectOptions(saying(), '')
  expect(wire.inputs('displayCurrency', 'sayMoney')).toEqual([{ money: 'EUR' }, { money: null }])
  expect(wire.inputs('answers', 'ask')).toEqual([])
})

it('focuses the setting after a click on the mark of an assumed currency', async () => {
  await show(own, null, true)
  expect(document.activeElement).toBe(saying())
})

it('loads no rate if prices are already in the chosen currency', async () => {
  await show({ ...own, currency: 'EUR', fallbackCurrency: 'EUR' })
  expect(screen.queryByText(m.currency.rateMissing({ coin: 'BTC' }), { exact: false })).toBeNull()
})
