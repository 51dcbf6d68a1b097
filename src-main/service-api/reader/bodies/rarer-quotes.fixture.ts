import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2025, 11, 22, 13, 40)

/** getData, getDataCurrency, getTop, getExchange, getTickers, getHistory. */
export const rarerQuotes: readonly Body[] = [
  {
    manner: 'WazirX, quote volumes as text and times at the end',
    operation: 'getData',
    params: btc,
    body: wire`[{"symbol":"btcinr","baseAsset":"btc","quoteAsset":"inr","openPrice":"8240000","lowPrice":"8050000.0",
      "highPrice":"8280000.0","lastPrice":"8090000.0","volume":"12.345","bidPrice":"8089000.0","askPrice":"8091000.0","at":1763818800000}]`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 8090000, low: 8050000, high: 8280000, volume: 12.345, currency: 'INR', at: told }
      }
    ]
  },
  {
    manner: 'Jupiter, prices by mint with a block',
    operation: 'getData',
    params: { symbol: 'SOL' },
    body: wire`{"SOL":{"usdPrice":128.4512,"blockId":348004023,"decimals":9,"priceChange24h":-3.21}}`,
    kind: 'quotes',
    values: [{ symbol: 'SOL', price: 128.4512, currency: 'USD' }]
  },
  {
    manner: 'Moralis, a price in dollars with its text and its change as text',
    operation: 'getData',
    params: { symbol: 'WBTC' },
    body: wire`{"tokenName":"Wrapped BTC","tokenSymbol":"WBTC","tokenDecimals":"8","nativePrice":{"value":"30297400000000000000",
      "decimals":18,"name":"Ether","symbol":"ETH","address":"0xc02a"},"usdPrice":91234.5,"usdPriceFormatted":"91234.5",
      "exchangeName":"Uniswap v3","24hrPercentChange":"-2.15","verifiedContract":true}`,
    kind: 'quotes',
    values: [
      { symbol: 'WBTC', price: 91234.5, currency: 'USD', changePercent: -2.15, exchange: 'Uniswap v3' }
    ]
  },
  {
    manner: 'Kraken Futures, a mark price beside an index',
    operation: 'getTickers',
    params: btc,
    body: wire`{"result":"success","serverTime":"2025-11-22T13:40:01.000Z","tickers":[{"tag":"perpetual","pair":"BTC:USD",
      "symbol":"PF_XBTUSD","markPrice":91233.1,"bid":91234,"bidSize":1.2,"ask":91235,"askSize":0.8,"vol24h":3412.55,
      "volumeQuote":311345678.9,"openInterest":1412.3,"open24h":93240.1,"high24h":93500,"low24h":90800.2,"last":91234.5,
      "lastTime":"2025-11-22T13:40:00.000Z","lastSize":0.01,"suspended":false,"indexPrice":91230.2,"change24h":-2.15}]}`,
    kind: 'quotes',
    values: [
      {
        ...{
          price: 91234.5,
          high: 93500,
          low: 90800.2,
          changePercent: -2.15,
          volume: 3412.55,
          currency: 'USD'
        },
        ...{ at: told }
      }
    ]
  },
  {
    manner: 'Korbit, a detailed ticker of won',
    operation: 'getTickers',
    params: btc,
    body: wire`{"success":true,"data":[{"symbol":"btc_krw","open":"138500000","high":"139000000","low":"135000000",
      "close":"136200000","prevClose":"138500000","priceChange":"-2300000","priceChangePercent":"-1.66","volume":"90.12",
      "quoteVolume":"12345678901.2","bestBidPrice":"136190000","bestAskPrice":"136210000","lastTradedAt":1763818800000}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btc_krw', price: 136200000, currency: 'KRW', high: 139000000, low: 135000000 },
        ...{ changePercent: -1.66, volume: 90.12, at: told }
      }
    ]
  },
  {
    manner: 'GMO Coin, yen by symbol',
    operation: 'getExchange',
    params: btc,
    body: wire`{"status":0,"data":[{"ask":"14251000","bid":"14249000","high":"14600000","last":"14250000","low":"14100000",
      "symbol":"BTC_JPY","timestamp":"2025-11-22T13:40:00.000Z","volume":"812.3456"}],"responsetime":"2025-11-22T13:40:01.000Z"}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC_JPY', price: 14250000, currency: 'JPY', high: 14600000, low: 14100000 },
        ...{ volume: 812.3456, at: told }
      }
    ]
  },
  {
    manner: 'BingX, a percent sign in the change',
    operation: 'getExchange',
    params: btc,
    body: wire`{"code":0,"timestamp":1763818800500,"data":[{"symbol":"BTC-USDT","openPrice":"93240.1","highPrice":"93500",
      "lowPrice":"90800.2","lastPrice":"91234.5","priceChange":"-2005.6","priceChangePercent":"-2.15%","volume":"1234.56",
      "quoteVolume":"113500000.12","openTime":1763732400000,"closeTime":1763818800000,"bidPrice":91234,"askPrice":91235}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USDT', price: 91234.5, changePercent: -2.15, high: 93500, low: 90800.2 },
        ...{ volume: 1234.56, currency: 'USDT', at: told }
      }
    ]
  },
  {
    manner: 'Open Exchange Rates, what a base is in many',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"disclaimer":"Usage subject to terms","license":"https://rates.example/license","timestamp":1763818800,"base":"BTC",
      "rates":{"EUR":78500.25,"GBP":69123.4,"USD":91234.5}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 78500.25, currency: 'EUR', at: told }]
  },
  {
    manner: 'TokenInsight, items with fractions under percentages',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"status":{"code":0,"message":"success","timestamp":1763818801},"data":{"total_count":2,"items":[{"rank":1,
      "symbol":"BTC","name":"Bitcoin","id":"bitcoin","logo":"https://img.example/b.png","price":91234.5,
      "price_change_24h":-2005.6,"price_change_percentage_24h":-0.02151,"market_cap":1820240858373,"vol_spot_24h":48211765432},
      {"rank":2,"symbol":"ETH","name":"Ethereum","id":"ethereum","logo":"https://img.example/e.png","price":3011.25,
      "price_change_24h":-93.75,"price_change_percentage_24h":-0.03019,"market_cap":363412345678,"vol_spot_24h":18211765432}]}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', rank: 1, price: 91234.5, changePercent: -2.151 },
        ...{ marketCap: 1820240858373, volume: 48211765432 }
      },
      { symbol: 'ETH', price: 3011.25, changePercent: -3.019, rank: 2 }
    ]
  },
  {
    manner: 'a ranking in short words with units in the head',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"header":["#","Coin","Symbol","Price ($)","24h %","Market Cap ($bn)"],"rows":[[1,"Bitcoin","BTC",91234.5,-2.15,1820.24],
      [2,"Ethereum","ETH",3011.25,-3.02,363.41]]}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', rank: 1, price: 91234.5, changePercent: -2.15 },
      { symbol: 'ETH', rank: 2, price: 3011.25, changePercent: -3.02 }
    ]
  }
]
