import { at, wire, type Body } from './body.fixture'

/** getExchange. */
export const broaderVenues: readonly Body[] = [
  {
    manner: 'Bitfinex v2 tickers by position',
    operation: 'getExchange',
    params: { symbol: 'bitfinex' },
    body: wire`[["tBTCUSD",68101,11.2,68103,9.8,-702,-0.010203,68102,1203.44,69120,67550],["tETHUSD",1990.1,204.7,1990.4,188.2,12.3,0.006218,
      1990.3,8812.1,2011.9,1965.5]]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'tBTCUSD',
        bid: 68101,
        ask: 68103,
        price: 68102,
        changePercent: -1.0203,
        volume: 1203.44,
        high: 69120,
        low: 67550
      },
      {
        symbol: 'tETHUSD',
        bid: 1990.1,
        ask: 1990.4,
        price: 1990.3,
        changePercent: 0.6218,
        volume: 8812.1,
        high: 2011.9,
        low: 1965.5
      }
    ],
    doubted: ['price']
  },
  {
    manner: 'Bybit v5 tickers',
    operation: 'getExchange',
    params: { symbol: 'bybit' },
    body: wire`{"retCode":0,"retMsg":"OK","result":{"category":"spot","list":[{"symbol":"BTCUSDT","bid1Price":"68090.1","bid1Size":"1.44",
      "ask1Price":"68090.2","ask1Size":"0.92","lastPrice":"68090.1","prevPrice24h":"67200","price24hPcnt":"0.0132","highPrice24h":"68740",
      "lowPrice24h":"66980.5","turnover24h":"612033441.22","volume24h":"9012.331","usdIndexPrice":"68081.44"},{"symbol":"XRPUSDT",
      "bid1Price":"1.4011","bid1Size":"5120","ask1Price":"1.4012","ask1Size":"811","lastPrice":"1.4012","prevPrice24h":"1.4288",
      "price24hPcnt":"-0.0193","highPrice24h":"1.4411","lowPrice24h":"1.3902","turnover24h":"91203344.1","volume24h":"64402211.5",
      "usdIndexPrice":"1.40102"}]},"retExtInfo":{},"time":1778843471000}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCUSDT',
        bid: 68090.1,
        ask: 68090.2,
        price: 68090.1,
        changePercent: 1.32,
        high: 68740,
        low: 66980.5,
        volume: 9012.331
      },
      {
        symbol: 'XRPUSDT',
        bid: 1.4011,
        ask: 1.4012,
        price: 1.4012,
        changePercent: -1.93,
        high: 1.4411,
        low: 1.3902,
        volume: 64402211.5
      }
    ]
  },
  {
    manner: 'Kraken Ticker',
    operation: 'getExchange',
    params: { symbol: 'kraken' },
    body: wire`{"error":[],"result":{"XXBTZUSD":{"a":["70011.20000","1","1.000"],"b":["70011.10000","4","4.000"],"c":["70011.10000","0.00141"],
      "v":["811.20","2210.44"],"p":["69877.1","69901.2"],"t":[20112,51220],"l":["69120.00000","69120.00000"],"h":["70550.00000","70550.00000"],
      "o":"69440.00000"},"XETHZUSD":{"a":["2101.33000","12","12.000"],"b":["2101.32000","30","30.000"],"c":["2101.33000","0.5"],"v":["7712.1",
      "21033.9"],"p":["2094.2","2091.0"],"t":[8812,22011],"l":["2071.05000","2071.05000"],"h":["2122.90000","2122.90000"],"o":"2088.10000"}}}`,
    kind: 'quotes',
    values: [
      { symbol: 'XXBTZUSD', ask: 70011.2, bid: 70011.1, price: 70011.1, low: 69120, high: 70550 },
      { symbol: 'XETHZUSD', ask: 2101.33, bid: 2101.32, price: 2101.33, low: 2071.05, high: 2122.9 }
    ]
  },
  {
    manner: 'Bithumb ticker ALL, status "0000"',
    operation: 'getExchange',
    params: { symbol: 'bithumb' },
    body: wire`{"status":"0000","data":{"BTC":{"opening_price":"101200000","closing_price":"100450000","min_price":"99800000",
      "max_price":"101900000","units_traded":"402.11","acc_trade_value":"40455120331.2","prev_closing_price":"101180000",
      "units_traded_24H":"701.92","acc_trade_value_24H":"70811203344.1","fluctate_24H":"-750000","fluctate_rate_24H":"-0.74"},
      "XRP":{"opening_price":"2050","closing_price":"2071","min_price":"2033","max_price":"2098","units_traded":"8812033.2",
      "acc_trade_value":"18210334411.1","prev_closing_price":"2049","units_traded_24H":"14102233.1","acc_trade_value_24H":"29102233441.4",
      "fluctate_24H":"21","fluctate_rate_24H":"1.02"},"date":"1782861000000"}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 100450000,
        low: 99800000,
        high: 101900000,
        changePercent: -0.74,
        volume: 701.92,
        at: at(2026, 6, 30, 23, 10)
      },
      {
        symbol: 'XRP',
        price: 2071,
        low: 2033,
        high: 2098,
        changePercent: 1.02,
        volume: 14102233.1,
        at: at(2026, 6, 30, 23, 10)
      }
    ]
  },
  {
    manner: 'Upbit ticker',
    operation: 'getExchange',
    params: { symbol: 'KRW-BTC' },
    body: wire`[{"market":"KRW-BTC","trade_date":"20260712","trade_time":"031455","trade_date_kst":"20260712","trade_time_kst":"121455",
      "trade_timestamp":1783826095000,"opening_price":98000000,"high_price":98800000,"low_price":96120000,"trade_price":96530000,
      "prev_closing_price":98000000,"change":"FALL","change_price":1470000,"change_rate":0.015,"signed_change_price":-1470000,
      "signed_change_rate":-0.015,"trade_volume":0.0021,"acc_trade_price":41022334411.2,"acc_trade_price_24h":99122334411.7,
      "acc_trade_volume":422.1,"acc_trade_volume_24h":1019.2,"highest_52_week_price":178000000,"highest_52_week_date":"2025-10-10",
      "lowest_52_week_price":88100000,"lowest_52_week_date":"2026-02-06","timestamp":1783826095000}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'KRW-BTC',
        price: 96530000,
        high: 98800000,
        low: 96120000,
        changePercent: -1.5,
        at: at(2026, 7, 12, 3, 14, 55),
        volume: 1019.2
      }
    ]
  }
]
