import { at, wire, type Body } from './body.fixture'

/** getDataCurrency. */
export const variedPrices: readonly Body[] = [
  {
    manner: 'CoinGecko coins/markets in euro',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ETH', currency: 'EUR' },
    body: wire`[{"id":"bitcoin","symbol":"btc","name":"Bitcoin","image":"https://img.example/1/large/bitcoin.png","current_price":60122,
      "market_cap":1199102233441,"market_cap_rank":1,"fully_diluted_valuation":1199102233441,"total_volume":28110334411,
      "high_24h":60911,"low_24h":59002,"price_change_24h":641.22,"price_change_percentage_24h":1.07804,"market_cap_change_24h":12811223344,
      "market_cap_change_percentage_24h":1.08,"circulating_supply":19944321,"total_supply":19944321,"max_supply":21000000,
      "ath":107662,"ath_change_percentage":-44.16,"ath_date":"2025-10-06T18:57:42.558Z","atl":51.3,"atl_change_percentage":117102.2,
      "atl_date":"2013-07-05T00:00:00.000Z","roi":null,"last_updated":"2026-09-01T12:00:31.114Z"},{"id":"ethereum","symbol":"eth",
      "name":"Ethereum","image":"https://img.example/279/large/ethereum.png","current_price":1899.41,"market_cap":229211223344,
      "market_cap_rank":2,"fully_diluted_valuation":229211223344,"total_volume":12110334411,"high_24h":1941.2,"low_24h":1877.03,
      "price_change_24h":-21.9,"price_change_percentage_24h":-1.13985,"market_cap_change_24h":-2611223344,"market_cap_change_percentage_24h":-1.13,
      "circulating_supply":120690000,"total_supply":120690000,"max_supply":null,"ath":4228.93,"ath_change_percentage":-55.09,
      "ath_date":"2025-08-24T19:21:03.333Z","atl":0.381455,"atl_change_percentage":497800.1,"atl_date":"2015-10-20T00:00:00.000Z",
      "roi":{"times":38.2,"currency":"btc","percentage":3820.4},"last_updated":"2026-09-01T12:00:29.774Z"}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        price: 60122,
        high: 60911,
        low: 59002,
        changePercent: 1.07804,
        volume: 28110334411,
        marketCap: 1199102233441,
        rank: 1,
        at: 1788264031114
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 1899.41,
        high: 1941.2,
        low: 1877.03,
        changePercent: -1.13985,
        volume: 12110334411,
        marketCap: 229211223344,
        rank: 2,
        at: 1788264029774
      }
    ]
  },
  {
    manner: 'CryptoCompare pricemultifull: RAW and DISPLAY side by side',
    operation: 'getDataCurrency',
    params: { symbol: 'XRP', currency: 'EUR' },
    body: wire`{"RAW":{"XRP":{"EUR":{"TYPE":"5","MARKET":"CCCAGG","FROMSYMBOL":"XRP","TOSYMBOL":"EUR","FLAGS":"2052","LASTMARKET":"Kraken",
      "PRICE":1.2114,"LASTUPDATE":1788250022,"MEDIAN":1.2113,"LASTVOLUME":112.4,"VOLUMEDAY":9112033.1,"VOLUMEDAYTO":11022331.2,
      "VOLUME24HOUR":21334411.9,"VOLUME24HOURTO":25771122.3,"OPENDAY":1.2201,"HIGHDAY":1.2302,"LOWDAY":1.1998,"OPEN24HOUR":1.2352,
      "HIGH24HOUR":1.2399,"LOW24HOUR":1.1991,"CHANGE24HOUR":-0.0238,"CHANGEPCT24HOUR":-1.92681,"CHANGEDAY":-0.0087,"CHANGEPCTDAY":-0.71306,
      "SUPPLY":60100223344,"MKTCAP":72805410558.9,"TOTALVOLUME24H":402233114.2,"TOTALVOLUME24HTO":487265194.5}}},"DISPLAY":{"XRP":{"EUR":{"FROMSYMBOL":"XRP",
      "TOSYMBOL":"€","MARKET":"CryptoCompare Index","PRICE":"€ 1.211","LASTUPDATE":"Just now","VOLUME24HOUR":"XRP 21,334,411.9",
      "OPEN24HOUR":"€ 1.235","HIGH24HOUR":"€ 1.240","LOW24HOUR":"€ 1.199","CHANGEPCT24HOUR":"-1.93","MKTCAP":"€ 72.81 B"}}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'XRP',
        currency: 'EUR',
        price: 1.2114,
        high: 1.2399,
        low: 1.1991,
        changePercent: -1.92681,
        volume: 21334411.9,
        marketCap: 72805410558.9,
        at: at(2026, 9, 1, 8, 7, 2)
      }
    ]
  },
  {
    manner: 'BTC Markets ticker in Australian dollars',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'AUD' },
    body: wire`{"marketId":"BTC-AUD","bestBid":"105210.55","bestAsk":"105260.1","lastPrice":"105240","volume24h":"88.11204417","volumeQte24h":"9221133.11",
      "price24h":"-1260","pricePct24h":"-1.18","low24h":"104010.2","high24h":"107020","timestamp":"2026-09-11T03:20:44.112000Z"}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-AUD',
        price: 105240,
        bid: 105210.55,
        ask: 105260.1,
        high: 107020,
        low: 104010.2,
        changePercent: -1.18,
        volume: 88.11204417,
        at: 1789096844112
      }
    ]
  },
  {
    manner: 'Bitpanda-like map of coin and currencies',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ADA', currency: 'CHF' },
    body: wire`{"BTC":{"EUR":"60210.44","USD":"70144.10","CHF":"56310.92","GBP":"51900.02"},"ADA":{"EUR":"0.3301","USD":"0.3845","CHF":"0.3087",
      "GBP":"0.2845"}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 56310.92 },
      { symbol: 'ADA', price: 0.3087 }
    ]
  },
  {
    manner: 'Blockchain.com exchange ticker, one currency of several asked',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'GBP' },
    body: wire`{"GBP":{"15m":51811.2,"last":51833.7,"buy":51830.1,"sell":51840.4,"symbol":"GBP"}}`,
    kind: 'quotes',
    values: [{ price: 51833.7, currency: 'GBP' }]
  },
  {
    manner: 'Bitvavo 24h, strings, epoch ms of open and close',
    operation: 'getDataCurrency',
    params: { symbol: 'SOL', currency: 'EUR' },
    body: wire`{"market":"SOL-EUR","startTimestamp":1788512400000,"timestamp":1788598800000,"open":"81.112","openTimestamp":1788512401221,
      "high":"84.900","low":"80.411","last":"84.115","closeTimestamp":1788598799104,"bid":"84.110","bidSize":"12.4",
      "ask":"84.131","askSize":"9.11","volume":"90112.44","volumeQuote":"7441120.31"}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'SOL-EUR',
        price: 84.115,
        high: 84.9,
        low: 80.411,
        bid: 84.11,
        ask: 84.131,
        volume: 90112.44,
        at: at(2026, 9, 5, 9)
      }
    ]
  }
]
