import { at, wire, type Body } from './body.fixture'

/** getOHLCIntraday. */
export const broaderIntraday: readonly Body[] = [
  {
    manner: 'Upbit minutes: two clocks and the stamp of the last trade',
    operation: 'getOHLCIntraday',
    params: { symbol: 'KRW-BTC', interval: '15m', bars: '3' },
    body: wire`[{"market":"KRW-BTC","candle_date_time_utc":"2026-07-12T03:30:00","candle_date_time_kst":"2026-07-12T12:30:00",
      "opening_price":96419359,"high_price":96885437,"low_price":95928992,"trade_price":96045194,"timestamp":1783827891233,
      "candle_acc_trade_price":1677275640.9,"candle_acc_trade_volume":17.4634,"unit":15},{"market":"KRW-BTC",
      "candle_date_time_utc":"2026-07-12T03:15:00","candle_date_time_kst":"2026-07-12T12:15:00","opening_price":96958925,"high_price":97572743,
      "low_price":95692021,"trade_price":96397173,"timestamp":1783826991233,"candle_acc_trade_price":1736662549.6,
      "candle_acc_trade_volume":18.0157,"unit":15},{"market":"KRW-BTC","candle_date_time_utc":"2026-07-12T03:00:00",
      "candle_date_time_kst":"2026-07-12T12:00:00","opening_price":96500000,"high_price":97287074,"low_price":95843912,"trade_price":96954017,
      "timestamp":1783826091233,"candle_acc_trade_price":1970823085.2,"candle_acc_trade_volume":20.3274,"unit":15}]`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 7, 12, 3),
        open: 96500000,
        high: 97287074,
        low: 95843912,
        close: 96954017,
        volume: 20.3274
      },
      {
        time: at(2026, 7, 12, 3, 15),
        open: 96958925,
        high: 97572743,
        low: 95692021,
        close: 96397173,
        volume: 18.0157
      },
      {
        time: at(2026, 7, 12, 3, 30),
        open: 96419359,
        high: 96885437,
        low: 95928992,
        close: 96045194,
        volume: 17.4634
      }
    ]
  },
  {
    manner: 'Gate.io candlesticks: quote volume, close, high, low, open',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '3' },
    body: wire`[["1777888800","27734859.9310","71904.5","71978.6","70935","71200","385.718","true"],["1777892400","20556901.9856","71115.4",
      "72462.9","70639.5","71918.5","289.064","true"],["1777896000","21341845.0700","70817.5","71297.6","70673.5","71116.1","301.364","true"]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 5, 4, 10), open: 71200, high: 71978.6, low: 70935, close: 71904.5, volume: 385.718 },
      {
        time: at(2026, 5, 4, 11),
        open: 71918.5,
        high: 72462.9,
        low: 70639.5,
        close: 71115.4,
        volume: 289.064
      },
      {
        time: at(2026, 5, 4, 12),
        open: 71116.1,
        high: 71297.6,
        low: 70673.5,
        close: 70817.5,
        volume: 301.364
      }
    ]
  },
  {
    manner: 'Kraken OHLC',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '5m', bars: '4' },
    body: wire`{"error":[],"result":{"XETHZUSD":[[1786780800,"2400","2411.74","2370.84","2390.28","2391.29","107.98894406",120],[1786781100,
      "2391.15","2409.3","2386.45","2397.28","2397.88","142.336039",127],[1786781400,"2397.01","2409.53","2385.28","2395.65","2397.41",
      "136.33411404",134],[1786781700,"2394.76","2406.97","2377.78","2396.09","2392.38","158.27099566",141]],"last":1786781400}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 8, 15, 8),
        open: 2400,
        high: 2411.74,
        low: 2370.84,
        close: 2390.28,
        volume: 107.98894406
      },
      {
        time: at(2026, 8, 15, 8, 5),
        open: 2391.15,
        high: 2409.3,
        low: 2386.45,
        close: 2397.28,
        volume: 142.336039
      },
      {
        time: at(2026, 8, 15, 8, 10),
        open: 2397.01,
        high: 2409.53,
        low: 2385.28,
        close: 2395.65,
        volume: 136.33411404
      },
      {
        time: at(2026, 8, 15, 8, 15),
        open: 2394.76,
        high: 2406.97,
        low: 2377.78,
        close: 2396.09,
        volume: 158.27099566
      }
    ],
    doubted: ['open', 'high', 'low', 'close']
  },
  {
    manner: 'Alpha Vantage crypto intraday',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '5m', bars: '3' },
    body: wire`{"Meta Data":{"1. Information":"Crypto Intraday (5min) Time Series","2. Digital Currency Code":"BTC",
      "3. Digital Currency Name":"Bitcoin","4. Market Code":"USD","5. Market Name":"United States Dollar",
      "6. Last Refreshed":"2026-09-01 14:10:00","7. Interval":"5min","8. Output Size":"Compact","9. Time Zone":"UTC"},
      "Time Series Crypto (5min)":{"2026-09-01 14:10:00":{"1. open":"70440.01","2. high":"71524.84","3. low":"69824.29","4. close":"71234",
      "5. volume":49.46211},"2026-09-01 14:05:00":{"1. open":"69600.98","2. high":"70542.74","3. low":"69207.44","4. close":"70427.61",
      "5. volume":29.66023},"2026-09-01 14:00:00":{"1. open":"68900","2. high":"70161.73","3. low":"68445.57","4. close":"69626.46",
      "5. volume":42.55991}}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 1, 14),
        open: 68900,
        high: 70161.73,
        low: 68445.57,
        close: 69626.46,
        volume: 42.55991
      },
      {
        time: at(2026, 9, 1, 14, 5),
        open: 69600.98,
        high: 70542.74,
        low: 69207.44,
        close: 70427.61,
        volume: 29.66023
      },
      {
        time: at(2026, 9, 1, 14, 10),
        open: 70440.01,
        high: 71524.84,
        low: 69824.29,
        close: 71234,
        volume: 49.46211
      }
    ]
  },
  {
    manner: 'HTX kline: amount is coins, vol is money',
    operation: 'getOHLCIntraday',
    params: { symbol: 'btcusdt', interval: '4h', bars: '3' },
    body: wire`{"ch":"market.btcusdt.kline.4hour","status":"ok","ts":1791633601000,"data":[{"id":1791619200,"open":73929.44,"close":73863.86,
      "low":73483.23,"high":74146.95,"amount":1035.378,"vol":76477015.6391,"count":9000},{"id":1791604800,"open":74162.54,"close":73954.14,
      "low":73854.83,"high":74626.37,"amount":1022.433,"vol":75613153.2226,"count":9113},{"id":1791590400,"open":74100,"close":74184.36,
      "low":73725.25,"high":74368.71,"amount":953.886,"vol":70763422.423,"count":9226}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 10, 10),
        open: 74100,
        high: 74368.71,
        low: 73725.25,
        close: 74184.36,
        volume: 953.886
      },
      {
        time: at(2026, 10, 10, 4),
        open: 74162.54,
        high: 74626.37,
        low: 73854.83,
        close: 73954.14,
        volume: 1022.433
      },
      {
        time: at(2026, 10, 10, 8),
        open: 73929.44,
        high: 74146.95,
        low: 73483.23,
        close: 73863.86,
        volume: 1035.378
      }
    ]
  }
]
