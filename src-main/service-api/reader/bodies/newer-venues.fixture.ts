import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2026, 3, 10, 9, 20)

/** getExchange, getTickers. */
export const newerVenues: readonly Body[] = [
  {
    manner: 'Bitcoincharts, currencies and venues in one symbol',
    operation: 'getExchange',
    params: btc,
    body: wire`[{"symbol":"krakenUSD","currency":"USD","bid":71264.5,"ask":71266,"latest_trade":1773134400,"high":72004.9,"low":69480,
      "close":71265.2,"previous_close":70110.4,"volume":412.55,"currency_volume":29312345.5,"avg":71050.8,"n_trades":9120,"duration":86400},
      {"symbol":"bitstampUSD","currency":"USD","bid":71260.1,"ask":71263.4,"latest_trade":1773134388,"high":71990,"low":69471.2,
      "close":71262.3,"previous_close":70101.5,"volume":311.2,"currency_volume":22112345.5,"avg":71055.1,"n_trades":7120,"duration":86400}]`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266 },
        ...{ currency: 'USD', volume: 412.55, at: told }
      },
      {
        ...{ price: 71262.3, high: 71990, low: 69471.2, bid: 71260.1, ask: 71263.4 },
        ...{ currency: 'USD', volume: 311.2, at: told - 12000 }
      }
    ]
  },
  {
    manner: 'the service itself, pairs of a venue',
    operation: 'getExchange',
    params: { symbol: 'binance' },
    body: wire`{"status":"success","exchange":"binance","symbols":[{"symbol":"BTCUSDT","last":"71265.2","daily_change_percentage":"1.65",
      "date":"2026-03-10 09:20:00"},{"symbol":"ETHBTC","last":"0.02924807","daily_change_percentage":"-2.86","date":"2026-03-10 09:20:00"}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTCUSDT', price: 71265.2, changePercent: 1.65, at: told, exchange: 'binance' },
      { symbol: 'ETHBTC', price: 0.02924807, changePercent: -2.86, at: told, exchange: 'binance' }
    ]
  },
  {
    manner: 'DigiFinex, a ticker under a short time',
    operation: 'getExchange',
    params: btc,
    body: wire`{"date":1773134400,"code":0,"ticker":[{"vol":1543.27,"change":1.6471,"base_vol":109423112.4,"sell":71266,"last":71265.2,
      "symbol":"btc_usdt","low":69480,"buy":71264.5,"high":72004.9}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btc_usdt', price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266 },
        ...{ volume: 1543.27, changePercent: 1.6471, at: told }
      }
    ]
  },
  {
    manner: 'CEX.IO, a pair with a colon',
    operation: 'getTickers',
    params: btc,
    body: wire`{"e":"tickers","ok":"ok","data":[{"timestamp":"1773134400","low":"69480","high":"72004.9","last":"71265.2","volume":"41.55",
      "volume30d":"1411.2","bid":71264.5,"ask":71266,"priceChange":"1154.80","priceChangePercentage":"1.65","pair":"BTC:USD"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC:USD', price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266 },
        ...{ volume: 41.55, changePercent: 1.65, at: told, currency: 'USD' }
      }
    ]
  },
  {
    manner: 'YoBit, a pair that holds its figures',
    operation: 'getTickers',
    params: { symbol: 'BTC ETH' },
    body: wire`{"btc_usd":{"high":72004.9,"low":69480,"avg":70742.45,"vol":2931234.5,"vol_cur":41.43,"last":71265.2,"buy":71264.5,"sell":71266,
      "updated":1773134400},"eth_usd":{"high":2131.5,"low":2060.15,"avg":2095.8,"vol":412345.6,"vol_cur":196.75,"last":2084.37,"buy":2084.2,
      "sell":2084.6,"updated":1773134400}}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266, volume: 41.43 },
        at: told
      },
      {
        ...{ price: 2084.37, high: 2131.5, low: 2060.15, bid: 2084.2, ask: 2084.6, volume: 196.75 },
        at: told
      }
    ]
  },
  {
    manner: 'itBit, figures of today beside those of a day',
    operation: 'getTickers',
    params: btc,
    body: wire`{"pair":"XBTUSD","bid":"71264.50","bidAmt":"0.41","ask":"71266.00","askAmt":"0.12","lastPrice":"71265.20000000","lastAmt":"0.001",
      "volume24h":"412.55","volumeToday":"101.2","high24h":"72004.9","low24h":"69480.00","highToday":"71500.1","lowToday":"70090.2",
      "openToday":"70110.40","vwapToday":"70811.3","vwap24h":"71050.8","serverTimeUTC":"2026-03-10T09:20:00.0000000Z"}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 71265.2, bid: 71264.5, ask: 71266, high: 72004.9, low: 69480 },
        ...{ volume: 412.55, at: told }
      }
    ]
  },
  {
    manner: 'Delta Exchange, a contract with a spot price and a mark',
    operation: 'getTickers',
    params: btc,
    body: wire`{"result":[{"close":71265.2,"contract_type":"perpetual_futures","greeks":null,"high":72004.9,"low":69480,"mark_price":"71268.41",
      "mark_vol":null,"oi":"812.4","oi_value":"57912345.1","open":70110.4,"price_band":{"lower_limit":"69842.1","upper_limit":"72691.2"},
      "product_id":27,"quotes":{"ask_size":"912","best_ask":"71266.0","best_bid":"71264.5","bid_size":"1211"},"size":1543270,
      "spot_price":"71260.7","symbol":"BTCUSD","timestamp":1773134400000000,"turnover":109423112.4,"turnover_symbol":"USD",
      "turnover_usd":109423112.4,"volume":1543.27}],"success":true}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSD', price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266 },
        ...{ volume: 1543.27, at: told }
      }
    ]
  },
  {
    manner: 'Woo, rows with numbers of an open and a close',
    operation: 'getTickers',
    params: { symbol: 'BTC ETH' },
    body: wire`{"success":true,"rows":[{"symbol":"SPOT_BTC_USDT","index_price":"71263.9","24h_open":"70110.4","24h_close":"71265.2","24h_high":"72004.9",
      "24h_low":"69480","24h_volume":"1543.27","24h_amount":"109423112.4","24h_count":91200},{"symbol":"SPOT_ETH_USDT","index_price":"2084.3",
      "24h_open":"2110.9","24h_close":"2084.37","24h_high":"2131.5","24h_low":"2060.15","24h_volume":"20112.5","24h_amount":"42112345.2",
      "24h_count":61200}],"timestamp":1773134400000}`,
    kind: 'quotes',
    values: [
      { symbol: 'SPOT_BTC_USDT', price: 71265.2, high: 72004.9, low: 69480, volume: 1543.27 },
      { symbol: 'SPOT_ETH_USDT', price: 2084.37, high: 2131.5, low: 2060.15, volume: 20112.5 }
    ]
  },
  {
    manner: 'BigONE, sides as objects',
    operation: 'getTickers',
    params: btc,
    body: wire`{"code":0,"data":[{"asset_pair_name":"BTC-USDT","bid":{"price":"71264.5","quantity":"0.41","order_count":2},"ask":{"price":"71266",
      "quantity":"0.12","order_count":1},"open":"70110.4","close":"71265.2","high":"72004.9","low":"69480","volume":"1543.27",
      "daily_change":"1154.8"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USDT', price: 71265.2, high: 72004.9, low: 69480, bid: 71264.5, ask: 71266 },
        volume: 1543.27
      }
    ]
  }
]
