import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2025, 11, 22, 13, 40)

/** getData, getDataCurrency, getTop. */
export const widerQuotes: readonly Body[] = [
  {
    manner: 'CoinEx, value beside volume',
    operation: 'getData',
    params: btc,
    body: wire`{"code":0,"data":[{"market":"BTCUSDT","last":"91234.5","open":"93240.1","close":"91234.5","high":"93500.0",
      "low":"90800.2","volume":"1234.56","volume_sell":"0.0149","volume_buy":"0.0231","value":"113500000.12","period":86400}],
      "message":"OK"}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSDT', price: 91234.5, high: 93500, low: 90800.2, volume: 1234.56 },
        ...{ currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'BTC Markets, Australian dollars',
    operation: 'getData',
    params: btc,
    body: wire`[{"marketId":"BTC-AUD","bestBid":"141000","bestAsk":"141050","lastPrice":"141020.5","volume24h":"123.4567",
      "volumeQte24h":"17412345.6","price24h":"-3012.5","pricePct24h":"-2.09","low24h":"140100","high24h":"144500",
      "timestamp":"2025-11-22T13:40:00.000000Z"}]`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 141020.5, currency: 'AUD', changePercent: -2.09, low: 140100, high: 144500 },
        ...{ volume: 123.4567, at: told }
      }
    ]
  },
  {
    manner: 'Coincheck, yen without their name',
    operation: 'getData',
    params: btc,
    body: wire`{"last":14250000,"bid":14249000,"ask":14251000,"high":14600000,"low":14100000,"volume":"812.3456",
      "timestamp":1763818800}`,
    kind: 'quotes',
    values: [{ price: 14250000, high: 14600000, low: 14100000, volume: 812.3456, currency: null, at: told }]
  },
  {
    manner: 'Bitkub, the money before the coin',
    operation: 'getData',
    params: btc,
    body: wire`{"THB_BTC":{"id":1,"last":2964000,"lowestAsk":2965000,"highestBid":2963000,"percentChange":-2.15,
      "baseVolume":123.45,"quoteVolume":365912345.6,"isFrozen":0,"high24hr":3030000,"low24hr":2940000,"change":-65000,
      "prevClose":3029000,"prevOpen":2964000}}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 2964000, currency: 'THB', changePercent: -2.15, high: 3030000, low: 2940000 },
        ...{ volume: 123.45 }
      }
    ]
  },
  {
    manner: 'VALR, the last traded price',
    operation: 'getData',
    params: btc,
    body: wire`{"currencyPair":"BTCZAR","askPrice":"1571000","bidPrice":"1570500","lastTradedPrice":"1570800",
      "previousClosePrice":"1605000","baseVolume":"45.123","quoteVolume":"71012345","highPrice":"1612000",
      "lowPrice":"1558000","created":"2025-11-22T13:40:00.000Z","changeFromPrevious":"-2.13","markPrice":"1570700"}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 1570800, currency: 'ZAR', changePercent: -2.13, high: 1612000, low: 1558000 },
        ...{ volume: 45.123, at: told }
      }
    ]
  },
  {
    manner: 'Pyth, whole numbers with an exponent',
    operation: 'getData',
    params: btc,
    body: wire`{"parsed":[{"id":"e62df6c8b4a85fe1a67db44dc12de5db330f7ac66b72dc658afedf0f4a415b43","price":{"price":"9123450000000",
      "conf":"4512345678","expo":-8,"publish_time":1763818800},"ema_price":{"price":"9150012000000","conf":"4612345678",
      "expo":-8,"publish_time":1763818800},"metadata":{"slot":139085173,"proof_available_time":1763818801}}]}`,
    kind: 'quotes',
    values: [{ price: 91234.5, at: told }]
  },
  {
    manner: 'Yahoo Finance, names of the regular market',
    operation: 'getData',
    params: btc,
    body: wire`{"quoteResponse":{"result":[{"language":"en-US","quoteType":"CRYPTOCURRENCY","currency":"USD","symbol":"BTC-USD",
      "shortName":"Bitcoin USD","regularMarketPrice":91234.5,"regularMarketChange":-2005.6,"regularMarketChangePercent":-2.15,
      "regularMarketTime":1763818800,"regularMarketDayHigh":93500,"regularMarketDayLow":90800.2,
      "regularMarketDayRange":"90800.2 - 93500","regularMarketVolume":48211765432,"regularMarketPreviousClose":93240.1,
      "regularMarketOpen":93240.1,"marketCap":1820240858373,"fiftyTwoWeekHigh":126198.07,"fiftyTwoWeekLow":74508.3,
      "fiftyDayAverage":106123.4,"twoHundredDayAverage":110412.1,"exchange":"CCC","marketState":"REGULAR"}],"error":null}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USD', price: 91234.5, currency: 'USD', changePercent: -2.15, at: told },
        ...{ high: 93500, low: 90800.2, volume: 48211765432, marketCap: 1820240858373 }
      }
    ]
  },
  {
    manner: 'DefiLlama, prices with their confidence',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"coins":{"coingecko:bitcoin":{"decimals":8,"symbol":"BTC","price":91234.5,"timestamp":1763818800,"confidence":0.99},
      "coingecko:ethereum":{"decimals":18,"symbol":"ETH","price":3011.25,"timestamp":1763818800,"confidence":0.98}}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 91234.5, at: told },
      { symbol: 'ETH', price: 3011.25, at: told }
    ]
  },
  {
    manner: 'Blockchain.info, a price under each currency with buy and sell',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"EUR":{"15m":78500.25,"last":78500.25,"buy":78500.25,"sell":78500.25,"symbol":"EUR"},
      "USD":{"15m":91234.5,"last":91234.5,"buy":91234.5,"sell":91234.5,"symbol":"USD"}}`,
    kind: 'quotes',
    values: [{ price: 78500.25, currency: 'EUR' }]
  },
  {
    manner: 'BitPay, a rate of a currency',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"data":{"code":"EUR","name":"Eurozone Euro","rate":78500.25}}`,
    kind: 'quotes',
    values: [{ price: 78500.25, currency: 'EUR' }]
  },
  {
    manner: 'CoinDesk, an index in words and as a number',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"time":{"updated":"Nov 22, 2025 13:40:00 UTC","updatedISO":"2025-11-22T13:40:00+00:00",
      "updateduk":"Nov 22, 2025 at 13:40 GMT"},"disclaimer":"Non-USD figures are converted.","chartName":"Bitcoin",
      "bpi":{"USD":{"code":"USD","symbol":"&#36;","rate":"91,234.501","description":"United States Dollar","rate_float":91234.501},
      "EUR":{"code":"EUR","symbol":"&euro;","rate":"78,500.251","description":"Euro","rate_float":78500.251}}}`,
    kind: 'quotes',
    values: [{ price: 78500.251, currency: 'EUR', at: told }]
  },
  {
    manner: 'coinlayer, rates in a target',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ETH', currency: 'EUR' },
    body: wire`{"success":true,"terms":"https://layer.example/terms","privacy":"https://layer.example/privacy",
      "timestamp":1763818800,"target":"EUR","rates":{"BTC":78500.25,"ETH":2591.5}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 78500.25, currency: 'EUR', at: told },
      { symbol: 'ETH', price: 2591.5, currency: 'EUR', at: told }
    ]
  },
  {
    manner: 'CoinCodex, spans in the middle of names',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`[{"symbol":"BTC","display_symbol":"BTC","name":"Bitcoin","aliases":"","shortname":"bitcoin",
      "last_price_usd":91234.5,"price_change_1H_percent":0.12,"price_change_1D_percent":-2.15,"price_change_7D_percent":-6.79,
      "price_change_30D_percent":-15.44,"volume_24_usd":48211765432,"display":"true","supply":19951234,
      "market_cap_usd":1820240858373,"market_cap_rank":1,"last_update":"1763818800"},
      {"symbol":"ETH","display_symbol":"ETH","name":"Ethereum","aliases":"","shortname":"ethereum",
      "last_price_usd":3011.25,"price_change_1H_percent":0.31,"price_change_1D_percent":-3.02,"price_change_7D_percent":-8.1,
      "price_change_30D_percent":-21.3,"volume_24_usd":18211765432,"display":"true","supply":120712345,
      "market_cap_usd":363412345678,"market_cap_rank":2,"last_update":"1763818800"}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, changePercent: -2.15, volume: 48211765432 },
        ...{ marketCap: 1820240858373, rank: 1, at: told, currency: 'USD' }
      },
      { symbol: 'ETH', name: 'Ethereum', price: 3011.25, changePercent: -3.02, rank: 2 }
    ]
  },
  {
    manner: 'Birdeye, the change of a volume beside that of a price',
    operation: 'getTop',
    params: { top: '1' },
    body: wire`{"success":true,"data":{"updateUnixTime":1763818800,"updateTime":"2025-11-22T13:40:00","tokens":[
      {"address":"So11111111111111111111111111111111111111112","decimals":9,"liquidity":12345678901.2,"mc":71234567890.1,
      "symbol":"SOL","name":"Wrapped SOL","v24hChangePercent":12.51,"v24hUSD":1234567890.1,
      "logoURI":"https://img.example/sol.png","price":128.45,"price24hChangePercent":-3.2,"rank":1}],"total":1}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'SOL', name: 'Wrapped SOL', price: 128.45, changePercent: -3.2, volume: 1234567890.1 },
        ...{ marketCap: 71234567890.1, rank: 1, at: told }
      }
    ]
  },
  {
    manner: 'a ranking whose high is the highest of all time',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"ranking":[{"pos":1,"ticker":"BTC","title":"Bitcoin","price":91234.5,"cap":1820240858373,"day":-2.15,"high":126198.07},
      {"pos":2,"ticker":"ETH","title":"Ethereum","price":3011.25,"cap":363412345678,"day":-3.02,"high":4953.73}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, marketCap: 1820240858373, rank: 1 },
        high: null
      },
      { symbol: 'ETH', price: 3011.25, rank: 2, high: null }
    ]
  }
]
