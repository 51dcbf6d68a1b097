/**
 * These use an open, high or low, so they can't be calculated from closes only. Separate from the
 * definitions, which the main process loads at every start.
 */
const ids = new Set([
  'ichimoku',
  'supertrend',
  'psar',
  'atr-stop',
  'alligator',
  'adx',
  'aroon',
  'vortex',
  'chandelier',
  'stochastic',
  'cci',
  'williams-r',
  'ultimate',
  'ao',
  'elder-ray',
  'squeeze',
  'wave-trend',
  'fisher',
  'ac',
  'bop',
  'ibs',
  'qstick',
  'imi',
  'demarker',
  'atr',
  'true-range',
  'natr',
  'keltner',
  'donchian',
  'chop',
  'chaikin-volatility',
  'rogers-satchell'
])

export const needsWholeCandles = ({ id }: { readonly id: string }): boolean => ids.has(id)
