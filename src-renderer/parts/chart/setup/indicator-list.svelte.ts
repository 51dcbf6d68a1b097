import type { ShownIndicator } from '@contract'
import { definitionOf } from '../../../../src-shared/indicators/catalogue'
import { defaults, valuesIssue } from '../../../../src-shared/indicators/params'
import { freeHue } from './hues'

const most = 25

/** The indicators of one chart. Its owner stores the state. */
export class IndicatorList {
  readonly items = $derived.by(() => this.#read())
  readonly #read: () => readonly ShownIndicator[]
  readonly #write: (items: readonly ShownIndicator[]) => void

  constructor(read: () => readonly ShownIndicator[], write: (items: readonly ShownIndicator[]) => void) {
    this.#read = read
    this.#write = write
  }

  get isFull(): boolean {
    return this.items.length >= most
  }

  add(indicator: string): void {
    const definition = definitionOf(indicator)
    if (!definition || this.isFull) return
    const [first] = definition.outputs
    const isPlain = definition.outputs.length === 1 && typeof first?.hue === 'number'
    const styles = isPlain && first ? { [first.id]: { hue: freeHue(this.items) } } : {}
    const key = `${indicator} ${crypto.randomUUID()}`
    this.#write([...this.items, { key, indicator, values: defaults(definition), styles, isHidden: false }])
  }

  /** Replaces all indicators. Skips unknown ones. */
  take(items: readonly ShownIndicator[]): void {
    const own = soundIndicators(items).map(item => ({
      ...item,
      key: `${item.indicator} ${crypto.randomUUID()}`
    }))
    this.#write(own.slice(0, most))
  }

  change(key: string, change: Partial<Pick<ShownIndicator, 'values' | 'styles' | 'isHidden'>>): void {
    this.#write(this.items.map(item => (item.key === key ? { ...item, ...change } : item)))
  }

  remove(key: string): void {
    this.#write(this.items.filter(item => item.key !== key))
  }
}

/** Filters out indicators this version doesn't know, as saved by another version. */
export function soundIndicators(kept: readonly ShownIndicator[]): readonly ShownIndicator[] {
  return kept.filter(({ indicator, values }) => {
    const definition = definitionOf(indicator)
    return definition !== undefined && valuesIssue(definition, values) === null
  })
}
