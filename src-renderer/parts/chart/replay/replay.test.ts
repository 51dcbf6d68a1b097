import { expect, test, vi } from 'vitest'
import { catalogue } from '../../../../src-shared/indicators/catalogue'
import { at, barsOf, type IndicatorBar } from '../../../../src-shared/indicators/columns'
import { defaults, reader } from '../../../../src-shared/indicators/params'
import { IndicatorRun } from '../../../../src-shared/indicators/run'
import { Candles } from '../../../charts/series/candles'
import { alignedCloses } from '../../../charts/scene/compare'
import { IndicatorEngine } from '../../../charts/indicators/indicator-engine'
import { IndicatorFeed, type IndicatorValues } from '../../../charts/indicators/feed'
import type { IndicatorAnswer } from '../../../charts/indicators/messages'
import { Scene } from '../../../charts/scene/scene'
import { ReplayRecording } from './recording'
import { Replay, type NextFrame } from './replay.svelte'
import { hour } from '../../../../src-shared/time'

function wandering(size: number): Candles {
  let [close, seed] = [100, 7]
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const bars = Array.from({ length: size }, (_, index): IndicatorBar => {
    const open = close
    close = open * (1 + (next() - 0.5) * 0.04)
    const [high, low] = [
      Math.max(open, close) * (1 + next() * 0.01),
      Math.min(open, close) * (1 - next() * 0.01)
    ]
    return { time: (index + (index > 60 ? 5 : 0)) * hour, open, high, low, close, volume: 100 + next() * 900 }
  })
  const column = (name: keyof IndicatorBar): Float64Array => Float64Array.from(bars, bar => bar[name])
  const columns = { time: column('time'), open: column('open'), high: column('high'), low: column('low') }
  return new Candles({ ...columns, close: column('close'), volume: column('volume') }, hour)
}

const all = wandering(200)
const startAt = (bar: number, put: (bar: IndicatorBar) => void = () => undefined, frames?: NextFrame) =>
  new Replay(new ReplayRecording(all), bar, put, frames)

test('a replay shows no bar after its current time', () => {
  const replay = startAt(50)
  expect([replay.candles.size, replay.time]).toEqual([51, 50 * hour])
  replay.jump(120)
  expect([replay.candles.size, replay.candles.lastClose]).toEqual([121, all.bar(120)?.close])
  replay.step(-3)
  expect(replay.candles.size).toBe(118)
  replay.step(-1000)
  expect(replay.candles.size).toBe(1)
})

test('stepping forward adds the next bars in order and stops at the end', () => {
  const put: IndicatorBar[] = []
  const replay = startAt(195, bar => put.push(bar))
  const { candles } = replay
  replay.step(1)
  replay.step(10)
  expect(put).toEqual([196, 197, 198, 199].map(index => all.bar(index)))
  expect(replay.candles).toBe(candles)
  expect([replay.bar, replay.isAtEnd]).toEqual([199, true])
})

test("new candles don't affect a running replay", () => {
  const live = wandering(100)
  const recording = new ReplayRecording(live)
  live.put({ ...live.bar(99)!, close: 1 })
  live.put({ time: 1e12, open: 1, high: 1, low: 1, close: 1, volume: 1 })
  expect(recording.size).toBe(100)
  expect(recording.bar(99)).toEqual(wandering(100).bar(99))
})

test('a time selects the bar that contains it, or in a gap the last bar before it', () => {
  const recording = new ReplayRecording(all)
  expect(recording.barAt(-5)).toBe(0)
  expect(recording.barAt(10 * hour)).toBe(10)
  expect(recording.barAt(10.9 * hour)).toBe(10)
  expect(recording.barAt(63 * hour)).toBe(60)
  expect(recording.barAt(1e15)).toBe(199)
})

test('a replay plays at its speed and stops at the end', () => {
  const frames: ((now: number) => void)[] = []
  const cancel = vi.fn()
  const replay = startAt(100, undefined, draw => {
    frames.push(draw)
    return cancel
  })
  const frame = (now: number): void => frames.splice(0).forEach(draw => draw(now))
  replay.speed = 10
  replay.play()
  frame(1000)
  expect(replay.bar).toBe(100)
  frame(1200)
  expect(replay.bar).toBe(102)
  replay.toggle()
  expect([replay.isPlaying, cancel.mock.calls.length]).toEqual([false, 1])
  frames.length = 0
  replay.speed = 25
  replay.toggle()
  for (let now = 2000; now < 8000; now += 100) frame(now)
  expect([replay.bar, replay.isPlaying, frames.length]).toEqual([199, false, 0])
  replay.play()
  expect(replay.isPlaying).toBe(false)
})

test.each(catalogue.map(definition => [definition.id, definition] as const))(
  "the values of %s don't depend on later bars",
  (_, definition) => {
    const read = reader(definition, defaults(definition))
    const run = (size: number): IndicatorRun => {
      const made = new IndicatorRun(definition, read)
      made.load(barsOf(all, size))
      return made
    }
    const whole = run(all.size)
    for (const size of [60, 61, 120, 199])
      run(size).outputs.forEach((column, output) =>
        expect([...column.subarray(0, size)]).toEqual([...whole.outputs[output]!.subarray(0, size)])
      )
  }
)

test('indicator values depend only on visible bars', () => {
  let values: ReadonlyMap<string, IndicatorValues> = new Map()
  const listeners = new Set<(answer: IndicatorAnswer) => void>()
  const editor = new IndicatorEngine(answer =>
    listeners.forEach(listener => listener(structuredClone(answer)))
  )
  const feed = new IndicatorFeed(
    {
      ask: message => editor.take(structuredClone(message)),
      listen: listener => (listeners.add(listener), () => listeners.delete(listener))
    },
    { computed: now => (values = now), moved: () => undefined }
  )
  const shown = ['sma', 'rsi', 'ichimoku'].map(indicator => ({ key: indicator, indicator, values: {} }))
  const replay: Replay = startAt(90, bar => {
    replay.candles.put(bar)
    feed.tick(bar)
  })
  let loaded: Candles | null = null
  for (const step of [0, 1, 1, 5, -1, -1, 1, -30, 2, 90, -200, 60, 1]) {
    replay.step(step)
    if (replay.candles !== loaded) feed.load((loaded = replay.candles), shown)
    for (const { key, indicator } of shown) {
      const definition = catalogue.find(({ id }) => id === indicator)!
      const fresh = new IndicatorRun(definition, reader(definition, {}))
      fresh.load(barsOf(all, replay.bar + 1))
      values.get(key)!.outputs.forEach((column, output) => {
        for (let bar = 0; bar < column.length; bar++)
          expect(at(column, bar)).toEqual(bar <= replay.bar ? at(fresh.outputs[output]!, bar) : NaN)
      })
    }
  }
})

test('draws a compared line only up to the current bar', () => {
  const replay = startAt(120, bar => scene.touch(replay.candles.put(bar)))
  const scene = new Scene(replay.candles)
  const known = alignedCloses(replay.recording.all, all)
  for (const pxPerSlot of [7, 0.5]) {
    const step = scene.stepFor(pxPerSlot)
    const highest = (): number => {
      const span = { firstColumn: 0, endColumn: 400, firstVisible: 0, endVisible: 400, step }
      const { early, late, size } = scene.line(known, span, 0)
      return Math.max(
        ...[...early.subarray(0, size), ...late.subarray(0, size)].filter(one => !Number.isNaN(one))
      )
    }
    const truth = (): number => Math.max(...known.subarray(0, replay.bar + 1))
    known[replay.bar + 1] = 1e6
    expect(highest()).toBe(truth())
    replay.step(1)
    expect(highest()).toBe(1e6)
    known.fill(100, 0)
  }
})
