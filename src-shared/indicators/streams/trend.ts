import { Aroon, SuperTrend, TradingSignal, VortexIndicator } from 'trading-signals'
import { DirectionalMovement } from '../directional-movement'
import { Alligator, TrailingStop } from '../followers'
import { Parabolic } from '../parabolic'
import { several, whole, type Streams } from '../stream'
import { Chandelier } from '../wilder'
import { Ichimoku } from '../windowed'

export const trend = {
  ichimoku: read => new Ichimoku(read('conversion'), read('base'), read('spanB')),
  supertrend: read =>
    several(
      new SuperTrend({ interval: read('period'), multiplier: read('factor') }),
      whole,
      ({ supertrend, trend: way }, values) => {
        values[way === TradingSignal.BULLISH ? 0 : 1] = supertrend
      }
    ),
  psar: read => new Parabolic(read('step'), read('most')),
  'atr-stop': read => new TrailingStop(read('period'), read('factor')),
  alligator: read => new Alligator([read('jaw'), read('teeth'), read('lips')]),
  adx: read => new DirectionalMovement(read('period')),
  aroon: read =>
    several(new Aroon(read('period')), whole, ({ aroonUp, aroonDown }, values) => {
      values.set([aroonUp, aroonDown])
    }),
  vortex: read =>
    several(new VortexIndicator(read('period')), whole, ({ plus, minus }, values) => {
      values.set([plus, minus])
    }),
  chandelier: read => new Chandelier(read('period'), read('factor'))
} satisfies Streams
