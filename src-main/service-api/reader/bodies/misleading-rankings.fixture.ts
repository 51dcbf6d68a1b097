import { wire, type Body } from './body.fixture'

/** getDataCurrency, getTop. */
export const misleadingRankings: readonly Body[] = [
  {
    manner: 'usd & eur side, other keys',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"BTC":{"usd":{"ask":71270,"bid":71260,"mid":71265.2,"day_high":72004.9},"eur":{"ask":65810,"bid":65790,"mid":65800.1,
      "day_high":66480}}}`,
    kind: 'quotes',
    values: [{ price: 65800.1, high: 66480, bid: 65790, ask: 65810, currency: 'EUR' }]
  },
  {
    manner: 'only usd came',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"coin":"BTC","price_usd":71265.2,"eurusd":1.0831}`,
    kind: 'quotes',
    values: [{ price: 71265.2, currency: 'USD' }]
  },
  {
    manner: 'local price beside dollar price',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"coin":"BTC","priceUsd":71265.2,"localPrice":65800.1,"local":"EUR","fx":0.9233}`,
    kind: 'quotes',
    values: [{ price: 65800.1, currency: 'EUR' }]
  },
  {
    manner: 'fully diluted beside cap; supply',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"list":[{"pos":1,"tick":"BTC","last_px":71265.2,"fdv":1496569200000,"mcap":1424011234567,"dominance":54.2,"supply":19981234},
      {"pos":2,"tick":"ETH","last_px":2084.37,"fdv":250000000000,"mcap":251012345678,"dominance":9.8,"supply":120412345}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 71265.2, marketCap: 1424011234567, rank: 1 },
      { symbol: 'ETH', price: 2084.37, marketCap: 251012345678, rank: 2 }
    ]
  },
  {
    manner: 'rank yesterday',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"list":[{"rank_prev":2,"rank":1,"code":"BTC","quote_usd":71265.2,"cap_bn":1424.01,"delta_1h":0.1,"delta_24h":1.65,
      "delta_7d":-3.2},{"rank_prev":1,"rank":2,"code":"ETH","quote_usd":2084.37,"cap_bn":251.01,"delta_1h":-0.1,"delta_24h":-1.26,
      "delta_7d":2.1}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', rank: 1, price: 71265.2, changePercent: 1.65 },
      { symbol: 'ETH', rank: 2, price: 2084.37, changePercent: -1.26 }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'position from 0',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`[{"index":0,"symbol":"BTC","price":71265.2},{"index":1,"symbol":"ETH","price":2084.37}]`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', rank: 1 },
      { symbol: 'ETH', rank: 2 }
    ]
  },
  {
    manner: 'unnamed price with other currency at top',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"base_currency":"USD","data":[{"symbol":"BTC","price":71265.2}]}`,
    kind: 'quotes',
    values: [{ price: 71265.2, currency: 'EUR' }],
    doubted: ['price', 'currency']
  },
  {
    manner: 'high low in usd, price in eur',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"symbol":"BTC","price_eur":65800.1,"high_24h":72004.9,"low_24h":69480,"currency":"USD"}`,
    kind: 'quotes',
    values: [{ price: 65800.1, currency: 'EUR', high: 72004.9, low: 69480 }],
    doubted: ['high', 'low']
  },
  {
    manner: 'yen rounded & usd',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'JPY' },
    body: wire`{"symbol":"BTC","quotes":[{"cur":"USD","p":71265.2},{"cur":"JPY","p":11201234}]}`,
    kind: 'quotes',
    values: [{ price: 11201234, currency: 'JPY' }]
  }
]
