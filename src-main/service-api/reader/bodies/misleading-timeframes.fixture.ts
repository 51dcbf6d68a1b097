import { wire, type Body } from './body.fixture'

/** getTimeframe. */
export const misleadingTimeframes: readonly Body[] = [
  {
    manner: 'heikin ashi beside candles',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"rows":[{"ts":1773048000,"ha_open":70500,"ha_high":71000,"ha_low":69000,"ha_close":70300,"open":70000.5,"high":70990,
      "low":69010,"close":70110.4},{"ts":1773134400,"ha_open":70600,"ha_high":72004.9,"ha_low":69480,"ha_close":70700,"open":70110.4,
      "high":72004.9,"low":69480,"close":71265.2}]}`,
    kind: 'candles',
    values: [
      { open: 70000.5, close: 70110.4 },
      { open: 70110.4, close: 71265.2 }
    ]
  }
]
