import type { CoinNote } from '../../../src-shared/contract/coin-notes'
import { Emitter } from '../../platform/events/emitter'
import type { Clock } from '../../platform/time/clock'
import type { NoteStore } from './note-store'

const mostFound = 50

export class NoteService {
  readonly changed = new Emitter<CoinNote>()
  readonly #store: NoteStore
  readonly #clock: Clock

  constructor(store: NoteStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  of({ coin }: { coin: string }): CoinNote {
    return this.#store.of(coin) ?? { coin, text: '', changedAt: null }
  }

  write({ coin, text }: { coin: string; text: string }): CoinNote {
    if (text.trim() === '') this.#store.remove(coin)
    else this.#store.write(coin, text, this.#clock.now())
    const now = this.of({ coin })
    this.changed.emit(now)
    return now
  }

  renameCoin(from: string, to: string): void {
    this.#store.rename(from, to)
    for (const coin of [from, to]) this.changed.emit(this.of({ coin }))
  }

  search({ text }: { text: string }): readonly CoinNote[] {
    const words = folded(text).split(/\s+/).filter(Boolean)
    // Doesn't search in SQL, because SQLite's case-insensitive search treats É and é as different letters.
    const holds = (note: CoinNote): boolean => {
      const searchable = folded(`${note.coin} ${note.text}`)
      return words.every(word => searchable.includes(word))
    }
    return this.#store.all().filter(holds).slice(0, mostFound)
  }
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase()
