import { at, wire, type Body } from './body.fixture'

/** getData. */
export const diverseQuotes: readonly Body[] = [
  {
    manner: 'DefiLlama current prices, keyed by chain and id',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"coins":{"coingecko:bitcoin":{"price":71220.41,"symbol":"BTC","timestamp":1792065600,"confidence":0.99},"coingecko:ethereum":{"price":2311.82,
      "symbol":"ETH","timestamp":1792065588,"confidence":0.99}}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 71220.41, at: at(2026, 10, 15, 12) },
      { symbol: 'ETH', price: 2311.82, at: at(2026, 10, 15, 11, 59, 48) }
    ]
  },
  {
    manner: 'Schwab quotes: quote and reference apart',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: wire`{"BTC":{"assetMainType":"FOREX","symbol":"BTC","realtime":true,"ssid":1911223,"quote":{"52WeekHigh":126198,"52WeekLow":60011.4,
      "askPrice":71241.5,"bidPrice":71228,"closePrice":70510,"highPrice":71880,"lastPrice":71235,"lowPrice":70112.5,
      "netChange":725,"netPercentChange":1.02822,"openPrice":70520,"quoteTime":1792066001224,"totalVolume":18211,"tradeTime":1792065999871},
      "reference":{"description":"Bitcoin / US Dollar","exchange":"K","exchangeName":"Coin Venue","isTradable":true}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 71235,
        bid: 71228,
        ask: 71241.5,
        high: 71880,
        low: 70112.5,
        changePercent: 1.02822,
        volume: 18211,
        at: 1792066001224
      }
    ]
  },
  {
    manner: 'Tradier quote: one object, no list',
    operation: 'getData',
    params: { symbol: 'ETH' },
    body: wire`{"quotes":{"quote":{"symbol":"ETHUSD","description":"Ethereum US Dollar","exch":"C","type":"crypto","last":2309.4,"change":-21.6,
      "volume":90112,"open":2330.1,"high":2344.8,"low":2290.2,"close":null,"bid":2309.1,"ask":2309.8,"change_percentage":-0.93,
      "average_volume":101220,"last_volume":2,"trade_date":1792066122000,"prevclose":2331,"week_52_high":4953.7,"week_52_low":1748.6,
      "bidsize":4,"asksize":2,"bid_date":1792066121000,"ask_date":1792066121000}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETHUSD',
        price: 2309.4,
        bid: 2309.1,
        ask: 2309.8,
        high: 2344.8,
        low: 2290.2,
        changePercent: -0.93,
        volume: 90112,
        at: at(2026, 10, 15, 12, 8, 42)
      }
    ]
  },
  {
    manner: 'Prometheus instant vector',
    operation: 'getData',
    params: { symbol: 'BTC LTC' },
    body: wire`{"status":"success","data":{"resultType":"vector","result":[{"metric":{"__name__":"crypto_price_usd","symbol":"BTC",
      "exchange":"kraken"},"value":[1792066200.412,"71230.1"]},{"metric":{"__name__":"crypto_price_usd","symbol":"LTC",
      "exchange":"kraken"},"value":[1792066200.412,"61.44"]}]}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 71230.1, exchange: 'kraken', at: 1792066200412 },
      { symbol: 'LTC', price: 61.44, exchange: 'kraken', at: 1792066200412 }
    ]
  },
  {
    manner: 'Elasticsearch hits: the row is under _source',
    operation: 'getData',
    params: { symbol: 'XRP' },
    body: wire`{"took":3,"timed_out":false,"_shards":{"total":1,"successful":1,"skipped":0,"failed":0},"hits":{"total":{"value":1,"relation":"eq"},
      "max_score":1,"hits":[{"_index":"quotes-2026.10","_id":"x9","_score":1,"_source":{"@timestamp":"2026-10-15T12:10:00.000Z",
      "symbol":"XRP","price":1.5022,"high_24h":1.5433,"low_24h":1.4811,"change_pct_24h":-1.44,"volume_24h":3011223344}}]}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'XRP',
        price: 1.5022,
        high: 1.5433,
        low: 1.4811,
        changePercent: -1.44,
        volume: 3011223344,
        at: at(2026, 10, 15, 12, 10)
      }
    ]
  },
  {
    manner: 'Pyth: integer price with an exponent',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: wire`{"binary":{"encoding":"hex","data":["504e4155"]},"parsed":[{"id":"e62df6c8b4a85fe1","price":{"price":"7123041220000",
      "conf":"2311220000","expo":-8,"publish_time":1792066300},"ema_price":{"price":"7119900120000","conf":"2402110000",
      "expo":-8,"publish_time":1792066300},"metadata":{"slot":1122,"proof_available_time":1792066301}}]}`,
    kind: 'quotes',
    values: [{ price: 71230.4122, at: at(2026, 10, 15, 12, 11, 40) }]
  },
  {
    manner: 'Barchart getQuote',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: wire`{"status":{"code":200,"message":"Success."},"results":[{"symbol":"^BTCUSD","name":"Bitcoin/USD","exchange":"CRYPTO",
      "mode":"R","lastPrice":71244.2,"tradeTimestamp":"2026-10-15T07:15:00-05:00","netChange":734.2,"percentChange":1.04,
      "unitCode":"2","open":70510,"high":71880,"low":70112.5,"close":71244.2,"flag":"","volume":14022}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: '^BTCUSD',
        name: 'Bitcoin/USD',
        price: 71244.2,
        changePercent: 1.04,
        high: 71880,
        low: 70112.5,
        volume: 14022,
        at: at(2026, 10, 15, 12, 15)
      }
    ]
  }
]
