import type { Drawing } from '@contract'
import { formatPrice } from '../../../../src-shared/format/price'
import { m } from '../../../../src-shared/messages/m'

export type Tool = 'measure' | Drawing['kind']

export const kindNames: Readonly<Record<Drawing['kind'], string>> = {
  trend: m.drawings.kindNames.trend(),
  horizontal: m.drawings.kindNames.horizontal(),
  fibonacci: m.drawings.kindNames.fibonacci(),
  rectangle: m.drawings.kindNames.rectangle(),
  channel: m.drawings.kindNames.channel(),
  text: m.drawings.kindNames.text(),
  brush: m.drawings.kindNames.brush()
}

/** Hints for the next step with a tool. */
export const toolHints: Readonly<Record<Tool, string>> = {
  measure: m.drawings.toolHints.measure(),
  trend: m.drawings.toolHints.trend(),
  horizontal: m.drawings.toolHints.horizontal(),
  fibonacci: m.drawings.toolHints.fibonacci(),
  rectangle: m.drawings.toolHints.rectangle(),
  channel: m.drawings.toolHints.channel(),
  text: m.drawings.toolHints.text(),
  brush: m.drawings.toolHints.brush()
}

/** A drawing in a list: `Trend line 68,078.50 to 69,120.00`. */
export function drawingWords(drawing: Drawing): string {
  const name = kindNames[drawing.kind]
  const [from, to] = endsOf(drawing)
  if (drawing.kind === 'text') return m.drawings.named.note({ name, text: drawing.text })
  return to === undefined
    ? m.drawings.named.at({ name, price: formatPrice(from) })
    : m.drawings.named.span({ name, from: formatPrice(from), to: formatPrice(to) })
}

/** The prices of its two ends, or its single price. */
function endsOf(drawing: Drawing): readonly [from: number | null, to?: number] {
  if (drawing.kind === 'horizontal') return [drawing.price]
  if (drawing.kind === 'text') return [drawing.at.price]
  if (drawing.kind !== 'brush') return [drawing.from.price, drawing.to.price]
  const [first, last] = [drawing.points[0], drawing.points.at(-1)]
  return first && last ? [first.price, last.price] : [null]
}
