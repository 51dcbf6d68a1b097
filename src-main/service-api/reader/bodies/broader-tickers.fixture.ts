import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getTickers. */
export const broaderTickers: readonly Body[] = [
  {
    manner: 'CoinGecko coin tickers',
    operation: 'getTickers',
    params: btc,
    body: wire`{"name":"Bitcoin","tickers":[{"base":"BTC","target":"USDT","market":{"name":"Binance","identifier":"binance",
      "has_trading_incentive":false},"last":68810.02,"volume":18120.44,"converted_last":{"btc":1,"eth":34.1,"usd":68771},
      "converted_volume":{"btc":18120,"usd":1246120331},"trust_score":"green","bid_ask_spread_percentage":0.010015,
      "timestamp":"2026-04-04T12:01:11+00:00","last_traded_at":"2026-04-04T12:01:11+00:00","is_anomaly":false,"is_stale":false,
      "coin_id":"bitcoin","target_coin_id":"tether"},{"base":"BTC","target":"EUR","market":{"name":"Kraken","identifier":"kraken",
      "has_trading_incentive":false},"last":59702.3,"volume":412.9,"converted_last":{"btc":1,"eth":34.12,"usd":68790},
      "converted_volume":{"btc":413,"usd":28403391},"trust_score":"green","bid_ask_spread_percentage":0.0117,
      "timestamp":"2026-04-04T12:00:57+00:00","last_traded_at":"2026-04-04T12:00:57+00:00","is_anomaly":false,"is_stale":false,
      "coin_id":"bitcoin"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 68810.02,
        volume: 18120.44,
        exchange: 'Binance',
        currency: 'USDT',
        at: at(2026, 4, 4, 12, 1, 11)
      },
      {
        symbol: 'BTC',
        price: 59702.3,
        volume: 412.9,
        exchange: 'Kraken',
        currency: 'EUR',
        at: at(2026, 4, 4, 12, 0, 57)
      }
    ]
  },
  {
    manner: 'CoinPaprika coin markets',
    operation: 'getTickers',
    params: { symbol: 'ETH' },
    body: wire`[{"exchange_id":"coinbase","exchange_name":"Coinbase","pair":"ETH/USD","base_currency_id":"eth-ethereum",
      "base_currency_name":"Ethereum","quote_currency_id":"usd-us-dollars","quote_currency_name":"US Dollars",
      "market_url":"https://www.coinbase.example/trade/ETH-USD","category":"Spot","fee_type":"Percentage","outlier":false,
      "adjusted_volume_24h_share":5.11,"quotes":{"USD":{"price":2144.91,"volume_24h":512033441.2}},"trust_score":"high",
      "last_updated":"2026-09-30T18:22:14Z"},{"exchange_id":"okx","exchange_name":"OKX","pair":"ETH/USDT","base_currency_id":"eth-ethereum",
      "base_currency_name":"Ethereum","quote_currency_id":"usdt-tether","quote_currency_name":"Tether",
      "market_url":"https://www.okx.example/eth-usdt","category":"Spot","fee_type":"Percentage","outlier":false,"adjusted_volume_24h_share":7.9,
      "quotes":{"USD":{"price":2145.3,"volume_24h":791203344.6}},"trust_score":"high","last_updated":"2026-09-30T18:22:09Z"}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETH/USD',
        price: 2144.91,
        volume: 512033441.2,
        exchange: 'Coinbase',
        at: at(2026, 9, 30, 18, 22, 14)
      },
      {
        symbol: 'ETH/USDT',
        price: 2145.3,
        volume: 791203344.6,
        exchange: 'OKX',
        at: at(2026, 9, 30, 18, 22, 9)
      }
    ]
  },
  {
    manner: 'Gate.io spot tickers',
    operation: 'getTickers',
    params: { symbol: 'BTC SOL' },
    body: wire`[{"currency_pair":"BTC_USDT","last":"71022.4","lowest_ask":"71022.5","highest_bid":"71022.4","change_percentage":"0.94",
      "change_utc0":"0.12","change_utc8":"-0.4","base_volume":"5120.331","quote_volume":"361203344.1","high_24h":"71480","low_24h":"70011.3",
      "etf_net_value":"0"},{"currency_pair":"SOL_USDT","last":"91.77","lowest_ask":"91.78","highest_bid":"91.76","change_percentage":"-2.31",
      "change_utc0":"-1.1","change_utc8":"-1.9","base_volume":"712033.4","quote_volume":"66120334.9","high_24h":"94.6","low_24h":"91.02",
      "etf_net_value":"0"}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC_USDT',
        price: 71022.4,
        ask: 71022.5,
        bid: 71022.4,
        changePercent: 0.94,
        volume: 5120.331,
        high: 71480,
        low: 70011.3
      },
      {
        symbol: 'SOL_USDT',
        price: 91.77,
        ask: 91.78,
        bid: 91.76,
        changePercent: -2.31,
        volume: 712033.4,
        high: 94.6,
        low: 91.02
      }
    ]
  },
  {
    manner: 'bitFlyer ticker',
    operation: 'getTickers',
    params: btc,
    body: wire`{"product_code":"BTC_JPY","state":"RUNNING","timestamp":"2026-08-11T05:20:13.407","tick_id":1120331,"best_bid":10411022,
      "best_ask":10413500,"best_bid_size":0.02,"best_ask_size":0.11,"total_bid_depth":812.3,"total_ask_depth":901.2,"market_bid_size":0,
      "market_ask_size":0,"ltp":10412100,"volume":2201.44,"volume_by_product":1102.31}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC_JPY', bid: 10411022, ask: 10413500, price: 10412100, at: 1786425613407 }]
  },
  {
    manner: 'KuCoin allTickers',
    operation: 'getTickers',
    params: { symbol: 'BTC ETH' },
    body: wire`{"code":"200000","data":{"time":1792627202000,"ticker":[{"symbol":"BTC-USDT","symbolName":"BTC-USDT","buy":"75110.1",
      "bestBidSize":"0.4","sell":"75110.2","bestAskSize":"1.1","changeRate":"0.0215","changePrice":"1580.8","high":"75480","low":"73200.3",
      "vol":"2411.09","volValue":"179203344.8","last":"75110.2","averagePrice":"74302.1","takerFeeRate":"0.001","makerFeeRate":"0.001"},
      {"symbol":"ETH-USDT","symbolName":"ETH-USDT","buy":"2711.04","bestBidSize":"3","sell":"2711.05","bestAskSize":"8","changeRate":"-0.0042",
      "changePrice":"-11.43","high":"2760.7","low":"2688.9","vol":"40211.3","volValue":"109203344.2","last":"2711.04","averagePrice":"2719.9",
      "takerFeeRate":"0.001","makerFeeRate":"0.001"}]}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-USDT',
        bid: 75110.1,
        ask: 75110.2,
        price: 75110.2,
        changePercent: 2.15,
        high: 75480,
        low: 73200.3,
        volume: 2411.09,
        at: at(2026, 10, 22, 0, 0, 2)
      },
      {
        symbol: 'ETH-USDT',
        bid: 2711.04,
        ask: 2711.05,
        price: 2711.04,
        changePercent: -0.42,
        high: 2760.7,
        low: 2688.9,
        volume: 40211.3,
        at: at(2026, 10, 22, 0, 0, 2)
      }
    ]
  },
  {
    manner: 'OKX market tickers',
    operation: 'getTickers',
    params: btc,
    body: wire`{"code":"0","msg":"","data":[{"instType":"SPOT","instId":"BTC-USDT","last":"69990.1","lastSz":"0.00012","askPx":"69990.2",
      "askSz":"1.2","bidPx":"69990.1","bidSz":"0.9","open24h":"70310","high24h":"70912.4","low24h":"69404.8","volCcy24h":"412033441.2",
      "vol24h":"5880.44","ts":"1774812645000","sodUtc0":"70102","sodUtc8":"70055.5"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-USDT',
        price: 69990.1,
        ask: 69990.2,
        bid: 69990.1,
        high: 70912.4,
        low: 69404.8,
        volume: 5880.44,
        at: at(2026, 3, 29, 19, 30, 45)
      }
    ]
  }
]
