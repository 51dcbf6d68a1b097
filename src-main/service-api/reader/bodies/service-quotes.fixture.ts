import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const now = at(2025, 11, 22, 14)

/** getData, getDataCurrency, getTop. */
export const serviceQuotes: readonly Body[] = [
  {
    manner: 'LiveCoinWatch, a list',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`[
      {"code":"BTC","rate":91234.5,"volume":48211765432,"cap":1820345112233,
       "delta":{"hour":1.0012,"day":0.9785,"week":0.9321,"month":0.8456,"quarter":0.8123,"year":0.9432}},
      {"code":"ETH","rate":3011.25,"volume":21765432100,"cap":363450112233,
       "delta":{"hour":0.9991,"day":1.0125,"week":0.9021,"month":0.8056,"quarter":null,"year":0.8732}}]`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 91234.5, marketCap: 1820345112233, volume: 48211765432, changePercent: -2.15 },
      { symbol: 'ETH', price: 3011.25, marketCap: 363450112233, volume: 21765432100, changePercent: 1.25 }
    ]
  },
  {
    manner: 'CryptoCompare, full prices with a formatted copy',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"RAW":{
      "BTC":{"USD":{"TYPE":"5","MARKET":"CCCAGG","FROMSYMBOL":"BTC","TOSYMBOL":"USD","FLAGS":"2049",
        "PRICE":91234.5,"LASTUPDATE":1763820000,"MEDIAN":91240.1,"LASTVOLUME":0.0021,"VOLUMEDAY":14211.25,
        "VOLUMEDAYTO":1301234567.5,"VOLUME24HOUR":28111.75,"VOLUME24HOURTO":2590123456.1,"OPENDAY":92800.1,
        "HIGHDAY":92950.75,"LOWDAY":90102.3,"OPEN24HOUR":93239.1,"HIGH24HOUR":93500.25,"LOW24HOUR":90050.5,
        "CHANGE24HOUR":-2004.6,"CHANGEPCT24HOUR":-2.15,"CHANGEDAY":-1565.6,"CHANGEPCTDAY":-1.687,
        "SUPPLY":19951234,"MKTCAP":1820240858373,"TOTALVOLUME24H":301234.5,"TOTALVOLUME24HTO":27480123456.7}},
      "ETH":{"USD":{"TYPE":"5","MARKET":"CCCAGG","FROMSYMBOL":"ETH","TOSYMBOL":"USD","FLAGS":"2049",
        "PRICE":3011.25,"LASTUPDATE":1763819990,"MEDIAN":3011.4,"LASTVOLUME":0.21,"VOLUMEDAY":214211.25,
        "VOLUMEDAYTO":645234567.5,"VOLUME24HOUR":428111.75,"VOLUME24HOURTO":1290123456.1,"OPENDAY":2990.1,
        "HIGHDAY":3050.75,"LOWDAY":2952.3,"OPEN24HOUR":2974.07,"HIGH24HOUR":3060.25,"LOW24HOUR":2940.5,
        "CHANGE24HOUR":37.18,"CHANGEPCT24HOUR":1.25,"CHANGEDAY":21.15,"CHANGEPCTDAY":0.707,
        "SUPPLY":120699000,"MKTCAP":363454863750,"TOTALVOLUME24H":4301234.5,"TOTALVOLUME24HTO":12952123456.7}}},
     "DISPLAY":{
      "BTC":{"USD":{"FROMSYMBOL":"Ƀ","TOSYMBOL":"$","MARKET":"CryptoCompare Index","PRICE":"$ 91,234.5",
        "LASTUPDATE":"Just now","LASTVOLUME":"Ƀ 0.002100","VOLUME24HOUR":"Ƀ 28,111.8",
        "VOLUME24HOURTO":"$ 2,590,123,456.1","OPEN24HOUR":"$ 93,239.1","HIGH24HOUR":"$ 93,500.3",
        "LOW24HOUR":"$ 90,050.5","CHANGE24HOUR":"$ -2,004.60","CHANGEPCT24HOUR":"-2.15","MKTCAP":"$ 1,820.24 B"}},
      "ETH":{"USD":{"FROMSYMBOL":"Ξ","TOSYMBOL":"$","MARKET":"CryptoCompare Index","PRICE":"$ 3,011.25",
        "LASTUPDATE":"Just now","LASTVOLUME":"Ξ 0.2100","VOLUME24HOUR":"Ξ 428,111.8",
        "VOLUME24HOURTO":"$ 1,290,123,456.1","OPEN24HOUR":"$ 2,974.07","HIGH24HOUR":"$ 3,060.25",
        "LOW24HOUR":"$ 2,940.50","CHANGE24HOUR":"$ 37.18","CHANGEPCT24HOUR":"1.25","MKTCAP":"$ 363.45 B"}}}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15 },
        ...{ currency: 'USD', marketCap: 1820240858373, at: now }
      },
      {
        ...{ symbol: 'ETH', price: 3011.25, high: 3060.25, low: 2940.5, changePercent: 1.25 },
        ...{ currency: 'USD', marketCap: 363454863750, at: now - 10000 }
      }
    ]
  },
  {
    manner: 'Upbit, tickers',
    operation: 'getData',
    params: { symbol: 'KRW-BTC' },
    body: wire`[{"market":"KRW-BTC","trade_date":"20251122","trade_time":"140000","trade_date_kst":"20251122",
      "trade_time_kst":"230000","trade_timestamp":1763820000123,"opening_price":136500000.0,
      "high_price":137200000.0,"low_price":132800000.0,"trade_price":134250000.0,
      "prev_closing_price":137199795.6,"change":"FALL","change_price":2949795.6,"change_rate":0.0215,
      "signed_change_price":-2949795.6,"signed_change_rate":-0.0215,"trade_volume":0.0123,
      "acc_trade_price":210111222333.5,"acc_trade_price_24h":372111222333.5,"acc_trade_volume":1561.25,
      "acc_trade_volume_24h":2767.5,"highest_52_week_price":179800000.0,"highest_52_week_date":"2025-10-09",
      "lowest_52_week_price":110000000.0,"lowest_52_week_date":"2025-04-09","timestamp":1763820000155}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'KRW-BTC', price: 134250000, high: 137200000, low: 132800000, changePercent: -2.15 },
        ...{ volume: 2767.5, currency: 'KRW' }
      }
    ]
  },
  {
    manner: 'HTX, a merged ticker',
    operation: 'getData',
    params: { symbol: 'BTCUSDT' },
    body: wire`{"ch":"market.btcusdt.detail.merged","status":"ok","ts":1763820000456,"tick":{"id":332044556677,
      "version":332044556677,"open":93239.1,"close":91234.5,"low":90050.5,"high":93500.25,"amount":5123.75,
      "vol":470212345.6,"count":312345,"bid":[91234.4,0.51],"ask":[91234.6,1.2]}}`,
    kind: 'quotes',
    values: [{ price: 91234.5, high: 93500.25, low: 90050.5, volume: 5123.75, at: now + 456 }]
  },
  {
    manner: 'Bithumb, all coins',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":"0000","data":{
      "BTC":{"opening_price":"136500000","closing_price":"134250000","min_price":"132800000",
        "max_price":"137200000","units_traded":"561.25","acc_trade_value":"75111222333.51",
        "prev_closing_price":"136490000","units_traded_24H":"767.5","acc_trade_value_24H":"103111222333.5",
        "fluctate_24H":"-2949000","fluctate_rate_24H":"-2.15"},
      "ETH":{"opening_price":"4400000","closing_price":"4431000","min_price":"4330000",
        "max_price":"4500000","units_traded":"5561.25","acc_trade_value":"24511222333.51",
        "prev_closing_price":"4401000","units_traded_24H":"7767.5","acc_trade_value_24H":"34211222333.5",
        "fluctate_24H":"54000","fluctate_rate_24H":"1.23"},
      "date":"1763820000789"}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 134250000, high: 137200000, low: 132800000, changePercent: -2.15 },
        ...{ volume: 767.5, at: now + 789 }
      },
      { symbol: 'ETH', price: 4431000, high: 4500000, low: 4330000, changePercent: 1.23, volume: 7767.5 }
    ]
  },
  {
    manner: 'Tiingo, top of book',
    operation: 'getData',
    params: btc,
    body: wire`[{"ticker":"btcusd","baseCurrency":"btc","quoteCurrency":"usd","topOfBookData":[{
      "quoteTimestamp":"2025-11-22T14:00:00.123456+00:00","lastSaleTimestamp":"2025-11-22T13:59:59.500000+00:00",
      "bidSize":0.5,"bidPrice":91234.4,"askSize":0.25,"askPrice":91234.6,"lastSize":0.01,
      "lastSizeNotional":912.345,"lastPrice":91234.5,"bidExchange":"GDAX","askExchange":"KRAKEN",
      "lastExchange":"GDAX"}]}]`,
    kind: 'quotes',
    values: [{ symbol: 'btcusd', price: 91234.5, currency: 'USD' }]
  },
  {
    manner: 'Polygon, a snapshot in nanoseconds',
    operation: 'getData',
    params: btc,
    body: wire`{"request_id":"ad92e92ce183112c593717f00dfebd2c","status":"OK","ticker":{"ticker":"X:BTCUSD",
      "todaysChange":-2004.6,"todaysChangePerc":-2.15,"updated":1763820000123456789,
      "day":{"o":93239.1,"h":93500.25,"l":90050.5,"c":91234.5,"v":21000.25,"vw":91800.2},
      "lastTrade":{"c":[2],"i":"413200","p":91234.5,"s":0.0138,"t":1763820000100,"x":2},
      "min":{"o":91230,"h":91240,"l":91220,"c":91234.5,"v":1.25,"vw":91233.1},
      "prevDay":{"o":94000,"h":94500.5,"l":92001.1,"c":93239.1,"v":18000.5,"vw":93300.3}}}`,
    kind: 'quotes',
    values: [{ price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15, volume: 21000.25 }]
  },
  {
    manner: 'CoinAPI, a rate in euros',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"time":"2025-11-22T14:00:00.1230000Z","asset_id_base":"BTC","asset_id_quote":"EUR",
      "rate":78500.254321098}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 78500.254321098, currency: 'EUR', at: now + 123 }]
  },
  {
    manner: 'Bitpanda, coins of many currencies',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ETH', currency: 'EUR' },
    body: wire`{"BTC":{"EUR":"78500.25","USD":"91234.50","CHF":"73210.11","GBP":"69120.40"},
      "ETH":{"EUR":"2591.12","USD":"3011.25","CHF":"2416.50","GBP":"2281.33"},
      "BEST":{"EUR":"0.31","USD":"0.36","CHF":"0.29","GBP":"0.27"}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 78500.25, currency: 'EUR' },
      { symbol: 'ETH', price: 2591.12, currency: 'EUR' }
    ]
  },
  {
    manner: 'bitFlyer, a ticker in yen',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'JPY' },
    body: wire`{"product_code":"BTC_JPY","state":"RUNNING","timestamp":"2025-11-22T14:00:00.123","tick_id":3579,
      "best_bid":14249000.0,"best_ask":14251000.0,"best_bid_size":0.1,"best_ask_size":5,
      "total_bid_depth":1581.64,"total_ask_depth":1215.88,"market_bid_size":0,"market_ask_size":0,
      "ltp":14250000.0,"volume":3612.55,"volume_by_product":1612.25}`,
    kind: 'quotes',
    values: [{ price: 14250000, currency: 'JPY', at: now + 123 }]
  },
  {
    manner: 'Blockchain.com, currencies keyed by code',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"AUD":{"15m":141200.1,"last":141200.1,"buy":141200.1,"sell":141200.1,"symbol":"AUD"},
      "EUR":{"15m":78490.5,"last":78500.25,"buy":78499.9,"sell":78500.6,"symbol":"EUR"},
      "USD":{"15m":91220.1,"last":91234.5,"buy":91234.4,"sell":91234.6,"symbol":"USD"}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 78500.25, currency: 'EUR' }]
  },
  {
    manner: 'CryptoCompare, top by market cap with a formatted copy',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"Message":"Success","Type":100,"MetaData":{"Count":2},"SponsoredData":[],"Data":[
      {"CoinInfo":{"Id":"1182","Name":"BTC","FullName":"Bitcoin","Internal":"BTC","Algorithm":"SHA-256",
         "ProofType":"PoW","Type":1},
       "RAW":{"USD":{"FROMSYMBOL":"BTC","TOSYMBOL":"USD","PRICE":91234.5,"LASTUPDATE":1763820000,
         "HIGH24HOUR":93500.25,"LOW24HOUR":90050.5,"CHANGEPCT24HOUR":-2.15,"MKTCAP":1820240858373}},
       "DISPLAY":{"USD":{"FROMSYMBOL":"Ƀ","TOSYMBOL":"$","PRICE":"$ 91,234.5","LASTUPDATE":"Just now",
         "HIGH24HOUR":"$ 93,500.3","LOW24HOUR":"$ 90,050.5","CHANGEPCT24HOUR":"-2.15","MKTCAP":"$ 1,820.24 B"}}},
      {"CoinInfo":{"Id":"7605","Name":"ETH","FullName":"Ethereum","Internal":"ETH","Algorithm":"N/A",
         "ProofType":"PoS","Type":1},
       "RAW":{"USD":{"FROMSYMBOL":"ETH","TOSYMBOL":"USD","PRICE":3011.25,"LASTUPDATE":1763819990,
         "HIGH24HOUR":3060.25,"LOW24HOUR":2940.5,"CHANGEPCT24HOUR":1.25,"MKTCAP":363454863750}},
       "DISPLAY":{"USD":{"FROMSYMBOL":"Ξ","TOSYMBOL":"$","PRICE":"$ 3,011.25","LASTUPDATE":"Just now",
         "HIGH24HOUR":"$ 3,060.25","LOW24HOUR":"$ 2,940.50","CHANGEPCT24HOUR":"1.25","MKTCAP":"$ 363.45 B"}}}],
      "HasWarning":false}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, high: 93500.25, low: 90050.5 },
        ...{ changePercent: -2.15, marketCap: 1820240858373, rank: 1, currency: 'USD' }
      },
      {
        ...{ symbol: 'ETH', name: 'Ethereum', price: 3011.25, high: 3060.25, low: 2940.5 },
        ...{ changePercent: 1.25, marketCap: 363454863750, rank: 2, currency: 'USD' }
      }
    ]
  },
  {
    manner: 'CoinRanking, coins',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"status":"success","data":{"stats":{"total":2,"totalCoins":26123,"totalMarkets":41211,
      "totalExchanges":177,"totalMarketCap":"3112345678901","total24hVolume":"151234567890"},"coins":[
      {"uuid":"Qwsogvtv82FCd","symbol":"BTC","name":"Bitcoin","color":"#f7931A","iconUrl":"https://c.example/b.svg",
       "marketCap":"1820240858373","price":"91234.50123","listedAt":1330214400,"tier":1,"change":"-2.15","rank":1,
       "sparkline":["93239.1","92800.4","91900.2",null],"lowVolume":false,"coinrankingUrl":"https://c.example/btc",
       "24hVolume":"48211765432","btcPrice":"1","contractAddresses":[]},
      {"uuid":"razxDUgYGNAdQ","symbol":"ETH","name":"Ethereum","color":"#3C3C3D","iconUrl":"https://c.example/e.svg",
       "marketCap":"363454863750","price":"3011.25","listedAt":1438905600,"tier":1,"change":"1.25","rank":2,
       "sparkline":["2974.07","2990.2","3001.9",null],"lowVolume":false,"coinrankingUrl":"https://c.example/eth",
       "24hVolume":"21765432100","btcPrice":"0.0330056","contractAddresses":[]}]}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.50123, changePercent: -2.15, rank: 1 },
        ...{ marketCap: 1820240858373, volume: 48211765432 }
      },
      {
        ...{ symbol: 'ETH', name: 'Ethereum', price: 3011.25, changePercent: 1.25, rank: 2 },
        ...{ marketCap: 363454863750, volume: 21765432100 }
      }
    ]
  },
  {
    manner: 'Nomics, ranked currencies with shares of one',
    operation: 'getTop',
    params: { top: '1' },
    body: wire`[{"id":"BTC","currency":"BTC","symbol":"BTC","name":"Bitcoin","logo_url":"https://c.example/b.svg",
      "status":"active","price":"91234.50","price_date":"2025-11-22T00:00:00Z",
      "price_timestamp":"2025-11-22T14:00:00Z","circulating_supply":"19951234","max_supply":"21000000",
      "market_cap":"1820240858373","market_cap_dominance":"0.5812","num_exchanges":"402","num_pairs":"81234",
      "first_candle":"2011-08-18T00:00:00Z","rank":"1","rank_delta":"0","high":"125112.11",
      "high_timestamp":"2025-10-06T00:00:00Z","1d":{"volume":"48211765432","price_change":"-2004.60",
      "price_change_pct":"-0.0215","volume_change":"-3123456789","volume_change_pct":"-0.0608",
      "market_cap_change":"-39123456789","market_cap_change_pct":"-0.0211"},
      "7d":{"volume":"338211765432","price_change":"-6644.20","price_change_pct":"-0.0679"}}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, changePercent: -2.15, rank: 1, at: now },
        ...{ marketCap: 1820240858373, volume: 48211765432 }
      }
    ]
  }
]
