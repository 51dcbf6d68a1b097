import type { Point } from '../../../../src-shared/drawings/geometry'
import type { Grip } from './grip'

/** Opens context menus. */
const secondary = 2

export interface GripActions {
  /** Starts dragging. Null lets the chart handle the press. */
  press(place: Point, event: PointerEvent): Grip | null
  hover(place: Point): void
  /** Returns true if the chart should ignore the double click. */
  double(place: Point): boolean
  /** `place` is null outside the chart itself. */
  menu(place: Point | null): void
  /** Where a context menu opens by keyboard. */
  keyPlace(): Point | null
}

/**
 * Comes before the chart, so that dragging a drawing doesn't pan. Positions are px within the element.
 * `cancel` returns false if there is no drag.
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
        // Buttons over the chart handle their own presses.
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
    // Captured on the chart's own element, so that the crosshair still follows the pointer.
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
      // Opened by keyboard. The browser would use the middle of the chart.
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

/** The chart itself, not a control on top of it. */
export function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="img"][data-candles]') !== null
}
