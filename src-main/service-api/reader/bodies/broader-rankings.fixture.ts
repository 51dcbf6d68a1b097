import { at, wire, type Body } from './body.fixture'

/** getDataCurrency, getTop. */
export const broaderRankings: readonly Body[] = [
  {
    manner: 'CoinGecko simple price',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ETH', currency: 'EUR' },
    body: wire`{"bitcoin":{"eur":61233.4,"eur_market_cap":1220331245110.2,"eur_24h_vol":24110233551.7,"eur_24h_change":1.4402118,
      "last_updated_at":1787206300},"ethereum":{"eur":2011.77,"eur_market_cap":242811003345.9,"eur_24h_vol":11880233410.1,
      "eur_24h_change":-0.6120044,"last_updated_at":1787206298}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 61233.4,
        marketCap: 1220331245110.2,
        volume: 24110233551.7,
        changePercent: 1.4402118,
        at: at(2026, 8, 20, 6, 11, 40),
        currency: 'EUR'
      },
      {
        symbol: 'ETH',
        price: 2011.77,
        marketCap: 242811003345.9,
        volume: 11880233410.1,
        changePercent: -0.6120044,
        at: at(2026, 8, 20, 6, 11, 38),
        currency: 'EUR'
      }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'Nomics-like ticker: the coin is called currency, changes are fractions',
    operation: 'getDataCurrency',
    params: { symbol: 'LTC', currency: 'JPY' },
    body: wire`[{"id":"LTC","currency":"LTC","symbol":"LTC","name":"Litecoin","status":"active","price":"9412.50",
      "price_date":"2026-01-23T00:00:00Z","price_timestamp":"2026-01-23T15:41:00Z","circulating_supply":"76911234","market_cap":"723926990025",
      "num_exchanges":"410","rank":"22","1d":{"volume":"61203344120.11","price_change":"-152.30","price_change_pct":"-0.0159",
      "volume_change":"8123344.2","market_cap_change_pct":"-0.0158"},"7d":{"volume":"401203344120.90","price_change":"310.10",
      "price_change_pct":"0.0341"}}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'LTC',
        name: 'Litecoin',
        price: 9412.5,
        marketCap: 723926990025,
        rank: 22,
        changePercent: -1.59,
        volume: 61203344120.11,
        at: at(2026, 1, 23, 15, 41)
      }
    ]
  },
  {
    manner: 'headers plus rows',
    operation: 'getDataCurrency',
    params: { symbol: 'ETH SOL', currency: 'USD' },
    body: wire`{"status":true,"currency":"USD","head":["ticker","title","last","pct_24h","day_low","day_high","mcap","vol24","as_of"],
      "rows":[["ETH","Ethereum","1988.40","0.91","1951.00","2009.75","239990000000","12100000000","2026-03-02T00:05:00Z"],["SOL","Solana","84.12",
      "-2.44","82.90","87.03","47800000000","3300000000","2026-03-02T00:05:00Z"]]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 1988.4,
        changePercent: 0.91,
        low: 1951,
        high: 2009.75,
        marketCap: 239990000000,
        volume: 12100000000,
        at: at(2026, 3, 2, 0, 5),
        currency: 'USD'
      },
      {
        symbol: 'SOL',
        name: 'Solana',
        price: 84.12,
        changePercent: -2.44,
        low: 82.9,
        high: 87.03,
        marketCap: 47800000000,
        volume: 3300000000,
        at: at(2026, 3, 2, 0, 5),
        currency: 'USD'
      }
    ]
  },
  {
    manner: 'CoinCap assets',
    operation: 'getTop',
    params: { top: '3' },
    body: wire`{"data":[{"id":"bitcoin","rank":"1","symbol":"BTC","name":"Bitcoin","supply":"19990112","maxSupply":"21000000",
      "marketCapUsd":"1372233440112.4411","volumeUsd24Hr":"14102233451.0021","priceUsd":"68645.6103344","changePercent24Hr":"0.7712034",
      "vwap24Hr":"68401.22"},{"id":"ethereum","rank":"2","symbol":"ETH","name":"Ethereum","supply":"120691234","maxSupply":null,
      "marketCapUsd":"243344112334.5","volumeUsd24Hr":"8102233411.7","priceUsd":"2016.2532011","changePercent24Hr":"-0.2210","vwap24Hr":"2010.4"},
      {"id":"tether","rank":"3","symbol":"USDT","name":"Tether","supply":"183991234567","maxSupply":null,"marketCapUsd":"184012233401.2",
      "volumeUsd24Hr":"39102233411.2","priceUsd":"1.0001134","changePercent24Hr":"0.0041","vwap24Hr":"1.0001"}],"timestamp":1771592401000}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 68645.6103344,
        marketCap: 1372233440112.4412,
        volume: 14102233451.0021,
        changePercent: 0.7712034
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2016.2532011,
        marketCap: 243344112334.5,
        volume: 8102233411.7,
        changePercent: -0.221
      },
      {
        symbol: 'USDT',
        name: 'Tether',
        rank: 3,
        price: 1.0001134,
        marketCap: 184012233401.2,
        volume: 39102233411.2,
        changePercent: 0.0041
      }
    ]
  },
  {
    manner: 'CoinLore tickers',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"data":[{"id":"90","symbol":"BTC","name":"Bitcoin","nameid":"bitcoin","rank":1,"price_usd":"70112.31",
      "percent_change_24h":"-0.84","percent_change_1h":"0.12","percent_change_7d":"3.55","price_btc":"1.00","market_cap_usd":"1401233440998.10",
      "volume24":20311234451.7,"volume24a":19881234451.2,"csupply":"19985534.00","tsupply":"19985534","msupply":"21000000"},{"id":"80",
      "symbol":"ETH","name":"Ethereum","nameid":"ethereum","rank":2,"price_usd":"2090.02","percent_change_24h":"1.15","percent_change_1h":"-0.33",
      "percent_change_7d":"6.10","price_btc":"0.029810","market_cap_usd":"252233411234.77","volume24":13011234412.6,"volume24a":12111234412.9,
      "csupply":"120685123.00","tsupply":"122373866","msupply":""}],"info":{"coins_num":14411,"time":1774065625}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 70112.31,
        changePercent: -0.84,
        marketCap: 1401233440998.1,
        volume: 20311234451.7
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2090.02,
        changePercent: 1.15,
        marketCap: 252233411234.77,
        volume: 13011234412.6
      }
    ]
  },
  {
    manner: 'CoinStats coins',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"meta":{"page":1,"limit":2,"itemCount":2000,"pageCount":1000,"hasNextPage":true},"result":[{"id":"bitcoin",
      "icon":"https://static.example.net/coins/btc.png","name":"Bitcoin","symbol":"BTC","rank":1,"price":69011.0221,"priceBtc":1,
      "volume":31022334411.1,"marketCap":1379233411002.3,"availableSupply":19985900,"totalSupply":19985900,"fullyDilutedValuation":1449231464100,
      "priceChange1h":-0.09,"priceChange1d":2.46,"priceChange1w":-5.11,"websiteUrl":"https://bitcoin.example"},{"id":"ripple",
      "icon":"https://static.example.net/coins/xrp.png","name":"XRP","symbol":"XRP","rank":2,"price":1.4402,"priceBtc":0.00002087,
      "volume":2210334411.8,"marketCap":87233411002.9,"availableSupply":60570000000,"totalSupply":99985000000,"priceChange1h":0.31,
      "priceChange1d":-1.92,"priceChange1w":-8.74}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 69011.0221,
        volume: 31022334411.1,
        marketCap: 1379233411002.3,
        changePercent: 2.46
      },
      {
        symbol: 'XRP',
        name: 'XRP',
        rank: 2,
        price: 1.4402,
        volume: 2210334411.8,
        marketCap: 87233411002.9,
        changePercent: -1.92
      }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'scraped table, capitalised labels, no rank',
    operation: 'getTop',
    params: { top: '3' },
    body: wire`{"status":"ok","updated":"2026-10-05T07:00:00Z","table":[{"Coin":"Bitcoin","Ticker":"BTC","Price":"$74,201.55","24h %":"1.9%",
      "Mkt Cap":"$1.48T","24h Volume":"$41.7B"},{"Coin":"Ethereum","Ticker":"ETH","Price":"$2,604.09","24h %":"-0.4%","Mkt Cap":"$314.3B",
      "24h Volume":"$19.2B"},{"Coin":"Shiba Inu","Ticker":"SHIB","Price":"$0.00000812","24h %":"-3.1%","Mkt Cap":"$4.78B",
      "24h Volume":"$121.4M"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        price: 74201.55,
        changePercent: 1.9,
        marketCap: 1480000000000,
        volume: 41700000000,
        rank: 1
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 2604.09,
        changePercent: -0.4,
        marketCap: 314300000000,
        volume: 19200000000,
        rank: 2
      },
      {
        symbol: 'SHIB',
        name: 'Shiba Inu',
        price: 0.00000812,
        changePercent: -3.1,
        marketCap: 4780000000,
        volume: 121400000,
        rank: 3
      }
    ]
  }
]
