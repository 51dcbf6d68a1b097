import { wasWritten } from './disk-error'

/** What is to be written in its order, and may have to wait until the disk takes it. */
export class Unwritten<Item> {
  #items: readonly Item[] = []
  readonly #write: (item: Item) => void

  /** @param write writes one; where it throws a DiskError, nothing of it has happened. */
  constructor(write: (item: Item) => void) {
    this.#write = write
  }

  /** What waits, oldest first. */
  get items(): readonly Item[] {
    return this.#items
  }

  /** Writes it now, after all that waits, or holds it. */
  add(item: Item): void {
    this.#items = [...this.#items, item]
    this.write()
  }

  /** Writes what waits, as far as the disk takes it. One that fails for another reason is given up, and that is thrown. */
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
