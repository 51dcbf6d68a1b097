import type { Answering } from '../answer'
import { bollingerBands } from '../formulas/bands'
import { ichimoku, ichimokuShift } from '../formulas/ichimoku'
import { averageTrueRanges, supertrend } from '../formulas/true-range'
import { dayMs } from '../simulation/simulated-market'
import { rounded } from '../wording'
import { closeTime, figure, overDailyCandles } from './daily-rows'

const seriesDays = 120
/** The Bollinger squeeze needs the most days: 120 band widths of 20 days each. */
const warmDays = seriesDays + 120 + 20

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

/** Each value is on the day where it's drawn. */
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

export const getATR: Answering = overDailyCandles((candles, symbol) => {
  const ranges = averageTrueRanges(candles)
  const rows = candles.map(({ time }, at) => ({ time, atr: ranges[at] ?? null }))
  return rows
    .filter(row => row.atr !== null)
    .slice(-seriesDays)
    .map(({ time, atr }) => ({ symbol, time_close: closeTime(time), atr: figure(atr) }))
})

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
