import { at } from './columns'
import {
  change,
  ema,
  highest,
  late,
  lowest,
  mean,
  minus,
  none,
  scaled,
  sma,
  total,
  wilder,
  windowed,
  wma,
  zip,
  type Reference,
  type Series
} from './reference.fixture'

const supertrend: Reference = (candles, read) => {
  const { close, middle, trueRange } = candles
  const atr = wilder(trueRange, read('period'))
  const [rising, falling] = [none(close), none(close)]
  let before = null as { up: number; down: number; isUp: boolean } | null
  for (let i = 0; i < close.length; i++) {
    const width = read('factor') * at(atr, i)
    if (Number.isNaN(width)) continue
    const [over, under] = [at(middle, i) + width, at(middle, i) - width]
    const last = at(close, i - 1)
    const down: number = before && !(over < before.down || last > before.down) ? before.down : over
    const up: number = before && !(under > before.up || last < before.up) ? before.up : under
    const isUp: boolean = before?.isUp ? at(close, i) >= up : at(close, i) > down
    before = { up, down, isUp }
    if (isUp) rising[i] = up
    else falling[i] = down
  }
  return [rising, falling]
}

const adx: Reference = ({ high, low, close }, read) => {
  const n = read('period')
  const up = change(high)
  const down = scaled(change(low), -1)
  const plusMove = zip((u = NaN, d = NaN) => (Number.isNaN(u) ? NaN : u > d && u > 0 ? u : 0), up, down)
  const minusMove = zip((u = NaN, d = NaN) => (Number.isNaN(u) ? NaN : d > u && d > 0 ? d : 0), up, down)
  const trueRange = high.map((h, i) =>
    i === 0 ? NaN : Math.max(h, at(close, i - 1)) - Math.min(at(low, i), at(close, i - 1))
  )
  const share = (move = NaN, all = NaN): number => (all === 0 ? 0 : (100 * move) / all)
  const plus = zip(share, wilder(plusMove, n), wilder(trueRange, n))
  const minusDi = zip(share, wilder(minusMove, n), wilder(trueRange, n))
  const dx = zip((p = NaN, m = NaN) => (p + m === 0 ? 0 : (100 * Math.abs(p - m)) / (p + m)), plus, minusDi)
  return [wilder(dx, n), plus, minusDi]
}

/** Follows Wilder's rules, by which the stop stays outside the range of the last two candles. */
const psar: Reference = ({ high, low }, read) => {
  const [long, short] = [none(high), none(high)]
  let isLong = at(high, 1) + at(low, 1) >= at(high, 0) + at(low, 0)
  let stop = isLong ? at(low, 0) : at(high, 0)
  let extreme = isLong ? at(high, 0) : at(low, 0)
  let step = read('step')
  for (let i = 1; i < high.length; i++) {
    stop += step * (extreme - stop)
    const past = i >= 2 ? [i - 1, i - 2] : [i - 1]
    if (isLong) stop = Math.min(stop, ...past.map(j => at(low, j)))
    else stop = Math.max(stop, ...past.map(j => at(high, j)))
    const isNewExtreme = isLong ? at(high, i) > extreme : at(low, i) < extreme
    if (isNewExtreme) {
      extreme = isLong ? at(high, i) : at(low, i)
      step = Math.min(step + read('step'), read('most'))
    }
    if (isLong ? at(low, i) <= stop : at(high, i) >= stop) {
      isLong = !isLong
      stop = extreme
      extreme = isLong ? at(high, i) : at(low, i)
      step = read('step')
    }
    if (isLong) long[i] = stop
    else short[i] = stop
  }
  return [long, short]
}

const kama: Reference = ({ close }, read) => {
  const n = read('period')
  let now = NaN
  return [
    close.map((price, i) => {
      if (i < n - 1) return NaN
      if (i === n - 1) return (now = price)
      const moved = close
        .slice(i - n + 1, i + 1)
        .reduce((all, one, j) => all + Math.abs(one - at(close, i - n + j)), 0)
      const efficiency = moved === 0 ? 1 : Math.abs(price - at(close, i - n)) / moved
      const c = (efficiency * (2 / 3 - 2 / 31) + 2 / 31) ** 2
      return (now += c * (price - now))
    })
  ]
}

const alma: Reference = ({ close }, read) => {
  const n = read('period')
  const centre = read('offset') * (n - 1)
  const weights = Array.from({ length: n }, (_, i) =>
    Math.exp(-((i - centre) ** 2) / (2 * (n / read('sigma')) ** 2))
  )
  const all = weights.reduce((a, b) => a + b, 0)
  return [windowed(close, n, window => window.reduce((a, price, i) => a + price * at(weights, i), 0) / all)]
}

const linreg: Reference = ({ close }, read) => {
  const n = read('period')
  const x = mean(Array.from({ length: n }, (_, i) => i))
  return [
    windowed(close, n, window => {
      const y = mean(window)
      const slope =
        window.reduce((a, price, i) => a + (i - x) * (price - y), 0) /
        window.reduce((a, _, i) => a + (i - x) ** 2, 0)
      return y + slope * (n - 1 - x)
    })
  ]
}

const ichimoku: Reference = ({ high, low, close }, read) => {
  const warm = Math.max(read('conversion'), read('base'), read('spanB')) - 1
  const middle = (n: number): number[] =>
    zip((h = NaN, l = NaN) => (h + l) / 2, highest(high, n), lowest(low, n)).map((v, i) =>
      i < warm ? NaN : v
    )
  const [conversion, base] = [middle(read('conversion')), middle(read('base'))]
  const spanA = zip((c = NaN, b = NaN) => (c + b) / 2, conversion, base)
  return [conversion, base, spanA, middle(read('spanB')), close.map((v, i) => (i < warm ? NaN : v))]
}

const sinceExtreme = (values: Series, n: number, isBetter: (a: number, b: number) => boolean): number[] =>
  windowed(values, n + 1, window => {
    const best = window.reduce(
      (b, value, i) => (isBetter(value, at(window, b)) || value === at(window, b) ? i : b),
      0
    )
    return (100 * (n - (n - best))) / n
  })

const vortex: Reference = ({ high, low, trueRange }, read) => {
  const n = read('period')
  const cross = (a: Series, b: Series): number[] =>
    a.map((v, i) => (i === 0 ? NaN : Math.abs(v - at(b, i - 1))))
  const ranges = total(
    trueRange.map((v, i) => (i === 0 ? NaN : v)),
    n
  )
  const share = (move = NaN, all = NaN): number => (all === 0 ? 0 : move / all)
  return [zip(share, total(cross(high, low), n), ranges), zip(share, total(cross(low, high), n), ranges)]
}

/** Applies Tillson's generalised double EMA three times, as in his formula. */
const t3: Reference = ({ close }, read) => {
  const v = read('factor')
  const e = [0, 1, 2, 3, 4, 5].reduce<number[][]>(
    all => [...all, ema(all.at(-1) ?? close, read('period'))],
    []
  )
  const binomial = (i: number, parts: readonly number[]): number =>
    parts.reduce((all, part, j) => all + part * at(e[j + 2] ?? [], i), 0)
  const [grown, shrunk] = [1 + v, -v]
  const parts = [grown ** 3, 3 * grown ** 2 * shrunk, 3 * grown * shrunk ** 2, shrunk ** 3]
  return [close.map((_, i) => binomial(i, parts))]
}

const zlema: Reference = ({ close }, read) => {
  const n = read('period')
  const lag = Math.floor((n - 1) / 2)
  const start = Math.max(lag - 1, 0)
  const ahead = close.map((price, i) => 2 * price - at(close, i - lag))
  const values = close.map((price, i) => (i < start ? NaN : i === start ? price : at(ahead, i)))
  return [late(ema(values, n, 1), n - 1)]
}

const vidya: Reference = ({ close }, read) => {
  const n = read('period')
  const moves = change(close)
  const cmo = windowed(moves, n, window => {
    const all = window.reduce((a, move) => a + Math.abs(move), 0)
    return all === 0 ? 0 : window.reduce((a, move) => a + move, 0) / all
  })
  const weights = cmo.map(one => (2 / (n + 1)) * Math.abs(one))
  let now = at(close, 0)
  return [close.map((price, i) => (i < n ? NaN : (now += at(weights, i) * (price - now))))]
}

/** As published by Ehlers, with three coefficients that add up to 1. */
const superSmoother: Reference = ({ close }, read) => {
  const angle = (Math.SQRT2 * Math.PI) / read('period')
  const [c2, c3] = [2 * Math.exp(-angle) * Math.cos(angle), -Math.exp(-2 * angle)]
  const values = close.reduce<number[]>((all, price, i) => {
    const mean = (price + at(close, i - 1)) / 2
    return [...all, i < 2 ? price : (1 - c2 - c3) * mean + c2 * at(all, i - 1) + c3 * at(all, i - 2)]
  }, [])
  return [late(values, read('period') - 1)]
}

export const trendReferences: Readonly<Record<string, Reference>> = {
  sma: ({ close }, read) => [sma(close, read('period'))],
  ema: ({ close }, read) => [ema(close, read('period'))],
  wma: ({ close }, read) => [wma(close, read('period'))],
  dema: ({ close }, read) => {
    const inner = ema(close, read('period'))
    return [zip((a = NaN, b = NaN) => 2 * a - b, inner, ema(inner, read('period')))]
  },
  tema: ({ close }, read) => {
    const n = read('period')
    const [one, two] = [ema(close, n), ema(ema(close, n), n)]
    return [zip((a = NaN, b = NaN, c = NaN) => 3 * a - 3 * b + c, one, two, ema(two, n))]
  },
  hma: ({ close }, read) => {
    const n = read('period')
    const half = wma(close, Math.floor(n / 2))
    return [
      wma(
        zip((h = NaN, f = NaN) => 2 * h - f, half, wma(close, n)),
        Math.floor(Math.sqrt(n))
      )
    ]
  },
  rma: ({ close }, read) => [wilder(close, read('period'))],
  kama,
  alma,
  trima: ({ close }, read) => {
    const n = read('period')
    const weight = (i: number): number => Math.min(i + 1, n - i)
    const all = Array.from({ length: n }, (_, i) => weight(i)).reduce((a, b) => a + b, 0)
    return [windowed(close, n, window => window.reduce((a, price, i) => a + price * weight(i), 0) / all)]
  },
  t3,
  zlema,
  vidya,
  'super-smoother': superSmoother,
  vwma: ({ close, volume }, read) => {
    const worth = zip((c = NaN, v = NaN) => c * v, close, volume)
    return [zip((a = NaN, b = NaN) => a / b, total(worth, read('period')), total(volume, read('period')))]
  },
  linreg,
  'sma-ribbon': ({ close }, read) => [1, 2, 3, 4, 5].map(i => sma(close, read(`period${i}`))),
  'ema-ribbon': ({ close }, read) => [1, 2, 3, 4, 5].map(i => ema(close, read(`period${i}`))),
  ichimoku,
  supertrend,
  psar,
  adx,
  aroon: ({ high, low }, read) => [
    sinceExtreme(high, read('period'), (a, b) => a > b),
    sinceExtreme(low, read('period'), (a, b) => a < b)
  ],
  vortex,
  chandelier: ({ high, low, trueRange }, read) => {
    const width = scaled(wilder(trueRange, read('period')), read('factor'))
    return [
      minus(highest(high, read('period')), width),
      zip((l = NaN, w = NaN) => l + w, lowest(low, read('period')), width)
    ]
  }
}
