import { at } from './columns'
import {
  band,
  change,
  deviation,
  ema,
  highest,
  lowest,
  mean,
  minus,
  running,
  scaled,
  since,
  sma,
  total,
  wilder,
  windowed,
  wma,
  zip,
  type Reference,
  type Series
} from './reference.fixture'

const gains = (values: Series): number[] =>
  change(values).map(value => (Number.isNaN(value) ? NaN : Math.max(value, 0)))
const losses = (values: Series): number[] =>
  change(values).map(value => (Number.isNaN(value) ? NaN : Math.max(-value, 0)))
const rsi = (close: Series, n: number): number[] =>
  zip(
    (up = NaN, down = NaN) =>
      down > 0 ? 100 - 100 / (1 + up / down) : up > 0 ? 100 : down + up === 0 ? 50 : NaN,
    wilder(gains(close), n),
    wilder(losses(close), n)
  )
const place = (value: Series, low: Series, high: Series, least = 0): number[] =>
  zip((v = NaN, l = NaN, h = NaN) => (h - l <= least ? 0 : (100 * (v - l)) / (h - l)), value, low, high)

const bollinger: Reference = ({ close }, read) =>
  band(sma(close, read('period')), scaled(deviation(close, read('period')), read('factor')))

const ultimate: Reference = ({ low, close, trueRange }, read) => {
  const pressure = close.map((c, i) => (i === 0 ? NaN : c - Math.min(at(low, i), at(close, i - 1))))
  const ranges = trueRange.map((v, i) => (i === 0 ? NaN : v))
  const part = (id: string): number[] =>
    zip((p = NaN, r = NaN) => p / r, total(pressure, read(id)), total(ranges, read(id)))
  const make = (a = NaN, b = NaN, c = NaN, r = NaN): number =>
    r === 0 ? 50 : (100 * (4 * a + 2 * b + c)) / 7
  const longEnough = total(ranges, read('long'))
  return [
    zip(make, part('short'), part('medium'), part('long'), total(ranges, read('short'))).map((v, i) =>
      Number.isNaN(at(longEnough, i)) ? NaN : v
    )
  ]
}

const vwap: Reference = ({ time, typical, volume }) => [
  time.map((moment, i) => {
    const today = time.flatMap((t, j) =>
      j <= i && Math.floor(t / 86_400_000) === Math.floor(moment / 86_400_000) ? [j] : []
    )
    const traded = today.reduce((all, j) => all + at(volume, j), 0)
    return today.reduce((all, j) => all + at(typical, j) * at(volume, j), 0) / traded
  })
]

export const otherReferences: Readonly<Record<string, Reference>> = {
  rsi: ({ close }, read) => [rsi(close, read('period'))],
  stochastic: ({ high, low, close }, read) => {
    const n = read('period')
    const k = sma(place(close, lowest(low, n), highest(high, n)), read('slowing'))
    const d = sma(k, read('d'))
    return [k.map((v, i) => (Number.isNaN(at(d, i)) ? NaN : v)), d]
  },
  'stoch-rsi': ({ close }, read) => {
    const strength = rsi(close, read('rsi'))
    const n = read('period')
    const k = sma(place(strength, lowest(strength, n), highest(strength, n), 1e-9), read('k'))
    return [k, sma(k, read('d'))]
  },
  macd: ({ close }, read) => {
    const macd = minus(ema(close, read('fast')), ema(close, read('slow')))
    const signal = ema(macd, read('signal'))
    return [macd, signal, minus(macd, signal)]
  },
  ppo: ({ close }, read) => {
    const [fast, slow] = [ema(close, read('fast')), ema(close, read('slow'))]
    return [zip((f = NaN, s = NaN) => (100 * (f - s)) / s, fast, slow)]
  },
  apo: ({ close }, read) => [minus(ema(close, read('fast')), ema(close, read('slow')))],
  disparity: ({ close }, read) => [
    zip((c = NaN, average = NaN) => (100 * (c - average)) / average, close, sma(close, read('period')))
  ],
  cci: ({ typical }, read) => [
    windowed(typical, read('period'), window => {
      const middle = mean(window)
      const spread = mean(window.map(value => Math.abs(value - middle)))
      return (at(window, window.length - 1) - middle) / (0.015 * spread)
    })
  ],
  'williams-r': ({ high, low, close }, read) => {
    const n = read('period')
    const make = (h = NaN, l = NaN, c = NaN): number => (h === l ? -100 : (-100 * (h - c)) / (h - l))
    return [zip(make, highest(high, n), lowest(low, n), close)]
  },
  roc: ({ close }, read) => [since(close, read('period'), (now, then) => (100 * (now - then)) / then)],
  momentum: ({ close }, read) => [since(close, read('period'), (now, then) => now - then)],
  ao: ({ middle }, read) => [minus(sma(middle, read('fast')), sma(middle, read('slow')))],
  tsi: ({ close }, read) => {
    const smooth = (values: Series): number[] => ema(ema(values, read('long')), read('short'))
    const sizes = change(close).map(Math.abs)
    return [zip((m = NaN, s = NaN) => (s === 0 ? 0 : (100 * m) / s), smooth(change(close)), smooth(sizes))]
  },
  trix: ({ close }, read) => {
    const n = read('period')
    return [since(ema(ema(ema(close, n), n), n), 1, (now, then) => (100 * (now - then)) / then)]
  },
  ultimate,
  cmo: ({ close }, read) => {
    const n = read('period')
    const make = (up = NaN, down = NaN): number => (up + down === 0 ? 0 : (100 * (up - down)) / (up + down))
    return [zip(make, total(gains(close), n), total(losses(close), n))]
  },
  coppock: ({ close }, read) => {
    const roc = (id: string): number[] => since(close, read(id), (now, then) => (100 * (now - then)) / then)
    return [
      wma(
        zip((a = NaN, b = NaN) => a + b, roc('long'), roc('short')),
        read('average')
      )
    ]
  },
  'elder-ray': ({ high, low, close }, read) => {
    const average = ema(close, read('period'))
    return [minus(high, average), minus(low, average)]
  },
  bollinger,
  'percent-b': (candles, read) => {
    const [upper = [], , lower = []] = bollinger(candles, read)
    return [
      zip((c = NaN, u = NaN, l = NaN) => (u === l ? 0.5 : (c - l) / (u - l)), candles.close, upper, lower)
    ]
  },
  bandwidth: (candles, read) => {
    const [upper = [], middle = [], lower = []] = bollinger(candles, read)
    return [zip((u = NaN, m = NaN, l = NaN) => (100 * (u - l)) / m, upper, middle, lower)]
  },
  atr: ({ trueRange }, read) => [wilder(trueRange, read('period'))],
  'true-range': ({ trueRange }) => [trueRange],
  natr: ({ trueRange, close }, read) => [
    zip((a = NaN, c = NaN) => (100 * a) / c, wilder(trueRange, read('period')), close)
  ],
  keltner: ({ close, trueRange }, read) =>
    band(ema(close, read('ema')), scaled(wilder(trueRange, read('atr')), read('factor'))).map(series =>
      series.map((v, i) => (i < Math.max(read('ema'), read('atr')) - 1 ? NaN : v))
    ),
  donchian: ({ high, low }, read) => {
    const [top, bottom] = [highest(high, read('period')), lowest(low, read('period'))]
    return [top, zip((h = NaN, l = NaN) => (h + l) / 2, top, bottom), bottom]
  },
  chop: ({ high, low, close, trueRange }, read) => {
    const n = read('period')
    const ranges = total(
      trueRange.map((v, i) => (i === 0 ? NaN : v)),
      n
    )
    const top = highest(
      high.map((h, i) => (i === 0 ? NaN : Math.max(h, at(close, i - 1)))),
      n
    )
    const bottom = lowest(
      low.map((l, i) => (i === 0 ? NaN : Math.min(l, at(close, i - 1)))),
      n
    )
    const make = (r = NaN, h = NaN, l = NaN): number =>
      h === l ? 100 : (100 * Math.log10(r / (h - l))) / Math.log10(n)
    return [zip(make, ranges, top, bottom)]
  },
  ulcer: ({ close }, read) => [
    windowed(close, read('period'), window =>
      Math.sqrt(
        mean(
          window.map((price, i) => {
            const peak = Math.max(...window.slice(0, i + 1))
            return ((100 * (price - peak)) / peak) ** 2
          })
        )
      )
    )
  ],
  'chaikin-volatility': ({ high, low }, read) => {
    const make = (now: number, then: number): number => (then === 0 ? 0 : (100 * (now - then)) / then)
    return [since(ema(minus(high, low), read('period')), read('period'), make)]
  },
  'rogers-satchell': ({ open, high, low, close }, read) => {
    const one = (o = NaN, h = NaN, l = NaN, c = NaN): number =>
      Math.log(h / c) * Math.log(h / o) + Math.log(l / c) * Math.log(l / o)
    return [sma(zip(one, open, high, low, close), read('period')).map(v => 100 * Math.sqrt(v))]
  },
  vwap,
  obv: ({ close, volume }) => [
    running(zip((c = NaN, v = NaN) => (Number.isNaN(c) ? NaN : Math.sign(c) * v), change(close), volume))
  ],
  ad: ({ moneyFlow }) => [running(moneyFlow)],
  chaikin: ({ moneyFlow }, read) => [
    minus(ema(running(moneyFlow), read('fast')), ema(running(moneyFlow), read('slow')))
  ],
  cmf: ({ moneyFlow, volume }, read) => {
    const make = (flow = NaN, all = NaN): number => (all === 0 ? 0 : flow / all)
    return [zip(make, total(moneyFlow, read('period')), total(volume, read('period')))]
  },
  mfi: ({ typical, volume }, read) => {
    const worth = zip((p = NaN, v = NaN) => p * v, typical, volume)
    const side = (sign: number): number[] =>
      zip(
        (move = NaN, w = NaN) => (Number.isNaN(move) ? NaN : Math.sign(move) === sign ? w : 0),
        change(typical),
        worth
      )
    const make = (up = NaN, down = NaN): number => (up + down === 0 ? 50 : (100 * up) / (up + down))
    return [zip(make, total(side(1), read('period')), total(side(-1), read('period')))]
  },
  force: ({ close, volume }, read) => [
    ema(
      zip((c = NaN, v = NaN) => c * v, change(close), volume),
      read('period')
    )
  ],
  pvt: ({ close, volume }) => [
    running(
      zip(
        (c = NaN, v = NaN) => c * v,
        since(close, 1, (now, then) => (now - then) / then),
        volume
      )
    )
  ],
  pvo: ({ volume }, read) => {
    const [fast, slow] = [ema(volume, read('fast')), ema(volume, read('slow'))]
    return [zip((f = NaN, s = NaN) => (s === 0 ? 0 : (100 * (f - s)) / s), fast, slow)]
  },
  'volume-average': ({ volume }, read) => [sma(volume, read('period'))],
  'relative-volume': ({ volume }, read) => {
    const before = sma([NaN, ...volume], read('period'))
    return [zip((v = NaN, usual = NaN) => v / usual, volume, before)]
  },
  'volume-roc': ({ volume }, read) => [
    since(volume, read('period'), (now, then) => (then === 0 ? 0 : (100 * (now - then)) / then))
  ],
  facilitation: ({ high, low, volume }) => [
    zip((h = NaN, l = NaN, v = NaN) => (v === 0 ? 0 : (h - l) / v), high, low, volume)
  ],
  ease: ({ high, low, middle, volume }, read) => {
    const one = (move = NaN, range = NaN, v = NaN): number =>
      Number.isNaN(move) ? NaN : v === 0 ? 0 : (move * range * read('scale')) / v
    return [sma(zip(one, change(middle), minus(high, low), volume), read('period'))]
  }
}
