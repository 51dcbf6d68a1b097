import { m } from '../../messages/m'
import type { Definition } from '../definition'
import { factor, line, named, overPeriod, period, periods } from './building-blocks'

const overlay = { group: 'trend', unit: 'price', place: 'price' } as const
const pane = { group: 'trend', place: 'own' } as const
const longAndShort = [
  line('up', m.indicators.output.long, 'long'),
  line('down', m.indicators.output.short, 'short')
] as const
/** For outputs whose distance is a multiple of the average true range. */
const rangesAway = (candles: number, ranges: number): Pick<Definition, 'params' | 'warmUp'> => ({
  params: [period(candles), factor(ranges, m.indicators.param.factor, 'factor')],
  warmUp: read => read('period')
})

export const trend: readonly Definition[] = [
  {
    ...overlay,
    ...named('ichimoku'),
    params: [
      ...periods({ conversion: 9, base: 26, spanB: 52 }),
      period(26, m.indicators.param.shift, 'shift', 0)
    ],
    outputs: [
      line(0, m.indicators.output.conversion, 'conversion'),
      line(3, m.indicators.output.base, 'base'),
      { ...line('up', m.indicators.output.spanA, 'spanA'), shift: read => read('shift') },
      { ...line('down', m.indicators.output.spanB, 'spanB'), shift: read => read('shift') },
      { ...line(4, m.indicators.output.lagging, 'lagging'), dash: 'dotted', shift: read => -read('shift') }
    ],
    cloud: ['spanA', 'spanB'],
    warmUp: read => Math.max(read('conversion'), read('base'), read('spanB'))
  },
  {
    ...overlay,
    ...named('supertrend'),
    ...rangesAway(10, 3),
    outputs: [line('up', m.indicators.output.rising, 'up'), line('down', m.indicators.output.falling, 'down')]
  },
  {
    ...overlay,
    ...named('psar'),
    params: [
      factor(0.02, m.indicators.param.step, 'step', [0.001, 1]),
      factor(0.2, m.indicators.param.most, 'most', [0.001, 5])
    ],
    outputs: [
      { id: 'long', name: m.indicators.output.long, kind: 'dots', hue: 'up' },
      { id: 'short', name: m.indicators.output.short, kind: 'dots', hue: 'down' }
    ],
    constraint: { holds: read => read('most') >= read('step'), words: m.indicators.rule.stepMost },
    warmUp: () => 2
  },
  { ...overlay, ...named('atr-stop'), ...rangesAway(5, 3.5), outputs: longAndShort },
  {
    ...overlay,
    ...named('alligator'),
    params: [
      ...periods({ jaw: 13, teeth: 8, lips: 5 }),
      period(8, m.indicators.param.jawAhead, 'jawShift', 0),
      period(5, m.indicators.param.teethAhead, 'teethShift', 0),
      period(3, m.indicators.param.lipsAhead, 'lipsShift', 0)
    ],
    outputs: [
      { ...line(0, m.indicators.output.jaw, 'jaw'), shift: read => read('jawShift') },
      { ...line('down', m.indicators.output.teeth, 'teeth'), shift: read => read('teethShift') },
      { ...line('up', m.indicators.output.lips, 'lips'), shift: read => read('lipsShift') }
    ],
    warmUp: read => Math.max(read('jaw'), read('teeth'), read('lips'))
  },
  {
    ...pane,
    ...named('adx'),
    ...overPeriod(14, n => 2 * n),
    unit: 'points',
    levels: [25],
    outputs: [
      line(0, m.indicators.output.adx, 'adx'),
      line('up', m.indicators.output.plusDi, 'plus'),
      line('down', m.indicators.output.minusDi, 'minus')
    ]
  },
  {
    ...pane,
    ...named('aroon'),
    ...overPeriod(25, n => n + 1),
    unit: 'percent',
    bounds: [0, 100],
    levels: [30, 70],
    outputs: [line('up', m.indicators.output.up, 'up'), line('down', m.indicators.output.down, 'down')]
  },
  {
    ...pane,
    ...named('vortex'),
    ...overPeriod(14, n => n + 1),
    unit: 'points',
    levels: [1],
    outputs: [
      line('up', m.indicators.output.plusVi, 'plus'),
      line('down', m.indicators.output.minusVi, 'minus')
    ]
  },
  { ...overlay, ...named('chandelier'), ...rangesAway(22, 3), outputs: longAndShort }
]
