import type { Point } from '../../../../src-shared/drawings/geometry'
import type { Grip } from './grip'

/** Opens context menus. */
const secondary = 2

export interface GripActions {
  /** Returns null if there is nothing to drag here, so that the chart handles the press. */
  press(place: Point, event: PointerEvent): Grip | null
  hover(place: Point): void
  /** Returns true if the chart should ignore the double click. */
  double(place: Point): boolean
  /** `place` is null if the menu was opened on a control on top of the chart. */
  menu(place: Point | null): void
  keyPlace(): Point | null
}

/**
 * Handles pointer events before the chart does, so that dragging a drawing doesn't pan the chart. Positions
 * are in px within the element. `cancel` returns false if nothing is being dragged.
 */
export function followGrips(element: HTMLElement, actions: GripActions): { cancel(): boolean; stop(): void } {
  const ending = new AbortController()
  let grabbed: { readonly grip: Grip; readonly pointer: number } | null = null
  const placeOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const on = <Name extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'dblclick'>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name], place: Point) => void
  ): void =>
    element.addEventListener(
      name,
      event => {
        if (isPicture(event.target)) listener(event, placeOf(event))
      },
      { capture: true, signal: ending.signal }
    )

  on('pointerdown', (event, place) => {
    if (grabbed || event.button !== 0) return
    const grip = actions.press(place, event)
    if (!grip) return
    grabbed = { grip, pointer: event.pointerId }
    event.stopPropagation()
    // The chart's own element captures the pointer, so that the crosshair still follows it.
    const picture = event.target as Element
    if (event.isTrusted) picture.setPointerCapture(event.pointerId)
  })
  on('pointermove', (event, place) => {
    if (!grabbed) actions.hover(place)
    else if (event.pointerId === grabbed.pointer) grabbed.grip.move(place)
  })
  on('pointerup', (event, place) => {
    if (event.pointerId !== grabbed?.pointer) return
    const { grip } = grabbed
    grabbed = null
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
      // The menu was opened by keyboard, for which the browser would choose the middle of the chart.
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
    const grip = grabbed?.grip
    grabbed = null
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

export function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="img"][data-candles]') !== null
}
