import type { AnswerOf } from '../../answers/answer'
import { gathered, spread, str, type MappingKind } from './kind'

export const technical: MappingKind = {
  identifying: [],
  constant: ['symbol'],
  flatten: answer => {
    const { values, verdict, verdicts } = answer.data as AnswerOf<'technical'>['data']
    if (verdicts === undefined) return [spread({ verdict, values }, 'values')]
    return Object.entries(verdicts).map(([symbol, own]) => ({
      symbol,
      verdict: own,
      ...Object.fromEntries(
        Object.entries(values)
          .filter(([name]) => name.startsWith(`${symbol}.`))
          .map(([name, value]) => [`values.${name.slice(symbol.length + 1)}`, value])
      )
    }))
  },
  assemble: rows => {
    const parts = new Map<string | null, { values: Record<string, number | null>; verdict: string | null }>()
    for (const { fields } of rows) {
      const symbol = str(fields['symbol'])
      const part = parts.get(symbol) ?? { values: {}, verdict: null }
      parts.set(symbol, part)
      const own = gathered(fields, 'values')
      for (const name in own) part.values[name] ??= own[name] ?? null
      part.verdict ??= str(fields['verdict'])
    }
    const [first] = parts.values()
    if (first === undefined) return null
    if (parts.size === 1) return { kind: 'technical', data: first, dropped: 0 }
    return {
      kind: 'technical',
      data: {
        values: Object.fromEntries(
          [...parts].flatMap(([coin, { values }]) =>
            Object.entries(values).map(([name, value]) => [`${coin}.${name}`, value])
          )
        ),
        verdict: null,
        verdicts: Object.fromEntries([...parts].map(([coin, { verdict }]) => [String(coin), verdict]))
      },
      dropped: 0
    }
  }
}
