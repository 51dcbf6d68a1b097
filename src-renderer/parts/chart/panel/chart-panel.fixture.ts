import type { BoardQuote, CandleSeries, ChartCount, Interval } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fakeChart, fakeLayout, fakeLayouts } from '../../../bridge/fake-layouts.fixture'
import { fakeStatus, fixtureNow, knownPrice } from '../../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { IndicatorEngine } from '../../../charts/indicators/indicator-engine'
import type { IndicatorRequest } from '../../../charts/indicators/messages'
import { createMirror, mirrorKey } from '../../../state/mirror'
import { ChartSetup } from '../setup/chart-setup.svelte'
import { chartIntervalMs } from '../setup/intervals'
import ChartWorkspace from '../layout/ChartWorkspace.svelte'

/** The last candle is current. */
export function series(interval: Interval, size: number, fields: Partial<CandleSeries> = {}): CandleSeries {
  const step = chartIntervalMs[interval]
  const end = Math.floor(fixtureNow / step) * step
  const column = (read: (at: number) => number): Float64Array =>
    Float64Array.from({ length: size }, (_, at) => read(at))
  return {
    coin: 'BTC',
    interval,
    time: column(at => end - (size - 1 - at) * step),
    open: column(() => 100),
    high: column(() => 103),
    low: column(() => 99),
    close: column(() => 102),
    volume: column(() => 5),
    provisionalFrom: size,
    fetchedAt: fixtureNow - 1000,
    origin: 'live',
    fault: null,
    planRequired: false,
    price: knownPrice(20),
    loading: false,
    corrected: [],
    ...fields
  }
}

interface Setup {
  readonly candles?: (interval: Interval, coin: string) => CandleSeries | Promise<CandleSeries>
  readonly interval?: Interval
  readonly isOffline?: boolean
  readonly coins?: readonly (string | null)[]
  readonly over?: string
  readonly count?: ChartCount
  readonly quotes?: readonly BoardQuote[]
}

/**
 * Sets the coin of a series. A promise is returned unchanged, because a test may leave it pending or reject
 * it.
 */
function withCoin(given: CandleSeries | Promise<CandleSeries>, coin: string): CandleSeries {
  return (given instanceof Promise ? given : { ...given, coin }) as CandleSeries
}

export function show({
  candles = interval => series(interval, 400),
  interval = '1h',
  isOffline = false,
  coins = ['BTC', null, null, null],
  over,
  count = 1,
  quotes
}: Setup = {}) {
  const answers = fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC', 'ETH', 'SOL', 'XRP', 'ADA'] }])
  const wire = fakeBridge({
    ...answers,
    layouts: fakeLayouts([
      fakeLayout({ count, charts: coins.map(coin => fakeChart(coin, { interval, over })) })
    ]),
    market: {
      ...answers.market,
      ...(quotes && {
        board: () => ({ quotes, origin: 'live' as const, fetchedAt: fixtureNow, price: knownPrice(7) })
      }),
      candles: ({ coin, interval: requested }) => withCoin(candles(requested, coin), coin),
      loadCandles: ({ coin, interval: requested }) => withCoin(candles(requested, coin), coin),
      candleReach: () => ({
        offers: [{ bars: 600, adds: 570, price: knownPrice(6) }],
        limit: { code: 'empty' }
      }),
      showCharts: () => undefined
    },
    schedule: {
      ...answers.schedule,
      status: () => ({ ...fakeStatus, health: isOffline ? 'offline' : 'live' })
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  const setup = new ChartSetup(mirror.layouts, 0)
  render(ChartWorkspace, { context: new Map([[mirrorKey, mirror]]) })
  return { wire, mirror, setup, user: userEvent.setup() }
}

export const picture = (): Promise<HTMLElement> => screen.findByRole('img', { name: /candles/ })
export const candleCount = async (): Promise<string | undefined> => (await picture()).dataset.candles

export class InlineWorker extends EventTarget {
  readonly #editor = new IndicatorEngine(answer =>
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) })))
  )

  postMessage(message: IndicatorRequest): void {
    this.#editor.take(structuredClone(message))
  }
}
