import Bell from '@lucide/svelte/icons/bell-plus'
import Copy from '@lucide/svelte/icons/copy'
import Minus from '@lucide/svelte/icons/minus'
import Trash from '@lucide/svelte/icons/trash'
import type { Drawing } from '@contract'
import { anchorAt, priceAt } from '../../../charts/drawings/anchors'
import type { Point } from '../../../../src-shared/drawings/geometry'
import { formatPrice } from '../../../../src-shared/format/price'
import { formatTypedPrice } from '../../../../src-shared/format/figure'
import { copyPrice } from '../../../coins/coin-menu'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { DrawingEditor } from './drawing-editor.svelte'
import { drawingDefinition } from '../../../../src-shared/drawings/catalogue'
import { partsOf } from '../../../../src-shared/conditions/drawn-line'
import { m } from '../../../../src-shared/messages/m'

export function chartMenu(
  editor: DrawingEditor,
  place: Point,
  ofCoin: readonly MenuEntry[]
): readonly MenuEntry[] {
  const { pencil, alerts } = editor
  const { ground } = pencil
  if (!ground || place.y > ground.plot.box.top + ground.plot.box.height) return []
  const price = priceAt(place.y, ground.plot)
  const hit = pencil.under(place)
  const drawing = pencil.shown.find(({ id }) => id === hit?.id)
  const level = alerts.under(place)
  return [
    ...(drawing ? [...ofDrawing(editor, drawing), 'separator' as const] : []),
    {
      label: m.drawings.menu.alert({ price: formatPrice(price) }),
      keys: 'A',
      icon: Bell,
      act: () => alerts.add(price)
    },
    {
      label: m.drawings.menu.horizontal({ price: formatPrice(price) }),
      icon: Minus,
      act: () => pencil.drawLevel(anchorAt(place, ground))
    },
    ...(level
      ? []
      : [
          {
            label: m.drawings.menu.copyPrice({ price: formatPrice(price) }),
            icon: Copy,
            act: () => copyPrice(formatTypedPrice(price))
          }
        ]),
    'separator',
    ...ofCoin,
    ...(level ? ['separator' as const, ...alerts.menu(level)] : [])
  ]
}

function ofDrawing(editor: DrawingEditor, drawing: Drawing): readonly MenuEntry[] {
  return [
    ...(partsOf(drawing).length > 0
      ? [{ label: m.drawings.menu.alertOnLine(), icon: Bell, act: () => editor.addAlertOn(drawing) }]
      : []),
    {
      label: m.drawings.menu.remove({ drawing: drawingDefinition(drawing).name().toLowerCase() }),
      icon: Trash,
      danger: true,
      act: () => editor.remove([drawing.id])
    }
  ]
}
