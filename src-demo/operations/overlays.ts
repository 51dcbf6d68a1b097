import type { Answering } from '../answer'
import { bollingerBands } from '../formulas/bands'
import { ichimoku, ichimokuShift } from '../formulas/ichimoku'
import { averageTrueRanges, supertrend } from '../formulas/true-range'
import { dayMs } from '../simulation/simulated-market'
import { rounded } from '../wording'
import { closeTime, figure, overDailyCandles } from './daily-rows'

/** Days a series goes back. */
const seriesDays = 120
/** Days that decide those: the longest look-back is a band's squeeze, 120 widths of 20 days each. */
const warmDays = seriesDays + 120 + 20

/** getBollinger: 20 days and 2 deviations, the last 120 days. */
export const getBollinger: Answering = overDailyCandles((candles, symbol) =>
  bollingerBands(candles.slice(-warmDays))
    .slice(-seriesDays)
    .map(({ time, upper, middle, lower, width, squeeze }) => ({
      symbol,
      time_close: closeTime(time),
      upper: rounded(upper),
      middle: rounded(middle),
      lower: rounded(lower),
      bandwidth: rounded(width),
      squeeze
    }))
)

/** getIchimoku: 9, 26, 52, the last 120 days and the 26 the spans stand ahead, each value at the day it is drawn at. */
export const getIchimoku: Answering = overDailyCandles((candles, symbol) =>
  ichimoku(candles.slice(-warmDays), dayMs)
    .slice(-(seriesDays + ichimokuShift))
    .map(point => ({
      symbol,
      time_close: closeTime(point.time),
      tenkan_sen: figure(point.conversion),
      kijun_sen: figure(point.base),
      senkou_span_a: figure(point.spanA),
      senkou_span_b: figure(point.spanB),
      chikou_span: figure(point.lagging)
    }))
)

/** getATR: 14 days, simply averaged, the last 120 days. */
export const getATR: Answering = overDailyCandles((candles, symbol) => {
  const ranges = averageTrueRanges(candles)
  const rows = candles.map(({ time }, at) => ({ time, atr: ranges[at] ?? null }))
  return rows
    .filter(row => row.atr !== null)
    .slice(-seriesDays)
    .map(({ time, atr }) => ({ symbol, time_close: closeTime(time), atr: figure(atr) }))
})

/** getSupertrend: 10 days, factor 3, the last 120 days. */
export const getSupertrend: Answering = overDailyCandles((candles, symbol) =>
  supertrend(candles)
    .slice(-seriesDays)
    .map(({ time, value, direction }) => ({
      symbol,
      time_close: closeTime(time),
      supertrend: rounded(value),
      direction
    }))
)
