import type { Body } from './body.fixture'

/** getMARibbon, getBollinger, getIchimoku, getATR, getSupertrend. */
export const styledIndicators: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: {
      BTC: {
        ribbon: [
          { indicator: 'EMA', period: 10, value: '68000.1' },
          { indicator: 'EMA', period: 20, value: '67500.2' },
          { indicator: 'SMA', period: 50, value: '66000.3' }
        ],
        state: 'bullish'
      }
    },
    kind: 'ribbon',
    values: [{ averages: { ema10: 68000.1, ema20: 67500.2, sma50: 66000.3 }, trend: 'bullish' }]
  },
  {
    manner: 'camel names and lists',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: {
      series: {
        timestamps: [1771230474, 1771316874],
        upperBand: [69400, 69500.5],
        middleBand: [67900, 68000.25],
        lowerBand: [66400, 66500]
      }
    },
    kind: 'bands',
    values: [
      { time: 1771230474000, upper: 69400, middle: 67900, lower: 66400 },
      { time: 1771316874000, upper: 69500.5, middle: 68000.25, lower: 66500 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: {
      BTC: {
        ...{
          tenkanSen: 68000.5,
          kijunSen: 67500,
          senkouSpanA: 67000,
          senkouSpanB: 66000.5,
          chikouSpan: 68100
        },
        ...{ date: '17.02.2026' }
      }
    },
    kind: 'ichimoku',
    values: [
      {
        ...{ symbol: 'BTC', conversion: 68000.5, base: 67500, spanA: 67000, spanB: 66000.5 },
        ...{ lagging: 68100 }
      }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: {
      results: [
        { d: '2026-02-16', atr14: 1200.25 },
        { d: '2026-02-17', atr14: 1234.5 }
      ]
    },
    kind: 'level',
    values: [
      { time: 1771200000000, value: 1200.25 },
      { time: 1771286400000, value: 1234.5 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: { rows: [{ ts: 1771316874000, superTrend: 67459.2, isUptrend: true }] },
    kind: 'supertrend',
    values: [{ time: 1771316874000, value: 67459.2, direction: 'up' }]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: {
      MovingAverages: {
        SMA: { MA10: 68000, MA20: 67500, MA50: 66000 },
        EMA: { MA10: 68100, MA20: 67600, MA50: 66100 }
      },
      Trend: 'Up'
    },
    kind: 'ribbon',
    values: [
      {
        averages: {
          ...{ sma10: 68000, sma20: 67500, sma50: 66000, ema10: 68100, ema20: 67600 },
          ...{ ema50: 66100 }
        },
        trend: 'Up'
      }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: { BBU_20_2: 69500.5, BBM_20_2: 68000.25, BBL_20_2: 66500 },
    kind: 'bands',
    values: [{ upper: 69500.5, middle: 68000.25, lower: 66500 }]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: [
      ['Date', 'Tenkan', 'Kijun', 'SpanA', 'SpanB', 'Chikou'],
      ['2026-02-16', 67900, 67400, 66900, 65900, 68000],
      ['2026-02-17', 68000.5, 67500, 67000, 66000.5, 68100]
    ],
    kind: 'ichimoku',
    values: [
      {
        ...{ time: 1771200000000, conversion: 67900, base: 67400, spanA: 66900, spanB: 65900 },
        ...{ lagging: 68000 }
      },
      {
        ...{ time: 1771286400000, conversion: 68000.5, base: 67500, spanA: 67000, spanB: 66000.5 },
        ...{ lagging: 68100 }
      }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: {
      Indicator: 'ATR',
      Period: 14,
      Values: [
        [1771230474, 1200.25],
        [1771316874, 1234.5]
      ]
    },
    kind: 'level',
    values: [
      { time: 1771230474000, value: 1200.25 },
      { time: 1771316874000, value: 1234.5 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: { supertrend: { value: 67459.2, trend: 'uptrend', signal: 'BUY' } },
    kind: 'supertrend',
    values: [{ value: 67459.2, direction: 'up' }]
  },
  {
    manner: 'TAAPI, MA bulk',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: {
      data: [
        { id: 'sma_10', result: { value: 68000 } },
        { id: 'sma_20', result: { value: 67500 } },
        { id: 'ema_10', result: { value: 68100 } }
      ]
    },
    kind: 'ribbon',
    values: [{ averages: { sma10: 68000, sma20: 67500, ema10: 68100 } }]
  },
  {
    manner: 'supertrend by -1',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: {
      values: [{ datetime: '2026-02-17 08:00:00', supertrend: '67459.2', trend: -1 }],
      meta: { symbol: 'BTC/USD', interval: '1h' },
      status: 'ok'
    },
    kind: 'supertrend',
    values: [{ time: 1771315200000, value: 67459.2, direction: 'down' }]
  },
  {
    manner: 'Ichimoku by numbers',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: {
      result: {
        ...{
          conversion: 68000.5,
          base: 67500,
          leadingSpan1: 67000,
          leadingSpan2: 66000.5,
          laggingSpan: 68100
        }
      }
    },
    kind: 'ichimoku',
    values: [{ ...{ conversion: 68000.5, base: 67500, spanA: 67000, spanB: 66000.5, lagging: 68100 } }]
  },
  {
    manner: 'Bollinger with %B',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: {
      data: [
        {
          t: 1771316874,
          bb: { ...{ upper: 69500.5, middle: 68000.25, lower: 66500, width: 0.044, percentB: 0.52 } }
        }
      ]
    },
    kind: 'bands',
    values: [{ time: 1771316874000, upper: 69500.5, middle: 68000.25, lower: 66500 }]
  }
]
