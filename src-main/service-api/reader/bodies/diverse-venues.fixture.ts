import { at, wire, type Body } from './body.fixture'

/** getExchange. */
export const diverseVenues: readonly Body[] = [
  {
    manner: 'Foxbit 24 hours: last trade, rolling day and best prices nested',
    operation: 'getExchange',
    params: { symbol: 'foxbit' },
    body: wire`{"data":[{"market_symbol":"btcbrl","last_trade":{"price":"389110.22","volume":"0.00211","date":"2026-10-15T12:31:02.000Z"},
      "rolling_24h":{"price_change":"3920.22","price_change_percent":"1.017725","volume":"18.22110","trades_count":"4112",
      "open":"385190.00","high":"391200.00","low":"383050.10"},"best":{"ask":{"price":"389200.00","volume":"0.2"},"bid":{"price":"389010.00",
      "volume":"0.1"}}},{"market_symbol":"ethbrl","last_trade":{"price":"12610.90","volume":"0.4","date":"2026-10-15T12:30:41.000Z"},
      "rolling_24h":{"price_change":"-112.10","price_change_percent":"-0.881082","volume":"211.4","trades_count":"1811",
      "open":"12723.00","high":"12790.00","low":"12510.20"},"best":{"ask":{"price":"12618.00","volume":"1.2"},"bid":{"price":"12604.00",
      "volume":"2.1"}}}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'btcbrl',
        price: 389110.22,
        changePercent: 1.017725,
        volume: 18.2211,
        high: 391200,
        low: 383050.1,
        bid: 389010,
        ask: 389200,
        at: at(2026, 10, 15, 12, 31, 2)
      },
      {
        symbol: 'ethbrl',
        price: 12610.9,
        changePercent: -0.881082,
        volume: 211.4,
        high: 12790,
        low: 12510.2,
        bid: 12604,
        ask: 12618,
        at: at(2026, 10, 15, 12, 30, 41)
      }
    ]
  },
  {
    manner: 'LBank v2: ticker under each row',
    operation: 'getExchange',
    params: { symbol: 'lbank' },
    body: wire`{"result":"true","data":[{"symbol":"btc_usdt","ticker":{"high":"71880","vol":"8112.44","low":"70112.5","change":"1.02",
      "turnover":"577811223.4","latest":"71230.1"},"timestamp":1792067600411},{"symbol":"doge_usdt","ticker":{"high":"0.1311",
      "vol":"811223344.1","low":"0.1244","change":"-3.11","turnover":"103811223.4","latest":"0.1262"},"timestamp":1792067600411}],
      "error_code":0,"ts":1792067600512}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'btc_usdt',
        price: 71230.1,
        high: 71880,
        low: 70112.5,
        changePercent: 1.02,
        volume: 8112.44,
        at: 1792067600411
      },
      {
        symbol: 'doge_usdt',
        price: 0.1262,
        high: 0.1311,
        low: 0.1244,
        changePercent: -3.11,
        volume: 811223344.1,
        at: 1792067600411
      }
    ]
  },
  {
    manner: 'Bitkub market ticker',
    operation: 'getExchange',
    params: { symbol: 'bitkub' },
    body: wire`[{"symbol":"BTC_THB","base_volume":"41.2204","high_24_hr":"2388000","highest_bid":"2366100.11","last":"2366800","low_24_hr":"2331000.2",
      "lowest_ask":"2367020","percent_change":"0.96","quote_volume":"97411220.33"},{"symbol":"KUB_THB","base_volume":"301220.4",
      "high_24_hr":"41.9","highest_bid":"40.11","last":"40.12","low_24_hr":"39.5","lowest_ask":"40.2","percent_change":"-1.74",
      "quote_volume":"12211220.4"}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC_THB',
        price: 2366800,
        bid: 2366100.11,
        ask: 2367020,
        high: 2388000,
        low: 2331000.2,
        changePercent: 0.96,
        volume: 41.2204
      },
      {
        symbol: 'KUB_THB',
        price: 40.12,
        bid: 40.11,
        ask: 40.2,
        high: 41.9,
        low: 39.5,
        changePercent: -1.74,
        volume: 301220.4
      }
    ]
  },
  {
    manner: 'Paribu ticker map, camel case, change and percentChange',
    operation: 'getExchange',
    params: { symbol: 'paribu' },
    body: wire`{"BTC_TL":{"lowestAsk":3361000,"highestBid":3359100,"low24hr":3311000,"high24hr":3390500,"avg24hr":3351200.4,"volume":88.41,
      "last":3360200,"change":34100,"percentChange":1.03,"chartData":[]},"ETH_TL":{"lowestAsk":109120,"highestBid":109010,
      "low24hr":108020,"high24hr":110800,"avg24hr":109400.1,"volume":1220.4,"last":109050,"change":-980,"percentChange":-0.89,
      "chartData":[]}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC_TL',
        price: 3360200,
        bid: 3359100,
        ask: 3361000,
        high: 3390500,
        low: 3311000,
        volume: 88.41,
        changePercent: 1.03
      },
      {
        symbol: 'ETH_TL',
        price: 109050,
        bid: 109010,
        ask: 109120,
        high: 110800,
        low: 108020,
        volume: 1220.4,
        changePercent: -0.89
      }
    ]
  },
  {
    manner: 'Backpack tickers: Binance-like name, but a fraction',
    operation: 'getExchange',
    params: { symbol: 'backpack' },
    body: wire`[{"symbol":"SOL_USDC","firstPrice":"102.00","lastPrice":"104.04","priceChange":"2.04","priceChangePercent":"0.02","high":"105.11",
      "low":"101.20","volume":"88112.4","quoteVolume":"9112033.2","trades":"41220"},{"symbol":"BTC_USDC","firstPrice":"72000.0",
      "lastPrice":"71280.0","priceChange":"-720.0","priceChangePercent":"-0.01","high":"72410.0","low":"70911.2","volume":"812.4",
      "quoteVolume":"58112033.2","trades":"51220"}]`,
    kind: 'quotes',
    values: [
      { symbol: 'SOL_USDC', price: 104.04, high: 105.11, low: 101.2, changePercent: 2, volume: 88112.4 },
      { symbol: 'BTC_USDC', price: 71280, high: 72410, low: 70911.2, changePercent: -1, volume: 812.4 }
    ]
  },
  {
    manner: 'CEX.IO tickers with a colon in the pair',
    operation: 'getExchange',
    params: { symbol: 'cexio' },
    body: wire`{"e":"tickers","ok":"ok","data":[{"timestamp":"1792067710","pair":"BTC:USD","low":"70112.5","high":"71880","last":"71230.1",
      "volume":"12.41220311","volume30d":"401.2204","priceChange":"720.1","priceChangePercentage":"1.02","bid":71228.4,
      "ask":71244.9}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC:USD',
        price: 71230.1,
        low: 70112.5,
        high: 71880,
        bid: 71228.4,
        ask: 71244.9,
        volume: 12.41220311,
        changePercent: 1.02,
        at: at(2026, 10, 15, 12, 35, 10)
      }
    ]
  }
]
