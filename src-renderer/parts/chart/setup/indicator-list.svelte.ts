import type { ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import { valuesIssue } from '../../../../src-shared/indicators/params'
import { mostIndicators, withIndicator } from '../../../charts/scene/added-indicator'

/** The caller stores the state. */
export class IndicatorList {
  readonly items = $derived.by(() => this.#read())
  readonly #read: () => readonly ShownIndicator[]
  readonly #write: (items: readonly ShownIndicator[]) => void

  constructor(read: () => readonly ShownIndicator[], write: (items: readonly ShownIndicator[]) => void) {
    this.#read = read
    this.#write = write
  }

  get isFull(): boolean {
    return this.items.length >= mostIndicators
  }

  add(indicator: string): void {
    this.#write(withIndicator(this.items, indicator))
  }

  /** Replaces all indicators. Skips unknown ones. */
  take(items: readonly ShownIndicator[]): void {
    const own = soundIndicators(items).map(item => ({
      ...item,
      key: `${item.indicator} ${crypto.randomUUID()}`
    }))
    this.#write(own.slice(0, mostIndicators))
  }

  change(key: string, change: Partial<Pick<ShownIndicator, 'values' | 'styles' | 'isHidden'>>): void {
    this.#write(this.items.map(item => (item.key === key ? { ...item, ...change } : item)))
  }

  /** Returns a function that undoes this. */
  remove(key: string): () => void {
    const at = this.items.findIndex(item => item.key === key)
    const removed = this.items.slice(at, at + 1)
    this.#write(this.items.filter(item => item.key !== key))
    return () => {
      if (!this.isFull) this.#write(this.items.toSpliced(at, 0, ...removed))
    }
  }
}

/** Another version of Candlewick may have saved unknown indicators. */
export function soundIndicators(saved: readonly ShownIndicator[]): readonly ShownIndicator[] {
  return saved.filter(({ indicator, values }) => {
    const definition = indicatorDefinition(indicator)
    return definition !== undefined && valuesIssue(definition, values) === null
  })
}
