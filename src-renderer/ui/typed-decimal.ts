const groupedByCommas = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
const groupedByPoints = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/
const groupedByBlanks = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?$/
const withComma = /^\d*,\d*$/

/** Separators in `70,000`, `1,234` and `1.234.567` are for thousands, and `0,5` is one half. */
export function typedDecimal(typed: string): string {
  const text = typed
    .trim()
    .replaceAll(/[\u00a0\u2009\u202f]/gu, ' ')
    .replace(/^[−–]/, '-')
  const [, sign = '', figure = ''] = /^([+-]?) ?(.*)$/su.exec(text) ?? []
  return sign + plain(figure)
}

function plain(figure: string): string {
  if (groupedByCommas.test(figure)) return figure.replaceAll(',', '')
  if (groupedByPoints.test(figure)) return figure.replaceAll('.', '').replace(',', '.')
  if (groupedByBlanks.test(figure)) return figure.replaceAll(/[ '’]/g, '').replace(',', '.')
  return withComma.test(figure) ? figure.replace(',', '.') : figure
}
