import type { Point } from '../../../charts/drawings/lines'
import type { Grip } from './grip'

/** The button of a mouse that asks for a menu. */
const secondary = 2

export interface GripActions {
  /** Takes hold of what is there, before the chart does; null leaves the press to the chart. */
  press(place: Point, event: PointerEvent): Grip | null
  /** The pointer is somewhere, with nothing held. */
  hover(place: Point): void
  /** True keeps the double click from the chart. */
  double(place: Point): boolean
  /** A menu is asked for there; null = not over the picture. */
  menu(place: Point | null): void
  /** Where a menu is meant that was asked for by key. */
  keyPlace(): Point | null
}

/**
 * Listens before the chart in it does: what is taken hold of here the chart does not pan with. Places are px within
 * the element. Answers with the functions that let go as if nothing had been held (false when nothing was), and that stop.
 */
export function followGrips(element: HTMLElement, actions: GripActions): { cancel(): boolean; stop(): void } {
  const ending = new AbortController()
  let held: { readonly grip: Grip; readonly pointer: number } | null = null
  const placeOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const on = <Name extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'dblclick'>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name], place: Point) => void
  ): void =>
    element.addEventListener(
      name,
      event => {
        // Buttons that lie over the chart keep their presses.
        if (isPicture(event.target)) hear(event, placeOf(event))
      },
      { capture: true, signal: ending.signal }
    )

  on('pointerdown', (event, place) => {
    if (held || event.button !== 0) return
    const grip = actions.press(place, event)
    if (!grip) return
    held = { grip, pointer: event.pointerId }
    event.stopPropagation()
    // Held by the picture itself, so that its crosshair goes on following.
    const picture = event.target as Element
    if (event.isTrusted) picture.setPointerCapture(event.pointerId)
  })
  on('pointermove', (event, place) => {
    if (!held) actions.hover(place)
    else if (event.pointerId === held.pointer) held.grip.move(place)
  })
  on('pointerup', (event, place) => {
    if (event.pointerId !== held?.pointer) return
    const { grip } = held
    held = null
    grip.drop(place)
  })
  on('pointercancel', () => cancel())
  on('dblclick', (event, place) => {
    if (actions.double(place)) event.stopPropagation()
  })
  element.addEventListener(
    'contextmenu',
    event => {
      if (!isPicture(event.target)) return actions.menu(null)
      if (event.button === secondary) return actions.menu(placeOf(event))
      // Asked for by key: it belongs where the crosshair stands rather than in the middle of the picture.
      event.preventDefault()
      event.stopImmediatePropagation()
      const { x, y } = actions.keyPlace() ?? placeOf(event)
      const { left, top } = element.getBoundingClientRect()
      const place = { clientX: left + x, clientY: top + y, button: secondary }
      event.target?.dispatchEvent(
        new MouseEvent('contextmenu', { ...place, bubbles: true, cancelable: true, composed: true })
      )
    },
    { capture: true, signal: ending.signal }
  )
  function cancel(): boolean {
    const grip = held?.grip
    held = null
    grip?.cancel()
    return grip !== undefined
  }
  return {
    cancel,
    stop() {
      cancel()
      ending.abort()
    }
  }
}

/** The chart's own picture, and nothing that lies over it. */
export function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="img"][data-candles]') !== null
}
