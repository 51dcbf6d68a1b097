import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import PriceMoney from './PriceMoney.svelte'

async function show(isGuess: boolean) {
  const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
  await new Promise(resolve => setTimeout(resolve))
  const money = { code: 'USD', isGuess }
  render(PriceMoney, { props: { money, hint: 'A hint.' }, context: new Map([[mirrorKey, mirror]]) })
  return mirror
}

it('links an assumed currency to the currency setting', async () => {
  const mirror = await show(true)
  const mark = screen.getByRole('button', { name: 'USD' })
  expect(mark.title).toMatch(/^A hint\. The service names no currency.* Select to change the currency\.$/)
  await userEvent.setup({ pointerEventsCheck: 0 }).click(mark)
  expect(mirror.settings.viewState?.view).toBe('settings')
  expect(mirror.displayCurrency.isSaying).toBe(true)
})

it('shows a known currency as plain text', async () => {
  await show(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('USD').title).toBe('A hint.')
})
