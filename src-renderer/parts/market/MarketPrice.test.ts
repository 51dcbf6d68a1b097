import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import MarketPrice from './MarketPrice.svelte'
import { priceListOf } from './price-column'

beforeAll(lendBrowser)

it('aligns the decimal marks of a table’s prices', () => {
  const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
  const rows = [83_214.61, 0.09616, 2.3074, null].map((price, at) => ({ coin: `C${at}`, price }))
  const { money: most, room } = priceListOf(rows, mirror.displayCurrency)
  const digits = rows.map(row => {
    const { container } = render(MarketPrice, {
      props: { row, most, room },
      context: new Map([[mirrorKey, mirror]])
    })
    const [, fraction] = container.textContent.trim().split('.')
    const invisible = container.querySelector('[data-pad]')?.getAttribute('data-pad')
    return fraction && `${fraction}${invisible}`.length
  })
  expect(digits).toEqual([5, 5, 5, undefined])
})
