import type { CoinCost, CoinName } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import CoinSearch from './CoinSearch.svelte'

beforeAll(lendBrowser)

const never = (): Promise<never> => new Promise(() => undefined)

function searching(found: readonly CoinName[], cost?: CoinCost) {
  const [onadd, ongo, onratio] = [vi.fn(() => Promise.resolve(true)), vi.fn(), vi.fn()]
  render(CoinSearch, {
    props: {
      coins: ['LINK'],
      listed: true,
      onadd,
      ongo,
      onratio,
      offer: createRawSnippet(() => ({ render: () => '<i></i>' })),
      search: vi.fn(never).mockResolvedValueOnce(found as never),
      cost: vi.fn(never).mockResolvedValueOnce((cost ?? null) as never)
    }
  })
  const field = screen.getByRole<HTMLInputElement>('combobox')
  field.focus()
  const type = (text: string): void => {
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    flushSync()
  }
  const press = (key: string): boolean =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return { type, press, onadd, ongo, onratio }
}

it('chooses the typed coin on Enter even if its search result arrives late', async () => {
  const { type, press, onadd, ongo } = searching([{ symbol: 'LEO', name: 'LEO Token', source: null }])
  type('L')
  await screen.findByRole('option', { name: /LEO/ })
  type('LINK')
  press('Enter')
  expect(ongo.mock.calls).toEqual([['LINK']])
  expect(onadd).not.toHaveBeenCalled()
})

it('hides the cost of the previous input as soon as the user types on', async () => {
  const { type } = searching([], { now: 10, then: 2_000, isBeyond: false })
  type('AAA BBB')
  await screen.findByText(/2,000/)
  type('AAA BBB CCC')
  expect(screen.queryByText(/2,000/)).toBeNull()
})

it('shows the ratio of two coins instead of adding them', async () => {
  const { type, press, onadd, onratio } = searching([])
  type('sol/eth')
  await screen.findByRole('option', { name: /^SOL\/ETH/ })
  press('Enter')
  expect(onratio.mock.calls).toEqual([['SOL/ETH']])
  expect(onadd).not.toHaveBeenCalled()
})
