import { BOP, DeMarker, IBS, IMI, PSL, Qstick } from 'trading-signals'
import { line, period, type Definition } from '../definition'
import { close, single, whole } from '../stream'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const histogram = [{ id: 'value', name: 'Value', kind: 'histogram', hue: 'up' }] as const

/** Who presses, buyers or sellers: told by the bodies of candles and by their ends. */
export const pressure: readonly Definition[] = [
  {
    ...pane,
    id: 'bop',
    name: 'Balance of power',
    short: 'BOP',
    formula: '(close − open) / (high − low); 0 for a candle without a range.',
    source: 'Igor Livshin, Stocks & Commodities, 2001',
    unit: 'points',
    bounds: [-1, 1],
    levels: [0],
    params: [],
    outputs: histogram,
    warmUp: () => 1,
    create: () => single(new BOP(), whole)
  },
  {
    ...pane,
    id: 'ibs',
    name: 'Internal bar strength',
    short: 'IBS',
    formula: '(close − low) / (high − low); 0.5 for a candle without a range.',
    source: 'Common usage',
    unit: 'points',
    bounds: [0, 1],
    levels: [0.2, 0.8],
    params: [],
    warmUp: () => 1,
    create: () => single(new IBS(), whole)
  },
  {
    ...pane,
    id: 'qstick',
    name: 'Qstick',
    short: 'Qstick',
    formula: 'Mean of close − open over n.',
    source: 'Tushar Chande and Stanley Kroll, The New Technical Trader, 1994',
    unit: 'price',
    levels: [0],
    params: [period(8)],
    outputs: histogram,
    warmUp: read => read('period'),
    create: read => single(new Qstick(read('period')), whole)
  },
  {
    ...pane,
    id: 'imi',
    name: 'Intraday momentum index',
    short: 'IMI',
    formula:
      '100 × rising bodies / (rising + falling bodies), close − open summed over n; 50 while there is neither.',
    source: 'Tushar Chande and Stanley Kroll, The New Technical Trader, 1994',
    unit: 'percent',
    bounds: [0, 100],
    levels: [30, 70],
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => single(new IMI(read('period')), whole)
  },
  {
    ...pane,
    id: 'demarker',
    name: 'DeMarker',
    short: 'DeM',
    formula:
      'Rises of the high / (rises of the high + falls of the low), each from candle to candle, summed over n; 0.5 while there is neither.',
    source: 'Thomas DeMark, The New Science of Technical Analysis, 1994',
    unit: 'points',
    bounds: [0, 1],
    levels: [0.3, 0.7],
    params: [period(14)],
    warmUp: read => read('period') + 1,
    create: read => single(new DeMarker({ interval: read('period') }), whole)
  },
  {
    ...pane,
    id: 'psychological',
    name: 'Psychological line',
    short: 'PSY',
    formula: 'Share of the last n candles that closed above the close before, in percent.',
    source: 'Common usage',
    unit: 'percent',
    bounds: [0, 100],
    levels: [25, 75],
    params: [period(12)],
    warmUp: read => read('period') + 1,
    create: read => single(new PSL({ interval: read('period') }), close)
  }
]
