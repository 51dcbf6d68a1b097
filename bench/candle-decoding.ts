import { decodeAnswer } from '../src-main/service-api/answers/decode'
import { decoderOf } from '../src-main/service-api/answers/decoders'
import { median, round } from './chart/figures'

/** Limit for 600 candles, ms. */
const mostMs = 2
/** Runs until V8 has optimized the code, and runs that count. */
const [warming, counted] = [60, 101]

type Bar = readonly [time: string, open: string, high: string, low: string, close: string, volume: string]

const names = ['time', 'open', 'high', 'low', 'close', 'volume'] as const

const shapes: Readonly<Record<string, (bars: readonly Bar[]) => unknown>> = {
  objects: bars => bars.map(bar => Object.fromEntries(names.map((name, place) => [name, bar[place]]))),
  'a sheet': bars => [names, ...bars],
  'lists without names': bars => bars,
  columns: bars => Object.fromEntries(names.map((name, place) => [name, bars.map(bar => bar[place])]))
}

const bars = Array.from({ length: 600 }, (_, index): Bar => {
  const time = new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)
  const close = 68_000 + 400 * Math.sin(index / 9)
  const open = 68_000 + 400 * Math.sin((index - 1) / 9)
  const [high, low] = [Math.max(open, close) + 25, Math.min(open, close) - 25]
  const [o, h, l, c] = [open, high, low, close].map(price => price.toFixed(2)) as [
    string,
    string,
    string,
    string
  ]
  return [time, o, h, l, c, (12 + (index % 7)).toFixed(3)]
})

/**
 * Measures decoding 600 candles in each response shape and prints a JSON line each. Returns false if one is too slow.
 */
export function benchCandleDecoding(): boolean {
  const decode = decoderOf({ name: 'getOHLCIntraday', kind: 'candles' })
  const params = { symbol: 'BTC', interval: '1h', bars: '600' }
  return Object.entries(shapes)
    .map(([shape, shaped]) => {
      const raw = JSON.stringify({ status: true, result: shaped(bars) })
      const took: number[] = []
      for (let run = 0; run < warming + counted; run++) {
        // Parsed again each time, so nothing cached per object helps the next run.
        const body = JSON.parse(raw) as unknown
        const began = performance.now()
        const answer = decodeAnswer(decode, body, params, raw)
        if (run >= warming) took.push(performance.now() - began)
        if (answer.kind !== 'candles' || answer.data.length !== bars.length)
          throw new Error(`${shape}: not read as 600 candles.`)
      }
      const ours = round(median(took))
      const met = ours < mostMs
      console.log(JSON.stringify({ name: `600 candles as ${shape}`, ours, unit: 'ms', target: mostMs, met }))
      return met
    })
    .every(Boolean)
}
