import type { CoinDrawings, Drawing } from '../../../src-shared/contract/drawings'
import type { ImportedItems } from '../../../src-shared/contract/setup-file'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { adoptable } from '../setup-file/adoptable'
import type { DrawingStore } from './drawing-store'

/** More drawings than this would be unreadable, and slow to paint. */
const mostOfCoin = 500

export class DrawingService {
  readonly changed = new Emitter<CoinDrawings>()
  readonly #store: DrawingStore

  constructor(store: DrawingStore) {
    this.#store = store
  }

  of({ coin }: { coin: string }): CoinDrawings {
    return { coin, drawings: this.#store.of(coin) }
  }

  put({ coin, drawings }: { coin: string; drawings: readonly Drawing[] }): CoinDrawings {
    const ids = new Set([...this.#store.of(coin), ...drawings].map(({ id }) => id))
    if (ids.size > mostOfCoin)
      throw new FaultError(inputFault({ code: 'drawings-full', coin, most: mostOfCoin }))
    this.#store.put(coin, drawings)
    return this.#publish(coin)
  }

  remove({ coin, ids }: { coin: string; ids: readonly string[] }): CoinDrawings {
    this.#store.remove(coin, ids)
    return this.#publish(coin)
  }

  renameCoin(from: string, to: string): void {
    this.#store.rename(from, to)
    for (const coin of [from, to]) this.#publish(coin)
  }

  all(): readonly CoinDrawings[] {
    return this.#store
      .coins()
      .map(coin => this.of({ coin }))
      .filter(({ drawings }) => drawings.length > 0)
  }

  adopt({ coin, drawings }: CoinDrawings): ImportedItems {
    const { taken, counts } = adoptable(drawings, this.#store.of(coin), ({ id }) => id, mostOfCoin)
    if (taken.length > 0) this.put({ coin, drawings: taken })
    return counts
  }

  #publish(coin: string): CoinDrawings {
    const now = this.of({ coin })
    this.changed.emit(now)
    return now
  }
}
