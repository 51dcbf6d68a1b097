import { m } from '../messages/m'
import { perLanguage } from './per-language'

const lists = (type: Intl.ListFormatType): (() => Intl.ListFormat) =>
  perLanguage(() => new Intl.ListFormat(m.formats.dateLocale(), { type }))
const [all, any, each] = [lists('conjunction'), lists('disjunction'), lists('unit')]

export const formatAnd = (parts: readonly string[]): string => all().format(parts)

export const formatOr = (parts: readonly string[]): string => any().format(parts)

export const formatList = (parts: readonly string[]): string => each().format(parts)
