import type { CandleChart } from '../../../charts/candle-chart'

type Shown = Pick<CandleChart, 'candles' | 'range' | 'setRange' | 'pointAt'>

/** If the time is before all candles, leaves space for the offer to load older ones. */
export function showTime(chart: Shown, time: number): 'loaded' | 'before' | 'after' {
  const { candles, range } = chart
  const width = range.to - range.from
  const place = candles.placeOf(time)
  if (place < 0) {
    const room = Math.max(2, width * 0.1)
    chart.setRange({ from: -room, to: width - room })
    return 'before'
  }
  if (place >= candles.slots) {
    chart.setRange({ from: candles.slots - width * 0.96, to: candles.slots + width * 0.04 })
    return 'after'
  }
  const middle = Math.floor(place) + 0.5
  chart.setRange({ from: middle - width / 2, to: middle + width / 2 })
  chart.pointAt(time)
  return 'loaded'
}
