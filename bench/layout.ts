import { withBenchWindow } from './chart/built-page'
import type { BenchWindow } from './chart/electron'
import { median, report, round, type BenchFigure } from './chart/figures'

// Compares four charts of five indicators each with a single chart: the time until all are drawn, and the
// cost of ticking once a second.

const rounds = 7
const tickingSeconds = 15

async function drawn(window: BenchWindow, charts: number): Promise<number> {
  const took = await window.evaluate<number>(`layouts.open(${charts})`)
  await window.evaluate('layouts.close()')
  return took
}

async function drawing(window: BenchWindow): Promise<BenchFigure> {
  await drawn(window, 1)
  const [four, one]: [number[], number[]] = [[], []]
  for (let at = 0; at < rounds; at++) {
    one.push(await drawn(window, 1))
    four.push(await drawn(window, 4))
  }
  const ratio = round(median(four) / median(one))
  return {
    name: 'layout-drawn',
    ours: round(median(four)),
    peer: round(median(one)),
    ratio,
    unit: 'ms for 4 charts, the peer being 1 of them alone',
    rounds,
    target: 'ratio <= 2.5',
    met: ratio <= 2.5
  }
}

async function ticking(window: BenchWindow): Promise<BenchFigure> {
  await window.evaluate('layouts.open(4)')
  const tick = (): Promise<void> => window.evaluate<undefined>('layouts.tick()')
  const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 1000))
  await tick()
  await pause()
  const before = await window.cpuSeconds()
  for (let second = 0; second < tickingSeconds; second++) {
    await tick()
    await pause()
  }
  const share = round((100 * ((await window.cpuSeconds()) - before)) / tickingSeconds)
  await window.evaluate('layouts.close()')
  return {
    name: 'layout-ticking',
    ours: share,
    unit: '% of one core, all processes',
    rounds: tickingSeconds,
    target: 'ours < 20',
    met: share < 20
  }
}

await withBenchWindow(async window => {
  if (!report([await drawing(window), await ticking(window)])) process.exitCode = 1
})
