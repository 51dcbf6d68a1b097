import type { Client, CoinDrawings, Drawing, WordedFault, WordedReply } from '@contract'
import { SvelteMap } from 'svelte/reactivity'
import type { Subscribe } from '../bridge/client'
import type { ServiceChanges } from './service-changes'

interface Change {
  readonly before: readonly Drawing[]
  readonly after: readonly Drawing[]
}

type History = SvelteMap<string, readonly Change[]>

/** Maximum number of undo steps per coin. */
const remembered = 100

/** Changes are shown immediately and saved by the main process. */
export class DrawingsState {
  fault = $state.raw<WordedFault | null>(null)
  readonly #client: Client['drawings']
  readonly #known = new SvelteMap<string, readonly Drawing[]>()
  readonly #past: History = new SvelteMap()
  readonly #undone: History = new SvelteMap()
  /** Number of changes that are being saved. Until they are saved, events may be outdated. */
  #underWay = 0

  constructor(client: Client['drawings'], subscribe: Subscribe, service: ServiceChanges) {
    this.#client = client
    subscribe('drawingsChanged', now => {
      if (this.#underWay === 0) this.#take(now)
    })
    service.on(() => {
      this.#past.clear()
      this.#undone.clear()
      for (const coin of this.#known.keys()) void this.read(coin)
    })
  }

  /** The drawings of a coin, oldest first. Empty until `read` was called. */
  of(coin: string): readonly Drawing[] {
    return this.#known.get(coin) ?? []
  }

  async read(coin: string): Promise<void> {
    const reply = await this.#client.of({ coin })
    if (reply.ok && this.#underWay === 0) this.#take(reply.answer)
  }

  put(coin: string, drawing: Drawing): Promise<boolean> {
    const before = this.of(coin).filter(({ id }) => id === drawing.id)
    return this.#change(coin, { before, after: [drawing] })
  }

  remove(coin: string, ids: readonly string[]): Promise<boolean> {
    return this.#change(coin, { before: this.of(coin).filter(({ id }) => ids.includes(id)), after: [] })
  }

  canUndo(coin: string): boolean {
    return (this.#past.get(coin)?.length ?? 0) > 0
  }

  undo(coin: string): boolean {
    return this.#step(coin, this.#past, this.#undone, ({ before, after }) => ({
      before: after,
      after: before
    }))
  }

  redo(coin: string): boolean {
    return this.#step(coin, this.#undone, this.#past, change => change)
  }

  #step(coin: string, from: History, to: History, turned: (change: Change) => Change): boolean {
    const changes = from.get(coin) ?? []
    const change = changes.at(-1)
    if (!change) return false
    from.set(coin, changes.slice(0, -1))
    remember(to, coin, change)
    void this.#keep(coin, turned(change))
    return true
  }

  async #change(coin: string, change: Change): Promise<boolean> {
    if (change.before.length + change.after.length === 0) return true
    remember(this.#past, coin, change)
    this.#undone.delete(coin)
    const isSaved = await this.#keep(coin, change)
    if (!isSaved) this.#past.set(coin, this.#past.get(coin)?.filter(other => other !== change) ?? [])
    return isSaved
  }

  /** Reverts the change if the main process rejects it. */
  async #keep(coin: string, { before, after }: Change): Promise<boolean> {
    const gone = before.filter(({ id }) => after.every(other => other.id !== id)).map(({ id }) => id)
    const shown = this.of(coin)
    const changed = shown
      .filter(({ id }) => !gone.includes(id))
      .map(drawing => after.find(({ id }) => id === drawing.id) ?? drawing)
    const added = after.filter(({ id }) => shown.every(other => other.id !== id))
    this.#known.set(coin, [...changed, ...added])
    this.#underWay++
    const replies: WordedReply<CoinDrawings>[] = []
    if (gone.length > 0) replies.push(await this.#client.remove({ coin, ids: gone }))
    if (after.length > 0) replies.push(await this.#client.put({ coin, drawings: [...after] }))
    const isLast = --this.#underWay === 0
    const refused = replies.find(reply => !reply.ok)
    const last = replies.at(-1)
    this.fault = refused && !refused.ok ? refused.fault : null
    if (refused) await this.read(coin)
    else if (isLast && last?.ok) this.#take(last.answer)
    return !refused
  }

  #take({ coin, drawings }: CoinDrawings): void {
    this.#known.set(coin, drawings)
  }
}

function remember(where: History, coin: string, change: Change): void {
  where.set(coin, [...(where.get(coin) ?? []), change].slice(-remembered))
}
