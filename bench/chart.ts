import { withBenchWindow } from './chart/built-page'
import type { BenchWindow } from './chart/electron'
import { median, p95, report, round, type BenchFigure } from './chart/figures'
import type { IndicatorTimes } from './chart/page/indicators'
import type { ChartSide } from './chart/page/page'
import type { PixelCheck } from './chart/page/pixels'
import { drags, wheels } from './chart/strokes'

// Compares our chart with lightweight-charts in one window of the app's Electron. Both get the same data
// (21,600 one-minute candles with volume and five averages), size and input, and take turns going first.

const sides = ['ours', 'peer', 'empty'] as const satisfies readonly ChartSide[]
const rounds = 7
const all = 21_600
/** A mouse sends an event this often, 125 times a second. */
const everyMs = 8

interface Round {
  readonly firstPaint: number
  readonly pan: number
  readonly panNear: number
  readonly zoom: number
  readonly tick: number
}

async function framesWhile(window: BenchWindow, act: () => Promise<void>): Promise<number[]> {
  await window.evaluate('bench.startFrames()')
  await act()
  return window.evaluate<number[]>('bench.endFrames()')
}

async function measure(window: BenchWindow, side: ChartSide): Promise<Round> {
  const firstPaint = await window.evaluate<number>(`bench.open('${side}')`)
  const ticks = await window.evaluate<number[]>('bench.ticks(40)')
  const pan = await framesWhile(window, () =>
    window.input(
      drags(4, 30, drag => drag % 2 === 0),
      everyMs
    )
  )
  await window.evaluate(`bench.range(0, 300)`)
  const panNear = await framesWhile(window, () =>
    window.input(
      drags(85, 90, () => true),
      everyMs
    )
  )
  await window.evaluate(`bench.range(0, ${all})`)
  const zoom = await framesWhile(window, () => window.input(wheels(60, 60), everyMs * 2))
  await window.evaluate('bench.close()')
  return { firstPaint, pan: p95(pan), panNear: p95(panNear), zoom: p95(zoom), tick: median(ticks) }
}

function compare(name: string, times: Readonly<Record<ChartSide, number[]>>, most: number): BenchFigure {
  const [ours, peer, empty] = sides.map(side => round(median(times[side]))) as [number, number, number]
  const ratio = round(ours / peer)
  return {
    name,
    ours,
    peer,
    empty,
    ratio,
    unit: 'ms',
    rounds,
    target: `ratio <= ${most}`,
    met: ratio <= most
  }
}

async function memory(window: BenchWindow): Promise<BenchFigure> {
  const megabytes = 1_048_576
  const growth = { ours: NaN, peer: NaN }
  for (const side of ['ours', 'peer'] as const) {
    const once = await window.evaluate<number>(`bench.memory('${side}', 1)`)
    const tenTimes = await window.evaluate<number>(`bench.memory('${side}', 10)`)
    growth[side] = tenTimes / once
    if (process.env.BENCH_VERBOSE) console.error(side, once / megabytes, tenTimes / megabytes)
  }
  const ratio = round(growth.ours)
  const rest = {
    unit: 'heap after 10 cycles / after 1',
    rounds: 1,
    target: 'ratio <= 1.05',
    met: ratio <= 1.05
  }
  return { name: 'chart-memory', ours: ratio, peer: round(growth.peer), ratio, ...rest }
}

function limited(name: string, values: readonly number[], most: number): BenchFigure {
  const ours = round(median(values))
  return { name, ours, unit: 'ms', rounds: values.length, target: `ours <= ${most}`, met: ours <= most }
}

async function indicators(window: BenchWindow): Promise<BenchFigure[]> {
  const times: IndicatorTimes[] = []
  for (let at = 0; at < rounds; at++) times.push(await window.evaluate<IndicatorTimes>('bench.indicators()'))
  return [
    limited(
      'indicators',
      times.map(one => one.all),
      400
    ),
    limited(
      'indicators-tick',
      times.map(one => median(one.ticks)),
      2
    )
  ]
}

/** Checks that every column of pixels reaches from its low to its high. */
async function pixels(window: BenchWindow): Promise<BenchFigure> {
  const zooms = [
    [0, all],
    [9_000, 12_000],
    [15_000, 15_150]
  ]
  let [columns, wrong] = [0, 0]
  for (const [from, to] of zooms) {
    const found = await window.evaluate<PixelCheck>(`bench.pixels(${from}, ${to})`)
    columns += found.columns
    wrong += found.wrong
  }
  const target = 'ours = 0, at 3 zooms'
  return {
    name: 'chart-pixels',
    ours: wrong,
    unit: `wrong of ${columns} columns`,
    rounds: 1,
    target,
    met: wrong === 0
  }
}

async function run(window: BenchWindow): Promise<BenchFigure[]> {
  const results: Record<ChartSide, Round[]> = { ours: [], peer: [], empty: [] }
  // The first round is a warm-up.
  for (const side of sides) {
    await window.evaluate(`bench.open('${side}')`)
    await window.evaluate('bench.close()')
  }
  for (let at = 0; at < rounds; at++) {
    for (const side of at % 2 === 0 ? sides : sides.toReversed())
      results[side].push(await measure(window, side))
    if (process.env.BENCH_VERBOSE) console.error(sides.map(side => results[side].at(-1)))
  }
  const pick = (side: ChartSide, name: keyof Round): number[] => results[side].map(one => one[name])
  const times = (name: keyof Round): Record<ChartSide, number[]> => ({
    ours: pick('ours', name),
    peer: pick('peer', name),
    empty: pick('empty', name)
  })
  return [
    await pixels(window),
    compare('chart-first-paint', times('firstPaint'), 0.2),
    compare('chart-pan-p95', times('pan'), 0.5),
    compare('chart-pan-near-p95', times('panNear'), 0.6),
    compare('chart-zoom-p95', times('zoom'), 0.3),
    compare('chart-tick', times('tick'), 0.15),
    await memory(window),
    ...(await indicators(window))
  ]
}

await withBenchWindow(async window => {
  if (!report(await run(window))) process.exitCode = 1
})
