import { m } from '../../messages/m'
import { factor, line, period, named, type Definition } from '../definition'

/** Which way a market goes, and how firmly. */
export const trend: readonly Definition[] = [
  {
    ...named('ichimoku'),
    group: 'trend',
    unit: 'price',
    place: 'price',
    params: [
      period(9, m.indicators.param.conversion, 'conversion'),
      period(26, m.indicators.param.base, 'base'),
      period(52, m.indicators.param.spanB, 'spanB'),
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
    ...named('supertrend'),
    group: 'trend',
    unit: 'price',
    place: 'price',
    params: [period(10), factor(3, m.indicators.param.factor, 'factor')],
    outputs: [
      line('up', m.indicators.output.rising, 'up'),
      line('down', m.indicators.output.falling, 'down')
    ],
    warmUp: read => read('period')
  },
  {
    ...named('psar'),
    group: 'trend',
    unit: 'price',
    place: 'price',
    params: [
      factor(0.02, m.indicators.param.step, 'step', [0.001, 1]),
      factor(0.2, m.indicators.param.most, 'most', [0.001, 5])
    ],
    outputs: [
      { id: 'long', name: m.indicators.output.long, kind: 'dots', hue: 'up' },
      { id: 'short', name: m.indicators.output.short, kind: 'dots', hue: 'down' }
    ],
    constraint: { holds: read => read('most') >= read('step'), words: m.indicators.mostNotBelowStep },
    warmUp: () => 2
  },
  {
    ...named('atr-stop'),
    group: 'trend',
    unit: 'price',
    place: 'price',
    params: [period(5), factor(3.5, m.indicators.param.factor, 'factor')],
    outputs: [line('up', m.indicators.output.long, 'long'), line('down', m.indicators.output.short, 'short')],
    warmUp: read => read('period')
  },
  {
    ...named('alligator'),
    group: 'trend',
    unit: 'price',
    place: 'price',
    params: [
      period(13, m.indicators.param.jaw, 'jaw'),
      period(8, m.indicators.param.teeth, 'teeth'),
      period(5, m.indicators.param.lips, 'lips'),
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
    ...named('adx'),
    group: 'trend',
    unit: 'points',
    place: 'own',
    levels: [25],
    params: [period(14)],
    outputs: [
      line(0, m.indicators.output.adx, 'adx'),
      line('up', m.indicators.output.plusDi, 'plus'),
      line('down', m.indicators.output.minusDi, 'minus')
    ],
    warmUp: read => 2 * read('period')
  },
  {
    ...named('aroon'),
    group: 'trend',
    unit: 'percent',
    place: 'own',
    bounds: [0, 100],
    levels: [30, 70],
    params: [period(25)],
    outputs: [line('up', m.indicators.output.up, 'up'), line('down', m.indicators.output.down, 'down')],
    warmUp: read => read('period') + 1
  },
  {
    ...named('vortex'),
    group: 'trend',
    unit: 'points',
    place: 'own',
    levels: [1],
    params: [period(14)],
    outputs: [
      line('up', m.indicators.output.plusVi, 'plus'),
      line('down', m.indicators.output.minusVi, 'minus')
    ],
    warmUp: read => read('period') + 1
  },
  {
    ...named('chandelier'),
    group: 'trend',
    unit: 'price',
    place: 'price',
    params: [period(22), factor(3, m.indicators.param.factor, 'factor')],
    outputs: [line('up', m.indicators.output.long, 'long'), line('down', m.indicators.output.short, 'short')],
    warmUp: read => read('period')
  }
]
