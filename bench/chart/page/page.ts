import { averagesOf, type Contender } from './contender'
import { Empty } from './empty'
import { measureIndicators } from './indicators'
import { LayoutCharts } from './layout-charts'
import { candleCount, makeCandles } from './market'
import { afterDrawing, FrameMeter, settle } from './meter'
import { Ours } from './ours'
import { Peer } from './peer'
import { checkPixels, comparePictures, type Likeness, type PixelCheck } from './pixels'

export type ChartSide = 'ours' | 'peer' | 'empty'

declare const gc: undefined | (() => void)

const candles = makeCandles()
let host = document.createElement('div')
let contender: Contender | null = null
let meter: FrameMeter | null = null

function freshHost(): void {
  host.remove()
  host = document.createElement('div')
  host.style.cssText = 'width:1200px;height:700px'
  document.body.append(host)
}

async function onFreshHost<Found>(build: () => Promise<Found>): Promise<Found> {
  freshHost()
  await settle()
  const found = await build()
  host.remove()
  return found
}

function create(side: ChartSide): Contender {
  if (side === 'empty') return new Empty()
  return side === 'ours' ? new Ours() : new Peer()
}

const bench = {
  /** Measures the time until all 21,600 candles are drawn, ms. */
  async open(side: ChartSide): Promise<number> {
    freshHost()
    await settle()
    contender = create(side)
    // The averages of both charts come from the same library, so calculating them isn't part of the measured
    // time.
    const averages = averagesOf(candles)
    const begin = performance.now()
    contender.open(host, candles, averages)
    await afterDrawing()
    const took = performance.now() - begin
    await settle()
    return took
  },

  async range(from: number, to: number): Promise<void> {
    contender?.setRange(from, to)
    await settle()
  },

  startFrames(): void {
    meter = new FrameMeter()
    meter.start()
  },

  async endFrames(): Promise<readonly number[]> {
    await afterDrawing()
    return meter?.stop() ?? []
  },

  /** Measures the time from each change of the last candle until it's drawn, ms. */
  async ticks(count: number): Promise<readonly number[]> {
    const took: number[] = []
    const last = candleCount - 1
    const open = candles.open[last]!
    for (let tick = 0; tick < count; tick++) {
      const close = open * (1 + Math.sin(tick) * 0.002)
      const bar = { time: candles.time[last]!, open, close, volume: 50 + tick }
      const begin = performance.now()
      contender?.tick({ ...bar, high: Math.max(open, close), low: Math.min(open, close) })
      await afterDrawing()
      took.push(performance.now() - begin)
    }
    return took
  },

  close(): void {
    contender?.close()
    contender = null
    host.remove()
  },

  pixels: (from: number, to: number): Promise<PixelCheck> =>
    onFreshHost(() => checkPixels(host, candles, from, to)),

  likeness: (from: number, to: number): Promise<Likeness> =>
    onFreshHost(() => comparePictures(host, candles, from, to)),

  indicators: () => measureIndicators(candles, 60),

  /**
   * Opens and closes the chart repeatedly. Resolves to the size of the JavaScript heap afterwards, in bytes.
   */
  async memory(side: ChartSide, cycles: number): Promise<number> {
    for (let cycle = 0; cycle < cycles; cycle++) {
      freshHost()
      contender = create(side)
      contender.open(host, candles, averagesOf(candles))
      await afterDrawing()
      bench.close()
      await afterDrawing()
    }
    for (let round = 0; round < 4; round++) {
      gc?.()
      await settle()
    }
    const { memory } = performance as Performance & { memory: { usedJSHeapSize: number } }
    return memory.usedJSHeapSize
  }
}

let layout: LayoutCharts | null = null
const layouts = {
  async open(count: number): Promise<number> {
    layout = new LayoutCharts(count)
    return layout.draw()
  },
  tick: (): void => layout?.tick(),
  close(): void {
    layout?.close()
    layout = null
  }
}

export type Bench = typeof bench
Object.assign(window, { bench, layouts })
