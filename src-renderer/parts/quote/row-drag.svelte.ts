/** How far the pointer travels before a press becomes a drag. */
const slack = 4
/** Near an edge the list scrolls by this much a frame. */
const pace = 6

interface ListBox {
  /** The scrolling element that holds the rows. */
  readonly viewport: () => HTMLElement | null
  readonly rowHeight: number
  /** Of what stands over the rows in it, in px. */
  readonly headHeight: number
  readonly count: () => number
}

/** Moving a row by pointer: from press, over a line that shows where it would land, to drop or Escape. */
export class RowDrag {
  /** The row that is moved, by its index; null while none is. */
  from = $state<number | null>(null)
  /** It would land before this row; `count` = at the end. */
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

  /** Ends the drag; answers with whether there was one, so that a drop is not taken for a click. */
  release(): boolean {
    const { from, before } = this
    this.cancel()
    if (from === null) return false
    // Taking the row out moves everything after it up by one.
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
