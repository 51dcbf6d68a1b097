import { wasWritten } from './disk-error'

/** Writes items in order. If the disk fails, they wait for the next attempt. */
export class Unwritten<Item> {
  #items: readonly Item[] = []
  readonly #write: (item: Item) => void

  /** @param write writes one item. If it throws a DiskError, nothing was written. */
  constructor(write: (item: Item) => void) {
    this.#write = write
  }

  /** Waiting items, oldest first. */
  get items(): readonly Item[] {
    return this.#items
  }

  /** Adds an item and writes everything waiting, as far as possible. */
  add(item: Item): void {
    this.#items = [...this.#items, item]
    this.write()
  }

  /** Writes waiting items until the disk fails. Drops an item that fails for another reason, and throws its error. */
  write(): void {
    for (let [next] = this.#items; next !== undefined; [next] = this.#items) {
      const item = next
      const rest = this.#items.slice(1)
      let isOver = true
      try {
        isOver = wasWritten(() => this.#write(item))
      } finally {
        if (isOver) this.#items = rest
      }
      if (!isOver) return
    }
  }
}
