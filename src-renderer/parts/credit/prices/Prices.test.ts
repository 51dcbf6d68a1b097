import { render, screen, within } from '@testing-library/svelte'
import type { OperationInfo, UserPrice } from '@contract'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { lendBrowser } from '../../../browser.fixture'
import { createMirror, mirrorKey } from '../../../state/mirror'
import Prices from './Prices.svelte'
import { readUserPrice } from './user-price'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)

const data = {
  name: 'getData',
  priceRule: { rule: 'per coin' },
  params: {},
  price: { state: 'unknown', credits: null, learned: null, reserve: 100 }
} as unknown as OperationInfo

it("sets, changes and removes the user's price of an operation", async () => {
  let userPrices: Record<string, UserPrice> = {}
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    explorer: { ...answers.explorer, operations: () => [data], history: () => [] },
    credits: {
      ...answers.credits,
      userPrices: () => userPrices,
      setUserPrice: ({ operation, price }) => (userPrices = price ? { [operation]: price } : {})
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(Prices, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve, 20))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: m.credits.priceTable.setLabel({ name: 'getData' }) }))
  await user.type(screen.getByLabelText(m.credits.priceTable.amountLabel({ name: 'getData' })), 'two')
  await user.click(screen.getByRole('button', { name: m.common.save() }))
  expect(screen.getByRole('alert').textContent).toContain(m.credits.priceTable.invalid())
  await user.clear(screen.getByLabelText(m.credits.priceTable.amountLabel({ name: 'getData' })))
  await user.type(screen.getByLabelText(m.credits.priceTable.amountLabel({ name: 'getData' })), '0.5')
  await user.selectOptions(
    screen.getByLabelText(m.credits.priceTable.unitLabel({ name: 'getData' })),
    m.credits.priceTable.perCoin()
  )
  await user.click(screen.getByRole('button', { name: m.common.save() }))
  const row = await screen.findByRole('row', { name: /^quotes per coin getData/ })
  expect(row.textContent).toContain('0.5 credits per coin')
  await user.click(
    within(row).getByRole('button', { name: m.credits.priceTable.removeLabel({ name: 'getData' }) })
  )
  expect(wire.inputs('credits', 'setUserPrice')).toEqual([
    { operation: 'getData', price: { per: 'coin', credits: 0.5 } },
    { operation: 'getData', price: null }
  ])
  expect(
    await screen.findByRole('button', { name: m.credits.priceTable.setLabel({ name: 'getData' }) })
  ).toBeTruthy()
})

it.each(['', '-1', '1e3', '1000001', '0.1234567', 'NaN'])('rejects %j as a price', typed => {
  expect(readUserPrice(typed, 'call')).toBe(m.credits.priceTable.invalid())
})
