/** What was asked, in one line: `BTC ETH · 1h · 500 bars`, `nothing filled in`. */
export function subjectWords(params: Readonly<Record<string, string>>): string {
  const { symbol, bars, top, convert, ...rest } = params
  const parts = [
    symbol,
    convert === undefined ? undefined : `to ${convert}`,
    ...Object.values(rest),
    bars === undefined ? undefined : `${bars} bars`,
    top === undefined ? undefined : `top ${top}`
  ]
  return parts.filter(Boolean).join(' · ') || 'nothing filled in'
}
