import type { Definition } from '../definition'
import { histogram, line, named, overPeriod, unchanging } from './building-blocks'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const points = { ...pane, unit: 'points', bounds: [0, 1] } as const
const percent = { ...pane, unit: 'percent', bounds: [0, 100] } as const

export const pressure: readonly Definition[] = [
  { ...points, ...named('bop'), ...unchanging(1), bounds: [-1, 1], levels: [0], outputs: [histogram()] },
  { ...points, ...named('ibs'), ...unchanging(1), levels: [0.2, 0.8] },
  { ...pane, ...named('qstick'), ...overPeriod(8), unit: 'price', levels: [0], outputs: [histogram()] },
  { ...percent, ...named('imi'), ...overPeriod(14), levels: [30, 70] },
  { ...points, ...named('demarker'), ...overPeriod(14, n => n + 1), levels: [0.3, 0.7] },
  { ...percent, ...named('psychological'), ...overPeriod(12, n => n + 1), levels: [25, 75] }
]
