/** Positions are px within the chart element. */
export interface PointerActions {
  /** Called with the distance in px, which is positive to the right. */
  drag(dx: number): void
  /** Shows `factor` times as many candles. The candle at `x` stays in place. */
  zoom(factor: number, x: number): void
  hover(place: { readonly x: number; readonly y: number } | null): void
  fit(): void
}

/** A wheel notch is 100 to 120 units, and ten notches change the zoom about threefold. */
const zoomPerUnit = 0.0011
const largestNotch = 240
const pxPerLine = 33

/**
 * While the wheel is scrolling the page, a chart that comes under the pointer isn't zoomed until the wheel
 * has paused for this long.
 */
const scrollPauseMs = 200

export function followPointer(host: HTMLElement, actions: PointerActions): () => void {
  const stop = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    passive = true
  ): void => host.addEventListener(name, listener, { signal: stop.signal, passive })

  /** The last known position of each finger or pressed mouse, by pointer ID. */
  const pointers = new Map<number, { x: number; y: number }>()
  const placeOf = (event: MouseEvent): { x: number; y: number } => {
    const box = host.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  on('pointerdown', event => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    pointers.set(event.pointerId, placeOf(event))
    // Pointers of synthetic events can't be captured.
    if (event.isTrusted) host.setPointerCapture(event.pointerId)
    host.toggleAttribute('data-dragging', true)
  })
  on('pointermove', event => {
    const place = placeOf(event)
    const before = pointers.get(event.pointerId)
    if (before) {
      const spread = spreadOf(pointers)
      pointers.set(event.pointerId, place)
      if (spread === null) actions.drag(place.x - before.x)
      else pinch(actions, pointers, spread)
    }
    actions.hover(event.pointerType === 'touch' && pointers.size > 1 ? null : place)
  })
  const release = (event: PointerEvent): void => {
    pointers.delete(event.pointerId)
    host.toggleAttribute('data-dragging', pointers.size > 0)
  }
  on('pointerup', release)
  on('pointercancel', release)
  on('pointerleave', event => {
    if (!pointers.has(event.pointerId)) actions.hover(null)
  })
  on('dblclick', () => actions.fit())
  let scrolledAt = -Infinity
  const scrolled = ({ target, timeStamp }: Event): void => {
    if (target instanceof Node && target.contains(host)) scrolledAt = timeStamp
  }
  document.addEventListener('scroll', scrolled, { signal: stop.signal, capture: true, passive: true })
  on(
    'wheel',
    event => {
      if (!event.ctrlKey && event.timeStamp - scrolledAt < scrollPauseMs) return
      event.preventDefault()
      const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pxPerLine : 1
      const [dx, dy] = [event.deltaX * scale, event.deltaY * scale]
      if (Math.abs(dx) > Math.abs(dy) || event.shiftKey) actions.drag(-(dx || dy))
      else actions.zoom(Math.exp(clamp(dy) * zoomPerUnit * (event.ctrlKey ? 4 : 1)), placeOf(event).x)
    },
    false
  )
  return () => stop.abort()
}

function clamp(units: number): number {
  return Math.min(Math.max(units, -largestNotch), largestNotch)
}

interface Spread {
  readonly middle: number
  readonly width: number
}

function spreadOf(pointers: ReadonlyMap<number, { readonly x: number }>): Spread | null {
  const [first, second] = [...pointers.values()]
  if (!first || !second) return null
  return { middle: (first.x + second.x) / 2, width: Math.max(10, Math.abs(first.x - second.x)) }
}

function pinch(
  actions: PointerActions,
  pointers: ReadonlyMap<number, { readonly x: number }>,
  before: Spread
): void {
  const after = spreadOf(pointers)
  if (!after) return
  actions.drag(after.middle - before.middle)
  actions.zoom(before.width / after.width, after.middle)
}
