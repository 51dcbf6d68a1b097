import type { AnswerOf } from '../../answers/answer'
import { barsInTime, byCoin, outOfOrder } from '../../answers/series'
import { num, rowsOf, type MappingKind } from './kind'

export const candleKind: MappingKind = {
  identifying: ['close', 'open', 'high', 'low'],
  constant: ['symbol', 'time'],
  flatten: rowsOf,
  assemble: (rows, { timeNames = 'unknown' }) => {
    const read: AnswerOf<'candles'>['data'][number][] = []
    for (const { fields } of rows) {
      const [time, open, high, low, close] = [
        num(fields['time']),
        num(fields['open']),
        num(fields['high']),
        num(fields['low']),
        num(fields['close'])
      ]
      if (time === null || open === null || high === null || low === null || close === null) continue
      if (open === 0 && high === 0 && low === 0 && close === 0) continue
      const volume = num(fields['volume'])
      read.push(
        typeof fields['symbol'] === 'string'
          ? { time, open, high, low, close, volume, symbol: fields['symbol'] }
          : { time, open, high, low, close, volume }
      )
    }
    if (read.length === 0 && rows.length > 0) return null
    const series = byCoin(read)
    const data = series.flatMap(barsInTime)
    return {
      kind: 'candles',
      data,
      dropped: rows.length - read.length,
      timeNames: timeNames as 'open' | 'close' | 'unknown',
      repeated: read.length - data.length,
      unordered: series.reduce((sum, own) => sum + outOfOrder(own), 0),
      highBelowLow: data.filter(candle => candle.high < candle.low).map(candle => candle.time)
    }
  }
}
