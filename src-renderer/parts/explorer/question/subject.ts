import { m } from '../../../../src-shared/messages/m'

/** What was asked, in one line: `BTC ETH · 1h · 500 bars`, `nothing filled in`. */
export function subjectWords(params: Readonly<Record<string, string>>): string {
  const { symbol, bars, top, convert, ...rest } = params
  const parts = [
    symbol,
    convert === undefined ? undefined : m.explorer.toConvert({ convert }),
    ...Object.values(rest),
    bars === undefined ? undefined : m.explorer.bars({ bars, count: Number(bars) }),
    top === undefined ? undefined : m.explorer.top({ top })
  ]
  return parts.filter(Boolean).join(' · ') || m.explorer.nothingFilled()
}

/** What a call asks, as a sentence: `getData is asked for BTC ETH.` */
export const askedWords = (name: string, params: Readonly<Record<string, string>>): string =>
  Object.values(params).some(Boolean)
    ? m.explorer.askedName({ name, filled: subjectWords(params) })
    : m.explorer.askedNothing({ name })
