import { at, wire, type Body } from './body.fixture'

/** getOHLC. */
export const diverseCandles: readonly Body[] = [
  {
    manner: 'Moralis pair OHLCV, newest first',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"page":1,"cursor":"","pairAddress":"0xcbcd","tokenAddress":"0x2260","timeframe":"1d","currency":"usd","result":[{"timestamp":"2026-09-04T00:00:00.000Z",
      "open":70917.25,"high":71569.75,"low":70686.57,"close":71376.61,"volume":13401.3816,"trades":2200},{"timestamp":"2026-09-03T00:00:00.000Z",
      "open":71421.94,"high":71839.74,"low":70846.22,"close":70928.91,"volume":11609.3695,"trades":2201},{"timestamp":"2026-09-02T00:00:00.000Z",
      "open":71137.34,"high":71553.24,"low":70998.42,"close":71416.44,"volume":12895.0529,"trades":2202},{"timestamp":"2026-09-01T00:00:00.000Z",
      "open":71000,"high":71267.23,"low":70586.83,"close":71138.28,"volume":21473.6814,"trades":2203}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 1),
        open: 71000,
        high: 71267.23,
        low: 70586.83,
        close: 71138.28,
        volume: 21473.6814
      },
      {
        time: at(2026, 9, 2),
        open: 71137.34,
        high: 71553.24,
        low: 70998.42,
        close: 71416.44,
        volume: 12895.0529
      },
      {
        time: at(2026, 9, 3),
        open: 71421.94,
        high: 71839.74,
        low: 70846.22,
        close: 70928.91,
        volume: 11609.3695
      },
      {
        time: at(2026, 9, 4),
        open: 70917.25,
        high: 71569.75,
        low: 70686.57,
        close: 71376.61,
        volume: 13401.3816
      }
    ]
  },
  {
    manner: 'Birdeye OHLCV: unixTime and single letters',
    operation: 'getOHLC',
    params: { symbol: 'SOL', interval: '1d' },
    body: wire`{"success":true,"data":{"items":[{"address":"So1","c":103.122,"h":104.416,"l":102.949,"o":104,"type":"1D","unixTime":1788307200,
      "v":1117130.63,"currency":"usd"},{"address":"So1","c":102.84,"h":103.54,"l":102.455,"o":103.126,"type":"1D","unixTime":1788393600,
      "v":575010.03,"currency":"usd"},{"address":"So1","c":103.137,"h":103.498,"l":102.288,"o":102.841,"type":"1D","unixTime":1788480000,
      "v":1135602.04,"currency":"usd"}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 2), open: 104, high: 104.416, low: 102.949, close: 103.122, volume: 1117130.63 },
      { time: at(2026, 9, 3), open: 103.126, high: 103.54, low: 102.455, close: 102.84, volume: 575010.03 },
      { time: at(2026, 9, 4), open: 102.841, high: 103.498, low: 102.288, close: 103.137, volume: 1135602.04 }
    ]
  },
  {
    manner: 'Coin Metrics market candles: price_ before each name',
    operation: 'getOHLC',
    params: { symbol: 'ETH', interval: '1d' },
    body: wire`{"data":[{"market":"coinbase-eth-usd-spot","time":"2026-09-03T00:00:00.000000000Z","price_open":"2300.00","price_close":"2326.44",
      "price_high":"2333.82","price_low":"2289.56","vwap":"2311.6900","volume":"277507.476","candle_usd_volume":"645604492.4654",
      "candle_trades_count":"40112"},{"market":"coinbase-eth-usd-spot","time":"2026-09-04T00:00:00.000000000Z","price_open":"2326.17",
      "price_close":"2302.62","price_high":"2335.32","price_low":"2299.32","vwap":"2317.3200","volume":"207680.874",
      "candle_usd_volume":"478210134.0899","candle_trades_count":"40112"},{"market":"coinbase-eth-usd-spot","time":"2026-09-05T00:00:00.000000000Z",
      "price_open":"2302.98","price_close":"2323.55","price_high":"2326.84","price_low":"2300.15","vwap":"2313.4950",
      "volume":"176052.243","candle_usd_volume":"409066189.2226","candle_trades_count":"40112"},{"market":"coinbase-eth-usd-spot",
      "time":"2026-09-06T00:00:00.000000000Z","price_open":"2323.85","price_close":"2297.35","price_high":"2328.43",
      "price_low":"2294.23","vwap":"2311.3300","volume":"157272.373","candle_usd_volume":"361309686.1115","candle_trades_count":"40112"}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 3), open: 2300, high: 2333.82, low: 2289.56, close: 2326.44, volume: 277507.476 },
      {
        time: at(2026, 9, 4),
        open: 2326.17,
        high: 2335.32,
        low: 2299.32,
        close: 2302.62,
        volume: 207680.874
      },
      {
        time: at(2026, 9, 5),
        open: 2302.98,
        high: 2326.84,
        low: 2300.15,
        close: 2323.55,
        volume: 176052.243
      },
      { time: at(2026, 9, 6), open: 2323.85, high: 2328.43, low: 2294.23, close: 2297.35, volume: 157272.373 }
    ]
  },
  {
    manner: 'Eastmoney-like klines: comma strings, open close high low',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"rc":0,"rt":17,"data":{"code":"BTC","market":0,"name":"比特币","decimal":2,"dktotal":3,"klines":["2026-09-05,71500.00,72289.29,72674.86,71170.68,1046",
      "2026-09-06,72284.39,72655.32,73018.23,72220.28,975","2026-09-07,72666.81,72000.81,72972.57,71819.77,1535"]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 5), open: 71500, high: 72674.86, low: 71170.68, close: 72289.29, volume: 1046 },
      { time: at(2026, 9, 6), open: 72284.39, high: 73018.23, low: 72220.28, close: 72655.32, volume: 975 },
      { time: at(2026, 9, 7), open: 72666.81, high: 72972.57, low: 71819.77, close: 72000.81, volume: 1535 }
    ]
  },
  {
    manner: 'Alpha Vantage daily of old: two currencies side by side, by date',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"Meta Data":{"1. Information":"Daily Prices and Volumes for Digital Currency","2. Digital Currency Code":"BTC","3. Digital Currency Name":"Bitcoin",
      "4. Market Code":"EUR","5. Market Name":"Euro","6. Last Refreshed":"2026-09-08 00:00:00","7. Time Zone":"UTC"},
      "Time Series (Digital Currency Daily)":{"2026-09-08":{"1a. open (EUR)":"61951.49","1b. open (USD)":"72309.78",
      "2a. high (EUR)":"62213.43","2b. high (USD)":"72615.52","3a. low (EUR)":"61266.15","3b. low (USD)":"71509.85",
      "4a. close (EUR)":"61427.49","4b. close (USD)":"71698.17","5. volume":"616.746","6. market cap (USD)":"616.746"},
      "2026-09-07":{"1a. open (EUR)":"61548.92","1b. open (USD)":"71839.90","2a. high (EUR)":"62102.64","2b. high (USD)":"72486.20",
      "3a. low (EUR)":"61447.26","3b. low (USD)":"71721.24","4a. close (EUR)":"61945.27","4b. close (USD)":"72302.52",
      "5. volume":"749.048","6. market cap (USD)":"749.048"},"2026-09-06":{"1a. open (EUR)":"61000.00","1b. open (USD)":"71199.20",
      "2a. high (EUR)":"61714.53","2b. high (USD)":"72033.20","3a. low (EUR)":"60700.38","3b. low (USD)":"70849.48",
      "4a. close (EUR)":"61553.54","4b. close (USD)":"71845.29","5. volume":"1194.272","6. market cap (USD)":"1194.272"}}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 6),
        open: 71199.2,
        high: 72033.2,
        low: 70849.48,
        close: 71845.29,
        volume: 1194.272
      },
      { time: at(2026, 9, 7), open: 71839.9, high: 72486.2, low: 71721.24, close: 72302.52, volume: 749.048 },
      {
        time: at(2026, 9, 8),
        open: 72309.78,
        high: 72615.52,
        low: 71509.85,
        close: 71698.17,
        volume: 616.746
      }
    ]
  },
  {
    manner: 'The Graph: token day data, strings and epoch date',
    operation: 'getOHLC',
    params: { symbol: 'XRP', interval: '1d' },
    body: wire`{"data":{"tokenDayDatas":[{"date":1788998400,"open":"1.5100","high":"1.5259","low":"1.5087","close":"1.5176","volume":"5791427.6",
      "volumeUSD":"8789070.53","token":{"symbol":"XRP"}},{"date":1789084800,"open":"1.5178","high":"1.5254","low":"1.4941",
      "close":"1.5016","volume":"3075748.8","volumeUSD":"4618544.40","token":{"symbol":"XRP"}},{"date":1789171200,"open":"1.5019",
      "high":"1.5066","low":"1.4907","close":"1.4970","volume":"4884730.9","volumeUSD":"7312442.16","token":{"symbol":"XRP"}}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 10), open: 1.51, high: 1.5259, low: 1.5087, close: 1.5176, volume: 5791427.6 },
      { time: at(2026, 9, 11), open: 1.5178, high: 1.5254, low: 1.4941, close: 1.5016, volume: 3075748.8 },
      { time: at(2026, 9, 12), open: 1.5019, high: 1.5066, low: 1.4907, close: 1.497, volume: 4884730.9 }
    ]
  },
  {
    manner: 'ccxt OHLCV under a name',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"exchange":"kraken","symbol":"BTC/USD","timeframe":"1d","ohlcv":[[1789171200000,71800,71898.59,71449.81,71829.85,15952.226],
      [1789257600000,71835.53,71993.46,70712.4,70976.32,25551.847],[1789344000000,70987.67,71143.58,70651.37,70836.3,
      26624.691]]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 12),
        open: 71800,
        high: 71898.59,
        low: 71449.81,
        close: 71829.85,
        volume: 15952.226
      },
      {
        time: at(2026, 9, 13),
        open: 71835.53,
        high: 71993.46,
        low: 70712.4,
        close: 70976.32,
        volume: 25551.847
      },
      {
        time: at(2026, 9, 14),
        open: 70987.67,
        high: 71143.58,
        low: 70651.37,
        close: 70836.3,
        volume: 26624.691
      }
    ]
  }
]
