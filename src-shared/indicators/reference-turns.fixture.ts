import { at } from './columns'
import {
  deviation,
  ema,
  highest,
  late,
  lowest,
  minus,
  none,
  scaled,
  sma,
  wilder,
  windowed,
  zip,
  type Reference,
  type Series
} from './reference.fixture'

const halfway = (high: Series, low: Series): number[] => zip((h = NaN, l = NaN) => (h + l) / 2, high, low)

const lineEnd = (window: Series): number => {
  const n = window.length
  const [xs, ys] = [((n - 1) * n) / 2, window.reduce((a, y) => a + y, 0)]
  const xx = window.reduce((a, _, x) => a + x * x, 0)
  const xy = window.reduce((a, y, x) => a + x * y, 0)
  const slope = (n * xy - xs * ys) / (n * xx - xs * xs)
  return (ys - slope * xs) / n + slope * (n - 1)
}

const squeeze: Reference = ({ high, low, close, trueRange }, read) => {
  const n = read('period')
  const average = sma(close, n)
  const anchor = halfway(halfway(highest(high, n), lowest(low, n)), average)
  const momentum = windowed(minus(close, anchor), n, lineEnd)
  const [exponential, reach] = [ema(close, n), scaled(wilder(trueRange, n), read('factor'))]
  const width = scaled(deviation(close, n), read('deviations'))
  const isInside = close.map((_, i) => {
    const upper = at(average, i) + at(width, i) < at(exponential, i) + at(reach, i)
    return upper && at(average, i) - at(width, i) > at(exponential, i) - at(reach, i)
  })
  const where = (wanted: boolean): number[] =>
    momentum.map((value, i) => (Number.isNaN(value) || isInside[i] !== wanted ? NaN : 0))
  return [momentum, where(true), where(false)]
}

const waveTrend: Reference = ({ typical }, read) => {
  const away = minus(typical, ema(typical, read('channel'), 1))
  const usual = ema(away.map(Math.abs), read('channel'), 1)
  const index = zip(
    (d = NaN, u = NaN, p = NaN) => (u <= p * 1e-12 ? 0 : d / (0.015 * u)),
    away,
    usual,
    typical
  )
  const wave = ema(index, read('average'), 1)
  const warm = Math.max(read('channel'), read('average')) - 1
  return [late(wave, warm), late(sma(wave, read('signal')), warm)]
}

const fisher: Reference = ({ middle }, read) => {
  const place = windowed(middle, read('period'), window => {
    const [low, high] = [Math.min(...window), Math.max(...window)]
    return high === low ? 0 : (at(window, window.length - 1) - low) / (high - low) - 0.5
  })
  let [x, value] = [0, 0]
  const values = place.map(one => {
    if (Number.isNaN(one)) return NaN
    x = 0.33 * 2 * one + 0.67 * x
    if (x > 0.99) x = 0.999
    if (x < -0.99) x = -0.999
    return (value = 0.5 * Math.log((1 + x) / (1 - x)) + 0.5 * value)
  })
  return [values, values]
}

/** If all values are equal, repeats the last result. */
const cycled = (values: Series, n: number): number[] => {
  let before = 50
  return windowed(values, n, window => {
    const [low, high] = [Math.min(...window), Math.max(...window)]
    return (before = high === low ? before : (100 * (at(window, n - 1) - low)) / (high - low))
  })
}

export const turnReferences: Readonly<Record<string, Reference>> = {
  squeeze,
  'wave-trend': waveTrend,
  fisher,
  schaff: ({ close }, read) => {
    const macd = minus(ema(close, read('fast')), ema(close, read('slow')))
    const first = ema(cycled(macd, read('cycle')), 3, 1)
    return [ema(cycled(first, read('cycle')), 3, 1)]
  },
  dpo: ({ close }, read) => {
    const back = Math.floor(read('period') / 2) + 1
    return [
      minus([...none(close.slice(0, back)), ...close].slice(0, close.length), sma(close, read('period')))
    ]
  },
  ac: ({ middle }, read) => {
    const ao = minus(sma(middle, read('fast')), sma(middle, read('slow')))
    return [minus(ao, sma(ao, read('average')))]
  },
  alligator: ({ middle }, read) => {
    const warm = Math.max(read('jaw'), read('teeth'), read('lips')) - 1
    return ['jaw', 'teeth', 'lips'].map(id => late(wilder(middle, read(id)), warm))
  },
  'atr-stop': ({ close, trueRange }, read) => {
    const reach = scaled(wilder(trueRange, read('period')), read('factor'))
    const [long, short] = [none(close), none(close)]
    let stop = 0
    for (let i = read('period') - 1; i < close.length; i++) {
      const [now, last] = [at(close, i), i === 0 ? NaN : at(close, i - 1)]
      const [under, over] = [now - at(reach, i), now + at(reach, i)]
      const isFirst = i === read('period') - 1
      if (isFirst) stop = long[i] = under
      else if (now > stop && last > stop) stop = long[i] = Math.max(stop, under)
      else if (now < stop && last < stop) stop = short[i] = Math.min(stop, over)
      else if (now > stop) stop = long[i] = under
      else stop = short[i] = over
    }
    return [long, short]
  }
}
