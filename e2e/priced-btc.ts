import type { DemoService } from '../src-demo/demo-service'
import type { CandlewickApp } from './candlewick-app'

/** Sets BTC's price at the service and advances the clock until the app has seen it. */
export type PriceBtc = (price: number) => Promise<void>

export const pricesBtc =
  (candlewick: CandlewickApp, { controls }: DemoService): PriceBtc =>
  async price => {
    const row = {
      symbol: 'BTC',
      last: String(price),
      lowest: '90',
      highest: '120',
      daily_change_percentage: '1'
    }
    controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
    await candlewick.advanceUntilMore(() => controls.calls('getData').length)
    for (let step = 0; step < 4; step++) {
      await candlewick.advance(20_000)
      await candlewick.settled()
    }
  }
