import { bareCoin, requestedCoin } from '../../answers/call-request'
import { sourceText } from '../../answers/numbers'
import { num, rowsOf, str, type MappedFields, type MappingKind } from './kind'

const figures = ['price', 'changePercent', 'high', 'low', 'volume', 'marketCap', 'bid', 'ask']

const nameOf = (symbol: string): string => symbol.toUpperCase()

const hasFigure = (fields: MappedFields): boolean => figures.some(name => num(fields[name]) !== null)

export const quoteKind: MappingKind = {
  identifying: figures,
  constant: ['symbol', 'currency', 'exchange', 'isMoneyAsked', 'name'],
  flatten: answer => rowsOf(answer).map(({ text: _, isActive: __, ...row }) => row),
  assemble: (rows, { ranked }, request) => {
    let place = 0
    const data = rows.flatMap(({ fields, raw, isBlank }) => {
      const symbol = str(fields['symbol'])
      // A row without figures is dropped, unless the call requested its coin.
      if (
        symbol === null ||
        (!hasFigure(fields) && !isBlank && requestedCoin(bareCoin(symbol), request) === null)
      )
        return []
      place++
      const price = num(fields['price'])
      const text = sourceText({
        price: raw?.['price'],
        low: raw?.['low'],
        high: raw?.['high'],
        changePercent: raw?.['changePercent'],
        marketCap: raw?.['marketCap'],
        volume: raw?.['volume']
      })
      const [bid, ask] = [num(fields['bid']), num(fields['ask'])]
      return [
        {
          symbol,
          ...(str(fields['id']) !== null && { id: str(fields['id']) ?? '' }),
          price: price !== null && price > 0 ? price : null,
          low: num(fields['low']),
          high: num(fields['high']),
          ...(bid !== null && { bid }),
          ...(ask !== null && { ask }),
          changePercent: num(fields['changePercent']),
          at: num(fields['at']),
          exchange: str(fields['exchange']),
          currency: str(fields['currency']),
          ...(fields['isMoneyAsked'] === true && { isMoneyAsked: true as const }),
          marketCap: num(fields['marketCap']),
          volume: num(fields['volume']),
          rank: num(fields['rank']) ?? (ranked === true ? place : null),
          name: str(fields['name']),
          text
        }
      ]
    })
    const counts = new Map<string, number>()
    for (const { symbol } of data) counts.set(nameOf(symbol), (counts.get(nameOf(symbol)) ?? 0) + 1)
    // Only coins that share their symbol have an ID.
    const quotes = data.map(({ id, ...row }) =>
      id !== undefined && (counts.get(nameOf(row.symbol)) ?? 0) > 1 ? { ...row, id } : row
    )
    return { kind: 'quotes', data: quotes, dropped: rows.length - data.length }
  }
}
