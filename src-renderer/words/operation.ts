import { m } from '../../src-shared/messages/m'

type Family = Readonly<Record<string, () => string>>

/** What a family says of a code; of one new to this window the code itself. */
const said = (family: Family, code: string): string =>
  (Object.hasOwn(family, code) ? family[code]?.() : undefined) ?? code

/** What an operation asks about: `Bollinger`. */
export const operationWords = (operation: string): string => said(m.operations.names, operation)

/** What an operation answers, in a line: `quotes per coin`. */
export const summaryWords = (operation: string): string => said(m.operations.summaries, operation)

/** What a group of operations is called. */
export const tagWords = (tag: string): string => said(m.operations.tags, tag)

/** `1 news call`, `14 Bollinger calls`. */
export const callWords = (operation: string, calls: number): string =>
  m.operations.calls({ calls, name: operationWords(operation) })
