import { at, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const day = at(2026, 2, 17)

/** getBollinger, getATR, getSupertrend, getIchimoku, getATHATL, getPerformance, getTechnicalAnalysis, getSupportResistance. */
export const indicatorBodies: readonly Body[] = [
  {
    manner: 'TAAPI',
    operation: 'getBollinger',
    params: btc,
    body: { valueUpperBand: 69500.5, valueMiddleBand: 68000.25, valueLowerBand: 66500 },
    kind: 'bands',
    values: [{ upper: 69500.5, middle: 68000.25, lower: 66500 }]
  },
  {
    manner: 'Alpha Vantage',
    operation: 'getBollinger',
    params: btc,
    body: {
      'Meta Data': {
        '1: Symbol': 'BTCUSD',
        '2: Indicator': 'Bollinger Bands (BBANDS)',
        '5: Time Period': 20
      },
      'Technical Analysis: BBANDS': {
        '2026-02-17': {
          'Real Upper Band': '69500.5',
          'Real Middle Band': '68000.25',
          'Real Lower Band': '66500.0'
        },
        '2026-02-16': {
          'Real Upper Band': '69400.5',
          'Real Middle Band': '67900.25',
          'Real Lower Band': '66400.0'
        }
      }
    },
    kind: 'bands',
    values: [
      { time: day - 86_400_000, upper: 69400.5, middle: 67900.25, lower: 66400 },
      { time: day, upper: 69500.5, middle: 68000.25, lower: 66500 }
    ]
  },
  {
    manner: 'Twelve Data',
    operation: 'getBollinger',
    params: btc,
    body: {
      meta: { symbol: 'BTC/USD', interval: '1day', indicator: { name: 'BBANDS', time_period: 20, sd: 2 } },
      values: [
        { datetime: '2026-02-17', upper_band: '69500.5', middle_band: '68000.25', lower_band: '66500' }
      ],
      status: 'ok'
    },
    kind: 'bands',
    values: [{ time: day, upper: 69500.5, middle: 68000.25, lower: 66500 }]
  },
  {
    manner: 'EODHD',
    operation: 'getBollinger',
    params: btc,
    body: [{ date: '2026-02-17', uband: 69500.5, mband: 68000.25, lband: 66500 }],
    kind: 'bands',
    values: [{ time: day, upper: 69500.5, middle: 68000.25, lower: 66500 }]
  },
  {
    manner: 'TAAPI',
    operation: 'getATR',
    params: btc,
    body: { value: 1234.5 },
    kind: 'level',
    values: [{ value: 1234.5 }]
  },
  {
    manner: 'Twelve Data',
    operation: 'getATR',
    params: btc,
    body: {
      meta: { symbol: 'BTC/USD', interval: '1day' },
      values: [{ datetime: '2026-02-17', atr: '1234.5' }],
      status: 'ok'
    },
    kind: 'level',
    values: [{ time: day, value: 1234.5 }]
  },
  {
    manner: 'Alpha Vantage',
    operation: 'getATR',
    params: btc,
    body: {
      'Meta Data': { '1: Symbol': 'BTCUSD' },
      'Technical Analysis: ATR': { '2026-02-17': { ATR: '1234.5' } }
    },
    kind: 'level',
    values: [{ time: day, value: 1234.5 }]
  },
  {
    manner: 'TAAPI',
    operation: 'getSupertrend',
    params: btc,
    body: { value: 67459.2, valueAdvice: 'long' },
    kind: 'supertrend',
    values: [{ value: 67459.2, direction: 'up' }]
  },
  {
    manner: 'Twelve Data',
    operation: 'getSupertrend',
    params: btc,
    body: {
      meta: { symbol: 'BTC/USD' },
      values: [{ datetime: '2026-02-17', supertrend: '67459.2' }],
      status: 'ok'
    },
    kind: 'supertrend',
    values: [{ time: day, value: 67459.2, direction: null }]
  },
  {
    manner: 'TAAPI',
    operation: 'getIchimoku',
    params: btc,
    body: {
      conversion: 68000.5,
      base: 67500,
      spanA: 67000,
      spanB: 66000.5,
      currentSpanA: 66900,
      currentSpanB: 65900
    },
    kind: 'ichimoku',
    values: [{ conversion: 68000.5, base: 67500, spanA: 67000, spanB: 66000.5 }]
  },
  {
    manner: 'Twelve Data',
    operation: 'getIchimoku',
    params: btc,
    body: {
      meta: { symbol: 'BTC/USD' },
      values: [
        {
          ...{ datetime: '2026-02-17', tenkan_sen: '68000.5', kijun_sen: '67500', senkou_span_a: '67000' },
          ...{ senkou_span_b: '66000.5', chikou_span: '68100' }
        }
      ],
      status: 'ok'
    },
    kind: 'ichimoku',
    values: [{ time: day, conversion: 68000.5, base: 67500, spanA: 67000, spanB: 66000.5, lagging: 68100 }]
  }
]
