import type { Drawing } from '@contract'
import { formatPrice } from '../../../../src-shared/format/price'
import { m } from '../../../../src-shared/messages/m'

export type Tool = 'measure' | Drawing['kind']

export const kindNames: Readonly<Record<Drawing['kind'], string>> = {
  trend: m.drawings.kindNames.trend(),
  horizontal: m.drawings.kindNames.horizontal(),
  fibonacci: m.drawings.kindNames.fibonacci(),
  rectangle: m.drawings.kindNames.rectangle()
}

/** What a tool asks for next, while it is in hand. */
export const toolHints: Readonly<Record<Tool, string>> = {
  measure: m.drawings.toolHints.measure(),
  trend: m.drawings.toolHints.trend(),
  horizontal: m.drawings.toolHints.horizontal(),
  fibonacci: m.drawings.toolHints.fibonacci(),
  rectangle: m.drawings.toolHints.rectangle()
}

/** One drawing in a list: `Trend line 68,078.50 to 69,120.00`. */
export function drawingWords(drawing: Drawing): string {
  const name = kindNames[drawing.kind]
  return drawing.kind === 'horizontal'
    ? m.drawings.atName({ name, price: formatPrice(drawing.price) })
    : m.drawings.toName({
        name,
        price: formatPrice(drawing.from.price),
        price2: formatPrice(drawing.to.price)
      })
}
