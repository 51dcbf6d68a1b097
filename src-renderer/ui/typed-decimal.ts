const groupedByCommas = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
const groupedByPoints = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/
const groupedByBlanks = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?$/
const withComma = /^\d*,\d*$/

/**
 * A number as people type it, as code writes it: `70,000` and `1.234.567` have marks between thousands, and `0,5` is a half as
 * most of the world writes it. `1,234` is a thousand and some, as everywhere here. What is no number comes back as it is.
 */
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
