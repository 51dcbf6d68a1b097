import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import type { CoinName } from '@contract'
import { lendBrowser } from '../browser.fixture'
import CoinField from './CoinField.svelte'

beforeAll(lendBrowser)

const listed: readonly CoinName[] = Array.from({ length: 2_500 }, (_, at) => ({
  symbol: `COIN${at}`,
  name: `Coin number ${at}`,
  source: null
}))

function show(
  search = async (text: string) => listed.filter(({ symbol }) => symbol.includes(text.toUpperCase()))
) {
  const ontype = vi.fn()
  const offered = [{ value: 'BTC', label: 'BTC' }]
  const { rerender } = render(CoinField, {
    props: {
      value: '',
      offered,
      'aria-label': 'Coin',
      search: async text => (await search(text)).slice(0, 20),
      ontype: (text: string) => {
        ontype(text)
        void rerender({ value: text })
      }
    }
  })
  return { ontype, user: userEvent.setup(), field: screen.getByRole('combobox') as HTMLInputElement }
}

it('suggests watched coins before the user types', async () => {
  const { user, field, ontype } = show()
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option').textContent?.trim()).toBe('BTC')
  await user.keyboard('{Enter}')
  expect(ontype).toHaveBeenLastCalledWith('BTC')
  expect(screen.queryByRole('option')).toBeNull()
})

it('finds the coin that matches the typed word among 2,500 coins', async () => {
  const { user, field, ontype } = show()
  await user.type(field, 'oin2499')
  expect((await screen.findByRole('option', { name: /COIN2499/ })).textContent).toMatch(
    /COIN2499\s*Coin number 2499/
  )
  await user.keyboard('{ArrowDown}{Enter}')
  expect(ontype).toHaveBeenLastCalledWith('COIN2499')
})

it('leaves an unlisted pair as typed', async () => {
  const { user, field, ontype } = show()
  const submitted = vi.fn((event: Event) => event.preventDefault())
  field.addEventListener('keydown', event => event.key === 'Enter' && submitted(event))
  await user.type(field, 'BTC@binance{Enter}')
  expect(ontype).toHaveBeenLastCalledWith('BTC@binance')
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(field.value).toBe('BTC@binance')
})

it('closes its list with Escape, and ignores the next Escape', async () => {
  const { user, field } = show()
  const outside = vi.fn()
  document.addEventListener('keydown', event => event.key === 'Escape' && outside())
  await user.type(field, 'coi')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field.value).toBe('coi')
  expect(outside).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(outside).toHaveBeenCalledTimes(1)
})

it('closes its list once a symbol is complete', async () => {
  const ether = ['ETH', 'ETHFI'].map(symbol => ({ symbol, name: '', source: null }))
  const { user, field } = show(async () => ether)
  await user.type(field, 'et')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await user.type(field, 'h')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
})

it('ignores the late result of an earlier search', async () => {
  const answers = new Map<string, (found: readonly CoinName[]) => void>()
  const { user, field } = show(text => new Promise(resolve => answers.set(text, resolve as never)))
  await user.type(field, 'et')
  answers.get('et')?.([{ symbol: 'ETH', name: 'Ethereum', source: null }])
  await screen.findByRole('option', { name: /ETH/ })
  answers.get('e')?.([{ symbol: 'EOS', name: 'EOS', source: null }])
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(screen.queryByRole('option', { name: /EOS/ })).toBeNull()
})
