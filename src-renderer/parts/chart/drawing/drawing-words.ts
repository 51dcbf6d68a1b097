import type { Drawing } from '@contract'
import { formatPrice } from '../../../../src-shared/format/price'

export type Tool = 'measure' | 'trend' | 'horizontal'

export const kindNames: Readonly<Record<Drawing['kind'], string>> = {
  trend: 'Trend line',
  horizontal: 'Horizontal line'
}

/** What a tool asks for next, while it is in hand. */
export const toolHints: Readonly<Record<Tool, string>> = {
  measure: 'Drag from one point to another, or set both with a click or with arrows and Enter. Esc leaves.',
  trend: 'Drag from one point to another, or set both with a click or with arrows and Enter. Esc leaves.',
  horizontal: 'Click at a price, or choose it with arrows and Enter. Esc leaves.'
}

/** One drawing in a list: `Trend line 68,078.50 to 69,120.00`. */
export function drawingWords(drawing: Drawing): string {
  const name = kindNames[drawing.kind]
  return drawing.kind === 'horizontal'
    ? `${name} at ${formatPrice(drawing.price)}`
    : `${name} ${formatPrice(drawing.from.price)} to ${formatPrice(drawing.to.price)}`
}
