import { m } from '../../src-shared/messages/m'
import { operationWords, textOf } from '../../src-shared/words/operation'

/** Says what an operation returns, such as `quotes per coin`. Falls back to its name. */
export const summaryWords = (operation: string): string =>
  Object.hasOwn(m.operations.summaries, operation)
    ? textOf(m.operations.summaries, operation)
    : operationWords(operation)

export const tagWords = (tag: string): string => textOf(m.operations.tags, tag)

export const callCountWords = (operation: string, calls: number): string =>
  m.operations.calls({ calls, name: operationWords(operation) })

export function subjectWords(params: Readonly<Record<string, string>>): string {
  const { symbol, bars, top, convert, ...rest } = params
  const parts = [
    symbol,
    convert === undefined ? undefined : m.explorer.callSummary.convert({ convert }),
    ...Object.values(rest),
    bars === undefined ? undefined : m.explorer.callSummary.bars({ bars, count: Number(bars) }),
    top === undefined ? undefined : m.explorer.callSummary.top({ top })
  ]
  return parts.filter(Boolean).join(' · ') || m.explorer.callSummary.none()
}

export const requestWords = (name: string, params: Readonly<Record<string, string>>): string =>
  Object.values(params).some(Boolean)
    ? m.explorer.callSummary.filled({ name, filled: subjectWords(params) })
    : m.explorer.callSummary.unfilled({ name })
