/** A press that moves farther than this (px) is a drag. */
const slack = 4
/** Speed of automatic scrolling near an edge, px per frame. */
const pace = 6

interface ListBox {
  readonly viewport: () => HTMLElement | null
  readonly rowHeight: number
  /** In px. */
  readonly headHeight: number
  readonly count: () => number
}

/** Drags a row with the pointer until it is dropped or the user presses Escape. */
export class RowDrag {
  from = $state<number | null>(null)
  /** The dragged row will be inserted before this one. To insert it last, this is the number of rows. */
  before = $state(0)
  readonly #list: ListBox
  readonly #drop: (from: number, to: number) => void
  #press: { readonly index: number; readonly y: number; readonly pointer: number } | null = null
  #y = 0

  constructor(list: ListBox, drop: (from: number, to: number) => void) {
    this.#list = list
    this.#drop = drop
  }

  press(event: PointerEvent, index: number): void {
    if (event.button !== 0 || event.pointerType === 'touch') return
    this.#press = { index, y: event.clientY, pointer: event.pointerId }
  }

  move(event: PointerEvent): void {
    if (!this.#press || event.pointerId !== this.#press.pointer) return
    this.#y = event.clientY
    if (this.from === null && Math.abs(event.clientY - this.#press.y) >= slack) {
      this.from = this.#press.index
      this.#list.viewport()?.setPointerCapture(event.pointerId)
      requestAnimationFrame(() => this.#scroll())
    }
    if (this.from !== null) this.#aim()
  }

  /** Returns whether there was a drag, so that a drop isn't handled as a click. */
  release(): boolean {
    const { from, before } = this
    this.cancel()
    if (from === null) return false
    // Removing the row from its old place moves later rows up by one.
    const to = before > from ? before - 1 : before
    if (to !== from) this.#drop(from, to)
    return true
  }

  cancel(): void {
    this.#press = null
    this.from = null
  }

  #aim(): void {
    const viewport = this.#list.viewport()
    if (!viewport) return
    const y = this.#y - viewport.getBoundingClientRect().top - this.#list.headHeight + viewport.scrollTop
    this.before = Math.min(this.#list.count(), Math.max(0, Math.round(y / this.#list.rowHeight)))
  }

  #scroll(): void {
    const viewport = this.#list.viewport()
    if (this.from === null || !viewport) return
    const { top, bottom } = viewport.getBoundingClientRect()
    const edge = this.#list.rowHeight
    if (this.#y < top + this.#list.headHeight + edge) viewport.scrollTop -= pace
    else if (this.#y > bottom - edge) viewport.scrollTop += pace
    this.#aim()
    requestAnimationFrame(() => this.#scroll())
  }
}
