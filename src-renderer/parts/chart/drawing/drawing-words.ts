import type { Drawing } from '@contract'
import { drawingDefinition } from '../../../../src-shared/drawings/catalogue'
import { endsOf } from '../../../charts/drawings/points'
import { formatPrice } from '../../../../src-shared/format/price'
import { m } from '../../../../src-shared/messages/m'

export function drawingWords(drawing: Drawing): string {
  const name = drawingDefinition(drawing).name()
  if ('text' in drawing) return m.drawings.named.note({ name, text: drawing.text })
  const [from, to] = endsOf(drawing)
  return to === undefined
    ? m.drawings.named.at({ name, price: formatPrice(from) })
    : m.drawings.named.span({ name, from: formatPrice(from), to: formatPrice(to) })
}
