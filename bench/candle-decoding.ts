import type { Answer } from '../src-main/service/api/answers/answer'
import { requestOf } from '../src-main/service/api/answers/call-request'
import { decodeAnswer } from '../src-main/service/api/answers/decode'
import { decoderOf } from '../src-main/service/api/answers/decoders'
import { checkedAnswer } from '../src-main/service/api/checks/checked-answer'
import { inferMapping } from '../src-main/service/api/inference/infer-mapping'
import { readByMapping } from '../src-main/service/api/mapping/read-by-mapping'
import { median, round } from './chart/figures'

/**
 * Limits for decoding 600 candles with a saved mapping: the time in ms, and its share of the time with
 * inference.
 */
const [mostMs, mostShare] = [2, 0.25]
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

export function benchCandleDecoding(): boolean {
  const operation = 'getOHLCIntraday'
  const decode = decoderOf({ name: operation, kind: 'candles' })
  const params = { symbol: 'BTC', interval: '1h', bars: '600' }
  const request = requestOf(params)
  return Object.entries(shapes)
    .map(([shape, shaped]) => {
      const raw = JSON.stringify({ status: true, result: shaped(bars) })
      const { mapping } = inferMapping(operation, params, JSON.parse(raw))
      if (mapping === null) throw new Error(`${shape}: no mapping.`)
      const readings: Readonly<Record<'mapped' | 'inferred', (body: unknown) => Answer | null>> = {
        mapped: body => {
          const { answer } = readByMapping(mapping, body, request)
          return answer === null ? null : checkedAnswer(answer, body, request)
        },
        inferred: body => decodeAnswer(decode, body, params, raw)
      }
      const took: Record<keyof typeof readings, number[]> = { mapped: [], inferred: [] }
      for (let run = 0; run < warming + counted; run++)
        for (const name of ['mapped', 'inferred'] as const) {
          // Each run parses a new object, so that caches can't help.
          const body = JSON.parse(raw) as unknown
          const began = performance.now()
          const answer = readings[name](body)
          if (run >= warming) took[name].push(performance.now() - began)
          if (answer?.kind !== 'candles' || answer.data.length !== bars.length)
            throw new Error(`${shape}: not read as 600 candles.`)
        }
      const [ours, inferred] = [round(median(took.mapped)), round(median(took.inferred))]
      const share = round(ours / inferred)
      const met = ours < mostMs && share <= mostShare
      const name = `600 candles as ${shape}`
      console.log(JSON.stringify({ name, ours, inferred, unit: 'ms', target: mostMs, share, mostShare, met }))
      return met
    })
    .every(Boolean)
}
