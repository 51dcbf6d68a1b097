import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2026, 3, 10, 9, 20)

/** getData, getDataCurrency, getTop. */
export const newerQuotes: readonly Body[] = [
  {
    manner: 'Cryptowatch, a summary with a change in money and as a share',
    operation: 'getData',
    params: btc,
    body: wire`{"result":{"price":{"last":71265.2,"high":72004.9,"low":69480,"change":{"percentage":0.016471,"absolute":1154.8}},
      "volume":1543.27,"volumeQuote":109423112.4},"allowance":{"cost":0.005,"remaining":9.99,"upgrade":"For unlimited access, create an account"}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480, changePercent: 1.6471, volume: 1543.27 }]
  },
  {
    manner: 'Schwab, a quote beside what is known of the coin',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"BTC":{"assetMainType":"CRYPTO","symbol":"BTC","realtime":true,"ssid":1,"reference":{"description":"Bitcoin","exchange":"X",
      "exchangeName":"Composite"},"quote":{"52WeekHigh":126198.07,"52WeekLow":58120.4,"askPrice":71266,"bidPrice":71264.5,"closePrice":70110.4,
      "highPrice":72004.9,"lastPrice":71265.2,"lowPrice":69480,"netChange":1154.8,"netPercentChange":1.6471,"openPrice":70110.4,
      "quoteTime":1773134400000,"totalVolume":1543}},"ETH":{"assetMainType":"CRYPTO","symbol":"ETH","realtime":true,"ssid":2,
      "reference":{"description":"Ethereum","exchange":"X","exchangeName":"Composite"},"quote":{"52WeekHigh":4953.73,"52WeekLow":1385.2,
      "askPrice":2084.6,"bidPrice":2084.2,"closePrice":2110.9,"highPrice":2131.5,"lastPrice":2084.37,"lowPrice":2060.15,"netChange":-26.53,
      "netPercentChange":-1.2568,"openPrice":2110.9,"quoteTime":1773134400000,"totalVolume":20112}}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266 },
        ...{ changePercent: 1.6471, volume: 1543, at: told }
      },
      {
        ...{ symbol: 'ETH', price: 2084.37, high: 2131.5, low: 2060.15, bid: 2084.2, ask: 2084.6 },
        ...{ changePercent: -1.2568, volume: 20112, at: told }
      }
    ]
  },
  {
    manner: 'Mobula, a market with changes by span',
    operation: 'getData',
    params: btc,
    body: wire`{"data":{"id":100001656,"name":"Bitcoin","symbol":"BTC","logo":"https://img.example/btc.png","rank":1,"price":71265.2,
      "market_cap":1424011234567,"market_cap_diluted":1496569200000,"volume":31120456789,"volume_change_24h":-4.12,"volume_7d":201120456789,
      "liquidity":812345678,"liquidity_change_24h":0.4,"off_chain_volume":30120456789,"ath":126198.07,"atl":65.53,"price_change_1h":0.12,
      "price_change_24h":1.6471,"price_change_7d":-3.2,"price_change_1m":2.9,"price_change_1y":-11.2,"is_listed":true,"total_supply":21000000,
      "circulating_supply":19981234}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', rank: 1, price: 71265.2, marketCap: 1424011234567 },
        ...{ volume: 31120456789, changePercent: 1.6471, high: null, low: null }
      }
    ]
  },
  {
    manner: 'Token Metrics, names in capitals',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"success":true,"message":"Data fetched successfully","length":2,"data":[{"TOKEN_ID":3375,"TOKEN_NAME":"Bitcoin","TOKEN_SYMBOL":"BTC",
      "CURRENT_PRICE":71265.2,"DATE":"2026-03-10T09:20:00.000Z"},{"TOKEN_ID":3306,"TOKEN_NAME":"Ethereum","TOKEN_SYMBOL":"ETH",
      "CURRENT_PRICE":2084.37,"DATE":"2026-03-10T09:20:00.000Z"}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', name: 'Bitcoin', price: 71265.2, at: told },
      { symbol: 'ETH', name: 'Ethereum', price: 2084.37, at: told }
    ]
  },
  {
    manner: 'CoinDesk Data, a tick in capitals with spans in the names',
    operation: 'getData',
    params: btc,
    body: wire`{"Data":{"BTC-USD":{"TYPE":"266","MARKET":"cadli","INSTRUMENT":"BTC-USD","CCSEQ":512344,"VALUE":71265.2,"VALUE_FLAG":"UP",
      "VALUE_LAST_UPDATE_TS":1773134400,"CURRENT_DAY_OPEN":70110.4,"CURRENT_DAY_HIGH":72004.9,"CURRENT_DAY_LOW":69480,
      "CURRENT_DAY_VOLUME":1543.27,"CURRENT_DAY_QUOTE_VOLUME":109423112.4,"CURRENT_DAY_CHANGE":1154.8,
      "CURRENT_DAY_CHANGE_PERCENTAGE":1.6471}},"Err":{}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480, changePercent: 1.6471, volume: 1543.27, at: told }]
  },
  {
    manner: 'the service itself, with coins under their symbols',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"symbols":{"BTC":{"last":"71265.2","lowest":"69480","highest":"72004.9","daily_change_percentage":"1.6471",
      "date":"2026-03-10 09:20:00","source_exchange":"binance"},"ETH":{"last":"2084.37","lowest":"2060.15","highest":"2131.5",
      "daily_change_percentage":"-1.2568","date":"2026-03-10 09:20:00","source_exchange":"binance"}},"credits_left":9120}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 71265.2, low: 69480, high: 72004.9, changePercent: 1.6471 },
        ...{ at: told, exchange: 'binance' }
      },
      {
        ...{ symbol: 'ETH', price: 2084.37, low: 2060.15, high: 2131.5, changePercent: -1.2568 },
        ...{ at: told, exchange: 'binance' }
      }
    ]
  },
  {
    manner: 'BitcoinAverage, averages and changes by span',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"ask":61374.2,"bid":61372.9,"last":61373.59,"high":62010.4,"low":59837.1,"open":{"hour":"61300.10","day":"60379.07","week":"59120.00",
      "month":"58110.00"},"averages":{"day":60912.33,"week":60012.1,"month":59612.4},"volume":1543.27,"changes":{"price":{"hour":73.49,
      "day":994.52,"week":2253.59},"percent":{"hour":0.12,"day":1.65,"week":3.81}},"volume_percent":12.4,"timestamp":1773134400,
      "display_timestamp":"2026-03-10 09:20:00"}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 61373.59, high: 62010.4, low: 59837.1, bid: 61372.9, ask: 61374.2 },
        ...{ changePercent: 1.65, volume: 1543.27, at: told, currency: 'EUR' }
      }
    ]
  },
  {
    manner: 'Buda, amounts with their currency in lists',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'CLP' },
    body: wire`{"ticker":{"last_price":["67112900.0","CLP"],"market_id":"BTC-CLP","max_bid":["67110000.0","CLP"],"min_ask":["67115000.0","CLP"],
      "price_variation_24h":"0.0165","price_variation_7d":"-0.032","volume":["15.4327","BTC"]}}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 67112900, bid: 67110000, ask: 67115000, currency: 'CLP' },
        volume: 15.4327
      }
    ]
  },
  {
    manner: 'the service itself, a price in the currency asked for',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ETH', currency: 'EUR' },
    body: wire`{"status":true,"currency":"EUR","symbols":[{"symbol":"BTC","last":"61373.59","last_usd":"71265.2","lowest":"59837.1",
      "highest":"62010.4","daily_change_percentage":"1.65","date":"2026-03-10 09:20:00"},{"symbol":"ETH","last":"1795.06","last_usd":"2084.37",
      "lowest":"1774.2","highest":"1835.65","daily_change_percentage":"-1.26","date":"2026-03-10 09:20:00"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 61373.59, low: 59837.1, high: 62010.4, changePercent: 1.65 },
        ...{ at: told, currency: 'EUR' }
      },
      {
        ...{ symbol: 'ETH', price: 1795.06, low: 1774.2, high: 1835.65, changePercent: -1.26 },
        ...{ at: told, currency: 'EUR' }
      }
    ]
  },
  {
    manner: 'Zonda, a market with its two currencies',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'PLN' },
    body: wire`{"status":"Ok","ticker":{"market":{"code":"BTC-PLN","first":{"currency":"BTC","minOffer":"0.00002","scale":8},"second":{"currency":"PLN",
      "minOffer":"5","scale":2},"amountPrecision":8,"pricePrecision":2},"time":"1773134400000","highestBid":"261050.2","lowestAsk":"261320.5",
      "rate":"261200.41","previousRate":"261150"}}`,
    kind: 'quotes',
    values: [{ price: 261200.41, bid: 261050.2, ask: 261320.5, currency: 'PLN', at: told }]
  },
  {
    manner: 'Tatum, a rate with its base pair',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"id":"BTC","value":"61373.59","basePair":"EUR","timestamp":1773134400000,"source":"CoinGecko"}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 61373.59, currency: 'EUR', at: told }]
  },
  {
    manner: 'CoinDesk Data, a list of the largest in capitals',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"Data":{"STATS":{"PAGE":1,"PAGE_SIZE":2,"TOTAL_ASSETS":4011},"LIST":[{"TYPE":"162","ID":1,"SYMBOL":"BTC","NAME":"Bitcoin",
      "LOGO_URL":"https://img.example/btc.png","TOPLIST_BASE_RANK":{"CREATED_ON":3,"TOTAL_MKT_CAP_USD":1},"PRICE_USD":71265.2,
      "PRICE_USD_LAST_UPDATE_TS":1773134400,"CIRCULATING_MKT_CAP_USD":1424011234567.1,"TOTAL_MKT_CAP_USD":1424011234567.1,
      "SPOT_MOVING_24_HOUR_QUOTE_VOLUME_USD":31120456789.2,"SPOT_MOVING_24_HOUR_CHANGE_USD":1154.8,
      "SPOT_MOVING_24_HOUR_CHANGE_PERCENTAGE_USD":1.6471},{"TYPE":"162","ID":2,"SYMBOL":"ETH","NAME":"Ethereum",
      "LOGO_URL":"https://img.example/eth.png","TOPLIST_BASE_RANK":{"CREATED_ON":9,"TOTAL_MKT_CAP_USD":2},"PRICE_USD":2084.37,
      "PRICE_USD_LAST_UPDATE_TS":1773134400,"CIRCULATING_MKT_CAP_USD":251612345678.3,"TOTAL_MKT_CAP_USD":251612345678.3,
      "SPOT_MOVING_24_HOUR_QUOTE_VOLUME_USD":14120456789.9,"SPOT_MOVING_24_HOUR_CHANGE_USD":-26.53,
      "SPOT_MOVING_24_HOUR_CHANGE_PERCENTAGE_USD":-1.2568}]},"Err":{}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 71265.2, marketCap: 1424011234567.1, at: told },
        ...{ volume: 31120456789.2, changePercent: 1.6471, currency: 'USD' }
      },
      {
        ...{ symbol: 'ETH', name: 'Ethereum', price: 2084.37, marketCap: 251612345678.3, at: told },
        ...{ volume: 14120456789.9, changePercent: -1.2568, currency: 'USD' }
      }
    ]
  },
  {
    manner: 'Coinmap, the largest with shares and cells for people',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"status":true,"count":2,"top":[{"position":1,"coin":"BTC","title":"Bitcoin","value_usd":"$71,265.20","capitalization":"$1.424T",
      "turnover_24h":"$31.12B","delta_24h":"+1.65%","dominance":"57.1%"},{"position":2,"coin":"ETH","title":"Ethereum","value_usd":"$2,084.37",
      "capitalization":"$251.6B","turnover_24h":"$14.12B","delta_24h":"-1.26%","dominance":"10.1%"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ rank: 1, symbol: 'BTC', name: 'Bitcoin', price: 71265.2, marketCap: 1424000000000 },
        ...{ volume: 31120000000, changePercent: 1.65, currency: 'USD' }
      },
      {
        ...{ rank: 2, symbol: 'ETH', name: 'Ethereum', price: 2084.37, marketCap: 251600000000 },
        ...{ volume: 14120000000, changePercent: -1.26, currency: 'USD' }
      }
    ]
  },
  {
    manner: 'the service itself, its top in rows of text',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"status":"success","total_symbols":2,"symbols":[{"rank":"1","symbol":"BTC","name":"Bitcoin","last":"71265.2","market_cap":"1424011234567",
      "volume":"31120456789","daily_change_percentage":"1.6471","date":"2026-03-10 09:20:00"},{"rank":"2","symbol":"ETH","name":"Ethereum",
      "last":"2084.37","market_cap":"251612345678","volume":"14120456789","daily_change_percentage":"-1.2568","date":"2026-03-10 09:20:00"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ rank: 1, symbol: 'BTC', name: 'Bitcoin', price: 71265.2, marketCap: 1424011234567 },
        ...{ volume: 31120456789, changePercent: 1.6471, at: told }
      },
      {
        ...{ rank: 2, symbol: 'ETH', name: 'Ethereum', price: 2084.37, marketCap: 251612345678 },
        ...{ volume: 14120456789, changePercent: -1.2568, at: told }
      }
    ]
  }
]
