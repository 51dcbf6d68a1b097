import { m } from '../messages/m'
import { perLanguage } from './per-language'

const lists = (type: Intl.ListFormatType): (() => Intl.ListFormat) =>
  perLanguage(() => new Intl.ListFormat(m.formats.dateLocale(), { type }))
const [all, any, each] = [lists('conjunction'), lists('disjunction'), lists('unit')]

/** Joins words like `a, b and c`. */
export const formatAnd = (parts: readonly string[]): string => all().format(parts)

/** Joins words like `a, b or c`. */
export const formatOr = (parts: readonly string[]): string => any().format(parts)

/** Joins words like `a, b, c`. */
export const formatList = (parts: readonly string[]): string => each().format(parts)
