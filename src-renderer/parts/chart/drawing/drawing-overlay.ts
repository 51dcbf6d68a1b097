import { paintDrawing, paintMeasure, paintPoint } from '../../../charts/drawings/paint'
import { paintDrawingTag, paintTagsBeyond } from '../../../charts/drawings/paint-tags'
import type { Overlay } from '../../../charts/paint/overlay'
import type { Pencil } from './pencil.svelte'

export function drawingOverlay(pencil: Pencil): Overlay {
  return {
    paint(ink, view) {
      const { shown, selected, measured, point } = pencil
      for (const drawing of shown) if (drawing.id !== selected) paintDrawing(ink, drawing, view, false)
      const chosen = shown.find(({ id }) => id === selected)
      if (chosen) paintDrawing(ink, chosen, view, true)
      if (measured) paintMeasure(ink, measured.from, measured.to, view)
      if (point) paintPoint(ink, point, view)
    },
    paintAxis(ink, view) {
      for (const drawing of pencil.shown) paintDrawingTag(ink, drawing, view)
      paintTagsBeyond(ink, pencil.shown, view)
    }
  }
}
