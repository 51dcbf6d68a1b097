/**
 * TA-Lib's results for `tulipCandles` to ten digits, from the C library in the npm package talib-web 0.1.3.
 * It doesn't name TA-Lib's version, but is based on talib.js (github.com/hackape/talib.js), whose
 * src/ta-lib/README.txt names the sources of TA-Lib 0.4.0.
 */
export interface TaLibVector {
  readonly id: string
  readonly fn: string
  readonly params: Readonly<Record<string, number>>
  /** The last value belongs to the last candle. `stop` means `long` or `short`, whichever has a value. */
  readonly outputs: Readonly<Record<string, readonly number[]>>
}

/** Functions that follow the same conventions as Candlewick. */
export const taLibSame: readonly TaLibVector[] = [
  {
    id: 'sma',
    fn: 'SMA',
    params: { period: 5 },
    outputs: {
      value: [82.426, 82.738, 83.094, 83.318, 83.628, 83.778, 84.254, 84.994, 85.574, 86.218, 86.804]
    }
  },
  {
    id: 'wma',
    fn: 'WMA',
    params: { period: 5 },
    outputs: {
      value: [
        82.82466667, 83.066, 83.1, 83.39866667, 83.80933333, 84.05333333, 84.63733333, 85.39933333,
        86.03133333, 86.76333333, 87.12066667
      ]
    }
  },
  {
    id: 'trima',
    fn: 'TRIMA',
    params: { period: 5 },
    outputs: {
      value: [
        82.43666667, 82.90777778, 83.20444444, 83.26, 83.44, 83.80666667, 84.30222222, 84.86333333,
        85.53666667, 86.28777778, 86.90111111
      ]
    }
  },
  {
    id: 'linreg',
    fn: 'LINEARREG',
    params: { period: 5 },
    outputs: { value: [83.622, 83.722, 83.112, 83.56, 84.172, 84.604, 85.404, 86.21, 86.946, 87.854, 87.754] }
  },
  {
    id: 'rsi',
    fn: 'RSI',
    params: { period: 5 },
    outputs: {
      value: [
        72.03389831, 64.92679822, 75.93623758, 79.7964983, 74.71341441, 83.03285968, 87.47828651, 88.7545447,
        91.48285356, 78.49783057
      ]
    }
  },
  {
    id: 'trix',
    fn: 'TRIX',
    params: { period: 1 },
    outputs: {
      value: [
        -0.3728202044, 1.388218252, 0.6667460412, -0.2247191011, 1.386913229, 1.180872209, 0.4044372544,
        1.012774773, -0.5468839011
      ]
    }
  },
  {
    id: 'psar',
    fn: 'SAR',
    params: { step: 0.02, most: 0.2 },
    outputs: {
      stop: [
        82.15, 80.64, 80.64, 80.7464, 80.932616, 81.17000672, 81.38840618, 81.67956556, 82.0588177,
        82.47058322, 83.0192899, 83.66021772, 84.32417418, 85.05933934
      ]
    }
  },
  {
    id: 'cci',
    fn: 'CCI',
    params: { period: 5 },
    outputs: {
      value: [
        105.0145349, 64.23611111, -29.63260928, 69.54436451, 166.6666667, 82.02011106, 95.50079686,
        130.9122676, 99.16327454, 116.3415324, 71.92795355
      ]
    }
  },
  {
    id: 'williams-r',
    fn: 'WILLR',
    params: { period: 5 },
    outputs: {
      value: [
        -7.476635514, -23.00613497, -40.92664093, -15.5, -11.41732283, -23.7037037, -10.27777778,
        -0.9345794393, -3.050847458, -5.793450882, -17.88413098
      ]
    }
  },
  {
    id: 'roc',
    fn: 'ROC',
    params: { period: 5 },
    outputs: {
      value: [
        1.911999019, 2.195904268, 1.35151442, 1.86746988, 0.8970218873, 2.862297054, 4.466441333, 3.452791999,
        3.808397398, 3.473210052
      ]
    }
  },
  {
    id: 'momentum',
    fn: 'MOM',
    params: { period: 5 },
    outputs: { value: [1.56, 1.78, 1.12, 1.55, 0.75, 2.38, 3.7, 2.9, 3.22, 2.93] }
  },
  {
    id: 'mfi',
    fn: 'MFI',
    params: { period: 5 },
    outputs: {
      value: [
        61.17245806, 67.30769542, 62.79618623, 64.66130116, 45.23821837, 67.84066277, 85.57783953,
        85.96255104, 87.5043659, 84.64718824
      ]
    }
  },
  {
    id: 'ad',
    fn: 'AD',
    params: {},
    outputs: {
      value: [
        -1709076.744, -3823823.944, 2436210.94, 2730934.016, 4444434.016, 1031041.611, 375008.2781,
        3640088.278, 4411889.727, 2696196.469, 6823899.143, 13067975.61, 17580552.66, 21140487.6, 19463313.18
      ]
    }
  },
  {
    id: 'chaikin',
    fn: 'ADOSC',
    params: { fast: 2, slow: 5 },
    outputs: {
      value: [
        1900759.847, 399262.0395, -241806.8154, 757828.2869, 1068830.285, 328526.2457, 1466909.296,
        3475262.287, 4653474.793, 5067839.265, 3474675.616
      ]
    }
  },
  {
    id: 'true-range',
    fn: 'TRANGE',
    params: {},
    outputs: { value: [1.25, 1.97, 0.65, 0.85, 0.79, 0.84, 2, 0.85, 0.89, 1.87, 1.19, 1.22, 1.11, 0.86] }
  },
  {
    id: 'aroon',
    fn: 'AROON',
    params: { period: 5 },
    outputs: {
      up: [100, 80, 100, 100, 100, 100, 100, 100, 100, 80],
      down: [20, 0, 0, 80, 60, 40, 20, 0, 40, 20]
    }
  },
  {
    id: 'ultimate',
    fn: 'ULTOSC',
    params: { short: 2, medium: 3, long: 5 },
    outputs: {
      value: [
        43.49907422, 34.0444953, 65.88339341, 73.95521324, 53.38774868, 64.14898403, 81.28228084, 90.1863711,
        86.11350651, 65.44952323
      ]
    }
  },
  {
    id: 'bop',
    fn: 'BOP',
    params: {},
    outputs: {
      value: [
        -0.3023255814, -0.112, 0.7674418605, 0.1384615385, 0.6538461538, -0.3291139241, 0.1547619048, 0.645,
        0.5072463768, 0.1235955056, 0.8021390374, 0.9159663866, 0.5819672131, -0.2771084337, -0.3604651163
      ]
    }
  }
]

/** Functions that start or smooth in a different way than Candlewick. */
export const taLibOther: readonly (TaLibVector & { readonly differs: string })[] = [
  {
    id: 'ema',
    fn: 'EMA',
    params: { period: 5 },
    outputs: {
      value: [
        82.426, 82.66733333, 82.72488889, 83.14659259, 83.61439506, 83.86293004, 84.41862003, 85.12574668,
        85.71383112, 86.39922075, 86.69614717
      ]
    },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'dema',
    fn: 'DEMA',
    params: { period: 4 },
    outputs: {
      value: [
        83.08956, 83.7180752, 84.34624864, 84.4833913, 85.26182004, 86.23136319, 86.85378061, 87.64684598,
        87.64485416
      ]
    },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'tema',
    fn: 'TEMA',
    params: { period: 4 },
    outputs: { value: [84.4648999, 85.35799719, 86.4125242, 86.97696497, 87.77001821, 87.57681583] },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'trix',
    fn: 'TRIX',
    params: { period: 2 },
    outputs: {
      value: [
        0.7235645359, 0.3280765005, 0.005799519532, 0.3337256456, 0.5419433009, 0.361744744, 0.6060403143,
        0.8566121483, 0.7849900646, 0.8232436394, 0.4258737744
      ]
    },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'macd',
    fn: 'MACD',
    params: { fast: 2, slow: 5, signal: 3 },
    outputs: {
      macd: [
        0.2356666667, 0.5002592593, 0.6345555556, 0.4600534979, 0.7090411523, 0.9434737083, 0.9025756744,
        0.9862481837, 0.6256758116
      ],
      signal: [
        0.5496666667, 0.524962963, 0.5797592593, 0.5199063786, 0.6144737654, 0.7789737369, 0.8407747056,
        0.9135114447, 0.7695936281
      ],
      histogram: [
        -0.314, -0.0247037037, 0.0547962963, -0.05985288066, 0.09456738683, 0.1644999714, 0.06180096879,
        0.07273673903, -0.1439178165
      ]
    },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'apo',
    fn: 'APO',
    params: { fast: 2, slow: 5 },
    outputs: {
      value: [
        0.909, 0.5443333333, 0.239, 0.5013703704, 0.6349259259, 0.4601769547, 0.7090823045, 0.9434874257,
        0.9025802469, 0.9862497079, 0.6256763197
      ]
    },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'ppo',
    fn: 'PPO',
    params: { fast: 2, slow: 5 },
    outputs: {
      value: [
        1.102807367, 0.6584624318, 0.288909424, 0.6029956908, 0.7593500204, 0.5487251095, 0.8399596017,
        1.10834555, 1.053015873, 1.141503013, 0.7216887256
      ]
    },
    differs: 'Its averages begin at the mean of the first n closes, ours at the first close.'
  },
  {
    id: 'atr',
    fn: 'ATR',
    params: { period: 5 },
    outputs: {
      value: [
        1.102, 1.0496, 1.23968, 1.161744, 1.1073952, 1.25991616, 1.245932928, 1.240746342, 1.214597074,
        1.143677659
      ]
    },
    differs: 'It leaves out the first candle, whose range has no close before it.'
  },
  {
    id: 'natr',
    fn: 'NATR',
    params: { period: 5 },
    outputs: {
      value: [
        1.267020763, 1.475985236, 1.374031934, 1.312701754, 1.473069286, 1.439719122, 1.427950676,
        1.383840804, 1.310204673
      ]
    },
    differs: 'Its average true range leaves out the first candle.'
  },
  {
    id: 'adx',
    fn: 'ADX',
    params: { period: 4 },
    outputs: {
      adx: [
        38.44796895, 42.90225789, 47.17095628, 54.26429772, 61.30553419, 67.38096031, 73.30767329, 74.22872516
      ]
    },
    differs: 'Its directional movement begins with the sum of n − 1 moves.'
  },
  {
    id: 'cmo',
    fn: 'CMO',
    params: { period: 5 },
    outputs: {
      value: [
        44.06779661, 29.85359644, 51.87247516, 59.59299661, 49.42682881, 66.06571937, 74.95657302, 77.5090894,
        82.96570713, 56.99566113
      ]
    },
    differs: 'It smooths gains and losses in Wilder’s manner; Chande sums them.'
  },
  {
    id: 'obv',
    fn: 'OBV',
    params: {},
    outputs: {
      value: [
        5653100, -794300, 6896600, 10728000, 15183100, 11385100, 7448900, 12180900, 17022200, 13106900,
        19937700, 26631800, 31925400, 39911200, 35103300
      ]
    },
    differs: 'It begins with the first candle’s volume, ours at 0.'
  }
]
