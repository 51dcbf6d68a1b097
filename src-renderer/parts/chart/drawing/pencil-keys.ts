import { movedBy } from '../../../charts/drawings/move'
import { drawingKindNames, drawingKinds } from '../../../../src-shared/drawings/catalogue'
import type { Pencil, Tool } from './pencil.svelte'

export interface PencilActions {
  remove(): void
  addAlert(): void
  /** Returns false if there is nothing to undo. */
  undo(): boolean
  redo(): void
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

const tools: Readonly<Record<string, Tool>> = {
  m: 'measure',
  ...Object.fromEntries(drawingKindNames.map(kind => [drawingKinds[kind].key.toLowerCase(), kind]))
}
const ways: Readonly<Record<string, readonly [columns: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}
/** How far an arrow key moves a drawing, in px. With Shift, it moves by `stride`. */
const step = 1
const stride = 10

/**
 * Returns whether it handled the key. M and the letter of each kind of drawing choose a tool, A creates an
 * alert, arrows and Enter set points, [ and ] select a drawing.
 */
export function pressPencil(pencil: Pencil, actions: PencilActions, event: Pressed): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return false
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'y' || (letter === 'z' && shiftKey)) actions.redo()
    else return letter === 'z' && actions.undo()
    return true
  }
  const tool = tools[key.toLowerCase()]
  if (tool) {
    pencil.pick(tool)
    if (pencil.tool) pencil.stepPoint(0, 0)
    return true
  }
  if (key.toLowerCase() === 'a') {
    actions.addAlert()
    return true
  }
  if (key === 'Escape') return leave(pencil)
  if (key === '[' || key === ']') return selectNext(pencil, key === ']' ? 1 : -1)
  return pencil.tool ? setPoint(pencil, event) : changeChosen(pencil, actions, event)
}

export const isDrawingKey = ({ key, ctrlKey, altKey, metaKey }: Pressed): boolean =>
  !ctrlKey && !altKey && !metaKey && (key.toLowerCase() in tools || key.toLowerCase() === 'a')

function leave(pencil: Pencil): boolean {
  if (pencil.cancel()) return true
  const hadSomething = pencil.measured !== null || pencil.selected !== null
  pencil.measured = null
  pencil.selected = null
  return hadSomething
}

function setPoint(pencil: Pencil, { key, shiftKey }: Pressed): boolean {
  const way = ways[key]
  if (way) {
    const [columns, down] = way
    pencil.stepPoint(columns * (shiftKey ? 10 : 1), down * (shiftKey ? stride * 4 : stride / 2))
    return true
  }
  if (key !== 'Enter' || !pencil.point) return false
  if (pencil.isHalfway) pencil.finish()
  else {
    pencil.begin(pencil.point, true)
    if (pencil.takesOne) pencil.finish()
  }
  return true
}

function changeChosen(pencil: Pencil, actions: PencilActions, { key, shiftKey }: Pressed): boolean {
  const { chosen, ground } = pencil
  if (!chosen || !ground) return false
  if (key === 'Delete' || key === 'Backspace') {
    actions.remove()
    return true
  }
  const way = ways[key]
  if (!way) return false
  const [columns, down] = way
  const x = columns * ground.plot.columnWidth * (shiftKey ? 10 : 1)
  // The drawing is saved when the key is released, so that holding the key makes a single change.
  pencil.draft = movedBy(chosen, { x, y: down * (shiftKey ? stride : step) }, ground)
  return true
}

function selectNext(pencil: Pencil, way: 1 | -1): boolean {
  const { shown, selected } = pencil
  if (shown.length === 0) return false
  const at = shown.findIndex(({ id }) => id === selected)
  const next = at < 0 ? (way > 0 ? 0 : shown.length - 1) : (at + way + shown.length) % shown.length
  pencil.selected = shown[next]?.id ?? null
  return true
}
