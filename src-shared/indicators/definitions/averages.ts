import { m } from '../../messages/m'
import type { Definition } from '../definition'
import { factor, line, named, overPeriod, period } from './building-blocks'

const ribbonPeriods = [10, 20, 50, 100, 200]
const ribbonName = (index: number) => (): string => m.indicators.ribbonAverage({ number: index + 1 })
const overlay = { group: 'trend', unit: 'price', place: 'price', outputs: [line()] } as const
const ribbon = {
  ...overlay,
  params: ribbonPeriods.map((value, index) => period(value, ribbonName(index), `period${index + 1}`)),
  outputs: ribbonPeriods.map((_, index) => line(index, ribbonName(index), `value${index + 1}`)),
  warmUp: read => read('period1')
} satisfies Partial<Definition>

export const averages: readonly Definition[] = [
  { ...overlay, ...named('sma'), ...overPeriod(20) },
  { ...overlay, ...named('ema'), ...overPeriod(20) },
  { ...overlay, ...named('wma'), ...overPeriod(20) },
  { ...overlay, ...named('dema'), ...overPeriod(20, n => 2 * n - 1) },
  { ...overlay, ...named('tema'), ...overPeriod(20, n => 3 * (n - 1) + 1) },
  { ...overlay, ...named('hma'), ...overPeriod(20, n => n + Math.floor(Math.sqrt(n)) - 1, 2) },
  { ...overlay, ...named('rma'), ...overPeriod(14) },
  { ...overlay, ...named('kama'), ...overPeriod(10, n => n, 2) },
  {
    ...overlay,
    ...named('alma'),
    params: [
      period(9),
      factor(0.85, m.indicators.param.offset, 'offset', [0, 1]),
      factor(6, m.indicators.param.sigma, 'sigma', [0.1, 50])
    ],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('t3'),
    params: [period(5), factor(0.7, m.indicators.param.volumeFactor, 'factor', [0, 1])],
    warmUp: read => 6 * (read('period') - 1) + 1
  },
  { ...overlay, ...named('zlema'), ...overPeriod(20) },
  { ...overlay, ...named('vidya'), ...overPeriod(14, n => n + 1) },
  { ...overlay, ...named('super-smoother'), ...overPeriod(10) },
  { ...overlay, ...named('trima'), ...overPeriod(20) },
  { ...overlay, ...named('vwma'), ...overPeriod(20), needsVolume: true },
  { ...overlay, ...named('linreg'), ...overPeriod(20, n => n, 2) },
  { ...ribbon, ...named('sma-ribbon') },
  { ...ribbon, ...named('ema-ribbon') }
]
