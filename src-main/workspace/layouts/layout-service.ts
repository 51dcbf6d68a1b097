import { z } from 'zod'
import { LayoutContent, type SavedLayouts, type Layout } from '../../../src-shared/contract/layouts'
import type { ImportedItems } from '../../../src-shared/contract/setup-file'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { Emitter } from '../../platform/events/emitter'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { firstContent } from './stored-content'
import { adoptable } from '../setup-file/adoptable'
import { freeName } from '../setup-file/free-name'
import type { LayoutStore } from './layout-store'
import { withCoinRenamed } from './renamed-coin'
import { m } from '../../../src-shared/messages/m'

/** With more layouts, it would be hard to find the right one. */
const mostLayouts = 50
const shownFact = fact('layout-shown', z.number())

export interface NamedContent {
  readonly name: string
  readonly content: LayoutContent
}

/** There is always at least one layout. */
export class LayoutService {
  readonly renamed = new Emitter<{ readonly from: string; readonly to: string }>()
  readonly #store: LayoutStore
  readonly #facts: FactStore
  #state: SavedLayouts

  constructor(store: LayoutStore, facts: FactStore) {
    this.#store = store
    this.#facts = facts
    if (store.layouts().length === 0) store.create(m.layouts.charts(), firstContent, 0)
    this.#state = this.#read(facts.read(shownFact))
  }

  all(): SavedLayouts {
    return this.#state
  }

  show({ id }: { id: number }): SavedLayouts {
    this.#find(id)
    this.#facts.writeOrQueue(shownFact, id)
    return this.#publish(id)
  }

  create({ name, content, at }: { name: string; content: LayoutContent; at: number | null }): SavedLayouts {
    this.#refuseTaken(name, null)
    const { length } = this.#state.layouts
    if (length >= mostLayouts) {
      throw new FaultError(inputFault({ code: 'layouts-full', most: mostLayouts }))
    }
    const place = Math.min(at ?? length, length)
    const id = this.#store.inOneStep(() => this.#remember(this.#store.create(name, content, place)))
    return this.#publish(id)
  }

  /** Appends layouts under unique names. The layout on screen stays the same. */
  adopt(layouts: readonly NamedContent[]): ImportedItems {
    const here = this.#state.layouts.map(({ id: _id, name, ...content }) => ({ name, content }))
    const { taken, counts } = adoptable(layouts, here, equivalenceKey, mostLayouts)
    const names = new Set(here.map(({ name }) => name))
    this.#store.inOneStep(() => {
      for (const [at, { name, content }] of taken.entries()) {
        const own = freeName(name, names)
        names.add(own)
        this.#store.create(own, content, here.length + at)
      }
    })
    this.#publish()
    return counts
  }

  rename({ id, name }: { id: number; name: string }): SavedLayouts {
    this.#find(id)
    this.#refuseTaken(name, id)
    this.#store.rename(id, name)
    return this.#publish()
  }

  /** Doesn't fail if the disk is full, so that the user can still switch to another coin. */
  change({ id, content }: { id: number; content: LayoutContent }): SavedLayouts {
    this.#find(id)
    this.#store.keep(id, content)
    return this.#publish()
  }

  remove({ id }: { id: number }): SavedLayouts {
    const { layouts, shown } = this.#state
    const at = layouts.indexOf(this.#find(id))
    const next = layouts[at + 1] ?? layouts[at - 1]
    if (!next) throw new FaultError(inputFault('only-layout'))
    const left = shown === id ? next.id : shown
    this.#store.inOneStep(() => {
      this.#store.remove(id)
      this.#remember(left)
    })
    return this.#publish(left)
  }

  showCoin(coin: string): void {
    const { id, count, active, links, charts } = this.#find(this.#state.shown)
    const shown = charts.map((chart, at) => (at === active || links.coin ? { ...chart, coin } : chart))
    this.change({ id, content: { count, active, links, charts: shown } })
  }

  renameCoin(from: string, to: string): void {
    for (const { id, name: _, ...content } of this.#state.layouts)
      this.change({ id, content: withCoinRenamed(content, from, to) })
    this.renamed.emit({ from, to })
  }

  writePending(): void {
    this.#store.writePending()
  }

  #find(id: number): Layout {
    const layout = this.#state.layouts.find(one => one.id === id)
    if (!layout) throw new FaultError(inputFault('layout-gone'))
    return layout
  }

  #refuseTaken(name: string, id: number | null): void {
    if (this.#state.layouts.some(one => one.name === name && one.id !== id)) {
      throw new FaultError(inputFault({ code: 'layout-name-taken', name }))
    }
  }

  #remember(id: number): number {
    this.#facts.write(shownFact, id)
    return id
  }

  #publish(shown = this.#state.shown): SavedLayouts {
    return (this.#state = this.#read(shown))
  }

  #read(wanted: unknown): SavedLayouts {
    const layouts = this.#store.layouts()
    const shown = layouts.find(({ id }) => id === wanted) ?? layouts[0]
    if (!shown) throw new Error('there is no layout')
    return { layouts, shown: shown.id }
  }
}

/** Returns the same text for equal layouts. Ignores the time ranges of their charts. */
function equivalenceKey({ name, content: options }: NamedContent): string {
  // Parsing puts the fields in order, because the window writes them in any order.
  const { active: _active, charts, ...content } = LayoutContent.parse(options)
  return JSON.stringify([name, content, charts.map(({ view: _view, ...choices }) => choices)])
}
