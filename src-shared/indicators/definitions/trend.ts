import { Aroon, SuperTrend, TradingSignal, VortexIndicator } from 'trading-signals'
import { factor, line, period, type Definition } from '../definition'
import { DirectionalMovement } from '../directional-movement'
import { Alligator, TrailingStop } from '../followers'
import { Parabolic } from '../parabolic'
import { several, whole } from '../stream'
import { Chandelier } from '../wilder'
import { Ichimoku } from '../windowed'

const wilder = 'J. Welles Wilder, New Concepts in Technical Trading Systems, 1978'

/** Which way a market goes, and how firmly. */
export const trend: readonly Definition[] = [
  {
    id: 'ichimoku',
    name: 'Ichimoku cloud',
    short: 'Ichimoku',
    group: 'trend',
    formula:
      'Middle of high and low over 9 (conversion), 26 (base) and 52 (span B); span A is the mean of conversion and base. Both spans stand ahead, the close (lagging) behind.',
    source: 'Goichi Hosoda, 1969',
    unit: 'price',
    place: 'price',
    params: [
      period(9, 'Conversion', 'conversion'),
      period(26, 'Base', 'base'),
      period(52, 'Span B', 'spanB'),
      period(26, 'Shift', 'shift', 0)
    ],
    outputs: [
      line(0, 'Conversion', 'conversion'),
      line(3, 'Base', 'base'),
      { ...line('up', 'Span A', 'spanA'), shift: read => read('shift') },
      { ...line('down', 'Span B', 'spanB'), shift: read => read('shift') },
      { ...line(4, 'Lagging', 'lagging'), dash: 'dotted', shift: read => -read('shift') }
    ],
    cloud: ['spanA', 'spanB'],
    warmUp: read => Math.max(read('conversion'), read('base'), read('spanB')),
    create: read => new Ichimoku(read('conversion'), read('base'), read('spanB'))
  },
  {
    id: 'supertrend',
    name: 'Supertrend',
    short: 'Supertrend',
    group: 'trend',
    formula:
      'Middle of the candle ± factor × ATR; the band follows the price and never steps back, until a close beyond it turns the trend.',
    source: 'Olivier Seban, 2009',
    unit: 'price',
    place: 'price',
    params: [period(10), factor(3, 'Factor', 'factor')],
    outputs: [line('up', 'Rising', 'up'), line('down', 'Falling', 'down')],
    warmUp: read => read('period'),
    create: read =>
      several(
        new SuperTrend({ interval: read('period'), multiplier: read('factor') }),
        whole,
        ({ supertrend, trend: way }, values) => {
          values[way === TradingSignal.BULLISH ? 0 : 1] = supertrend
        }
      )
  },
  {
    id: 'psar',
    name: 'Parabolic stop and reverse',
    short: 'PSAR',
    group: 'trend',
    formula:
      'Stop + acceleration × (extreme − stop); the acceleration grows by a step with each new extreme. Touched, the position turns and the stop begins at the extreme.',
    source: wilder,
    unit: 'price',
    place: 'price',
    params: [factor(0.02, 'Step', 'step', [0.001, 1]), factor(0.2, 'Most', 'most', [0.001, 5])],
    outputs: [
      { id: 'long', name: 'Long', kind: 'dots', hue: 'up' },
      { id: 'short', name: 'Short', kind: 'dots', hue: 'down' }
    ],
    check: read => (read('most') < read('step') ? 'Most is not below Step.' : null),
    warmUp: () => 2,
    create: read => new Parabolic(read('step'), read('most'))
  },
  {
    id: 'atr-stop',
    name: 'ATR trailing stop',
    short: 'ATR stop',
    group: 'trend',
    formula:
      'Close − factor × ATR, never stepping back while closes stay above it; close + factor × ATR, never rising while they stay below. A close beyond it turns it.',
    source: 'Sylvain Vervoort, Stocks & Commodities, 2009',
    unit: 'price',
    place: 'price',
    params: [period(5), factor(3.5, 'Factor', 'factor')],
    outputs: [line('up', 'Long', 'long'), line('down', 'Short', 'short')],
    warmUp: read => read('period'),
    create: read => new TrailingStop(read('period'), read('factor'))
  },
  {
    id: 'alligator',
    name: 'Alligator',
    short: 'Alligator',
    group: 'trend',
    formula:
      'Wilder’s averages of the candles’ middle: jaw over 13, drawn 8 candles ahead, teeth over 8, 5 ahead, lips over 5, 3 ahead.',
    source: 'Bill Williams, New Trading Dimensions, 1998',
    unit: 'price',
    place: 'price',
    params: [
      period(13, 'Jaw', 'jaw'),
      period(8, 'Teeth', 'teeth'),
      period(5, 'Lips', 'lips'),
      period(8, 'Jaw ahead', 'jawShift', 0),
      period(5, 'Teeth ahead', 'teethShift', 0),
      period(3, 'Lips ahead', 'lipsShift', 0)
    ],
    outputs: [
      { ...line(0, 'Jaw', 'jaw'), shift: read => read('jawShift') },
      { ...line('down', 'Teeth', 'teeth'), shift: read => read('teethShift') },
      { ...line('up', 'Lips', 'lips'), shift: read => read('lipsShift') }
    ],
    warmUp: read => Math.max(read('jaw'), read('teeth'), read('lips')),
    create: read => new Alligator([read('jaw'), read('teeth'), read('lips')])
  },
  {
    id: 'adx',
    name: 'Average directional index',
    short: 'ADX',
    group: 'trend',
    formula:
      '+DI and −DI: movement up and down, smoothed by Wilder over n, in percent of the true range; ADX is |+DI − −DI| / (+DI + −DI), smoothed over n again.',
    source: wilder,
    unit: 'points',
    place: 'own',
    levels: [25],
    params: [period(14)],
    outputs: [line(0, 'ADX', 'adx'), line('up', '+DI', 'plus'), line('down', '−DI', 'minus')],
    warmUp: read => 2 * read('period'),
    create: read => new DirectionalMovement(read('period'))
  },
  {
    id: 'aroon',
    name: 'Aroon',
    short: 'Aroon',
    group: 'trend',
    formula: '100 × (n − candles since the highest high, or lowest low, of the last n + 1) / n.',
    source: 'Tushar Chande, 1995',
    unit: 'percent',
    place: 'own',
    bounds: [0, 100],
    levels: [30, 70],
    params: [period(25)],
    outputs: [line('up', 'Up', 'up'), line('down', 'Down', 'down')],
    warmUp: read => read('period') + 1,
    create: read =>
      several(new Aroon(read('period')), whole, ({ aroonUp, aroonDown }, values) => {
        values.set([aroonUp, aroonDown])
      })
  },
  {
    id: 'vortex',
    name: 'Vortex',
    short: 'Vortex',
    group: 'trend',
    formula:
      'Sum of |high − low before| (and |low − high before|) over n, divided by the sum of true ranges.',
    source: 'Etienne Botes and Douglas Siepman, Stocks & Commodities, 2010',
    unit: 'points',
    place: 'own',
    levels: [1],
    params: [period(14)],
    outputs: [line('up', '+VI', 'plus'), line('down', '−VI', 'minus')],
    warmUp: read => read('period') + 1,
    create: read =>
      several(new VortexIndicator(read('period')), whole, ({ plus, minus }, values) => {
        values.set([plus, minus])
      })
  },
  {
    id: 'chandelier',
    name: 'Chandelier exit',
    short: 'Chandelier',
    group: 'trend',
    formula: 'Highest high over n − factor × ATR (long), lowest low + factor × ATR (short).',
    source: 'Chuck LeBeau, in Alexander Elder, Come Into My Trading Room, 2002',
    unit: 'price',
    place: 'price',
    params: [period(22), factor(3, 'Factor', 'factor')],
    outputs: [line('up', 'Long', 'long'), line('down', 'Short', 'short')],
    warmUp: read => read('period'),
    create: read => new Chandelier(read('period'), read('factor'))
  }
]
