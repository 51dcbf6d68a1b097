/**
 * Indicators that use an open, high or low, so that they can't be calculated from closes only. This isn't
 * part of the definitions, because the main process loads those at every start.
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
