import { m } from '../../messages/m'
import type { Definition } from '../definition'
import {
  factor,
  fastAndSlow,
  histogram,
  line,
  named,
  overPeriod,
  period,
  unchanging
} from './building-blocks'

const pane = { group: 'volume', place: 'own', needsVolume: true, outputs: [line()] } as const
const percent = { ...pane, unit: 'percent', levels: [0] } as const

export const volumes: readonly Definition[] = [
  { ...pane, ...named('vwap'), ...unchanging(1), unit: 'price', place: 'price' },
  { ...pane, ...named('obv'), ...unchanging(2), unit: 'volume' },
  { ...pane, ...named('ad'), ...unchanging(1), unit: 'volume' },
  { ...pane, ...named('chaikin'), ...fastAndSlow(3, 10), unit: 'volume', levels: [0] },
  { ...pane, ...named('cmf'), ...overPeriod(20), unit: 'points', levels: [0] },
  { ...percent, ...named('mfi'), ...overPeriod(14, n => n + 1), bounds: [0, 100], levels: [20, 80] },
  { ...pane, ...named('force'), ...overPeriod(13, n => n + 1), unit: 'volume', levels: [0] },
  { ...pane, ...named('pvt'), ...unchanging(2), unit: 'volume' },
  { ...percent, ...named('pvo'), ...fastAndSlow(12, 26) },
  { ...pane, ...named('volume-average'), ...overPeriod(20), unit: 'volume' },
  { ...pane, ...named('relative-volume'), ...overPeriod(20, n => n + 1), unit: 'points', levels: [1] },
  { ...percent, ...named('volume-roc'), ...overPeriod(14, n => n + 1) },
  { ...pane, ...named('facilitation'), ...unchanging(1), unit: 'price', outputs: [histogram(0)] },
  {
    ...pane,
    ...named('ease'),
    unit: 'volume',
    levels: [0],
    params: [period(14), factor(100_000_000, m.indicators.param.scale, 'scale', [1, 1e12])],
    warmUp: read => read('period') + 1
  }
]
