import { at, wire, type Body } from './body.fixture'

/** getData. */
export const variedQuotes: readonly Body[] = [
  {
    manner: 'Polygon crypto snapshot tickers',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: wire`{"status":"OK","request_id":"a2f1","tickers":[{"day":{"c":70990.4,"h":71344.1,"l":69512.2,"o":70101.3,"v":9822.118,"vw":70512.1},
      "lastTrade":{"c":[2],"i":"501122330","p":70988.2,"s":0.0114,"t":1785331500000,"x":1},"min":{"c":70990.4,"h":70995,
      "l":70970.2,"o":70971,"v":2.14,"vw":70983.3,"t":1785331440000,"n":41},"prevDay":{"c":70101.3,"h":70880,"l":69004.8,
      "o":69330.9,"v":11200.4,"vw":70001.7},"ticker":"X:BTCUSD","todaysChange":886.9,"todaysChangePerc":1.26517,"updated":1785331500000000000}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'X:BTCUSD',
        price: 70988.2,
        high: 71344.1,
        low: 69512.2,
        volume: 9822.118,
        changePercent: 1.26517,
        at: at(2026, 7, 29, 13, 25)
      }
    ]
  },
  {
    manner: 'CoinMarketCap v2 quotes latest: a list under each ticker',
    operation: 'getData',
    params: { symbol: 'ETH LINK' },
    body: wire`{"status":{"timestamp":"2026-09-02T08:00:12.004Z","error_code":0,"error_message":null,"elapsed":31,"credit_count":1},
      "data":{"ETH":[{"id":1027,"name":"Ethereum","symbol":"ETH","slug":"ethereum","num_market_pairs":1200,"date_added":"2015-08-07T00:00:00.000Z",
      "max_supply":null,"circulating_supply":120687145.81,"total_supply":120687145.81,"is_active":1,"cmc_rank":2,"is_fiat":0,
      "last_updated":"2026-09-02T07:59:00.000Z","quote":{"USD":{"price":2188.4021,"volume_24h":14201122334.2,"volume_change_24h":-11.2,
      "percent_change_1h":0.12,"percent_change_24h":-1.3309,"percent_change_7d":-3.91,"percent_change_30d":8.02,"percent_change_60d":-2.2,
      "percent_change_90d":-10.1,"market_cap":264112003344.1,"market_cap_dominance":11.2,"fully_diluted_market_cap":264112003344.1,
      "last_updated":"2026-09-02T07:59:00.000Z"}}}],"LINK":[{"id":1975,"name":"Chainlink","symbol":"LINK","slug":"chainlink",
      "num_market_pairs":1200,"date_added":"2015-08-07T00:00:00.000Z","max_supply":null,"circulating_supply":697891422.6,
      "total_supply":697891422.6,"is_active":1,"cmc_rank":14,"is_fiat":0,"last_updated":"2026-09-02T07:59:00.000Z","quote":{"USD":{"price":13.90221,
      "volume_24h":402233114.4,"volume_change_24h":-11.2,"percent_change_1h":0.12,"percent_change_24h":2.0114,"percent_change_7d":-3.91,
      "percent_change_30d":8.02,"percent_change_60d":-2.2,"percent_change_90d":-10.1,"market_cap":9702233114.2,"market_cap_dominance":11.2,
      "fully_diluted_market_cap":9702233114.2,"last_updated":"2026-09-02T07:59:00.000Z"}}}]}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 2188.4021,
        changePercent: -1.3309,
        volume: 14201122334.2,
        marketCap: 264112003344.1,
        rank: 2,
        at: at(2026, 9, 2, 7, 59)
      },
      {
        symbol: 'LINK',
        name: 'Chainlink',
        price: 13.90221,
        changePercent: 2.0114,
        volume: 402233114.4,
        marketCap: 9702233114.2,
        rank: 14,
        at: at(2026, 9, 2, 7, 59)
      }
    ]
  },
  {
    manner: 'FMP crypto quote',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: wire`[{"symbol":"BTCUSD","name":"Bitcoin USD","price":69120.55,"changesPercentage":0.90577,"change":620.45,"dayLow":68011.2,
      "dayHigh":69511.9,"yearHigh":126198.07,"yearLow":60012.4,"marketCap":1378112033441,"priceAvg50":70221.4,"priceAvg200":84410.2,
      "exchange":"CRYPTO","volume":33120114433,"avgVolume":41200334411,"open":68500.1,"previousClose":68500.1,"eps":null,
      "pe":null,"earningsAnnouncement":null,"sharesOutstanding":19938120,"timestamp":1788350400}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCUSD',
        name: 'Bitcoin USD',
        price: 69120.55,
        changePercent: 0.90577,
        high: 69511.9,
        low: 68011.2,
        volume: 33120114433,
        marketCap: 1378112033441,
        exchange: 'CRYPTO',
        at: at(2026, 9, 2, 12)
      }
    ]
  },
  {
    manner: 'EODHD real-time, one object',
    operation: 'getData',
    params: { symbol: 'SOL' },
    body: wire`{"code":"SOL-USD.CC","timestamp":1786104300,"gmtoffset":0,"open":96.114,"high":99.802,"low":95.221,"close":98.447,"volume":3120445120,
      "previousClose":96.112,"change":2.335,"change_p":2.4295}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'SOL-USD.CC',
        price: 98.447,
        high: 99.802,
        low: 95.221,
        volume: 3120445120,
        changePercent: 2.4295,
        at: at(2026, 8, 7, 12, 5)
      }
    ]
  },
  {
    manner: 'Coinbase v2 spot price',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: wire`{"data":{"amount":"69844.515","base":"BTC","currency":"USD"}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 69844.515, currency: 'USD' }]
  },
  {
    manner: 'Alchemy token prices by symbol',
    operation: 'getData',
    params: { symbol: 'ETH UNI' },
    body: wire`{"data":[{"symbol":"ETH","prices":[{"currency":"usd","value":"2199.8812034","lastUpdatedAt":"2026-09-09T10:11:12Z"}],
      "error":null},{"symbol":"UNI","prices":[{"currency":"usd","value":"6.1120934","lastUpdatedAt":"2026-09-09T10:11:09Z"}],
      "error":null}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'ETH', price: 2199.8812034, currency: 'USD', at: at(2026, 9, 9, 10, 11, 12) },
      { symbol: 'UNI', price: 6.1120934, currency: 'USD', at: at(2026, 9, 9, 10, 11, 9) }
    ]
  }
]
