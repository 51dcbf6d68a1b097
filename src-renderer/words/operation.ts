import { m } from '../../src-shared/messages/m'

type Family = Readonly<Record<string, () => string>>

/** The text of a code, or the code itself if it is unknown. */
const said = (family: Family, code: string): string =>
  (Object.hasOwn(family, code) ? family[code]?.() : undefined) ?? code

/** Name of an operation: `Bollinger`. */
export const operationWords = (operation: string): string => said(m.operations.names, operation)

/** What an operation returns, in one line: `quotes per coin`. */
export const summaryWords = (operation: string): string => said(m.operations.summaries, operation)

export const tagWords = (tag: string): string => said(m.operations.tags, tag)

/** `1 news call`, `14 Bollinger calls`. */
export const callWords = (operation: string, calls: number): string =>
  m.operations.calls({ calls, name: operationWords(operation) })
