import { wasWritten } from './disk-error'

/** If the disk fails, the remaining items wait for the next attempt. */
export class Unwritten<Item> {
  #items: readonly Item[] = []
  readonly #write: (item: Item) => void

  constructor(write: (item: Item) => void) {
    this.#write = write
  }

  get items(): readonly Item[] {
    return this.#items
  }

  add(item: Item): void {
    this.#items = [...this.#items, item]
    this.write()
  }

  /** If an item fails although the disk works, drops it and throws. */
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
