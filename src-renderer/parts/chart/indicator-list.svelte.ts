import { definitionOf } from '../../../src-shared/indicators/catalogue'
import type { Output } from '../../../src-shared/indicators/definition'
import { defaults, valuesFault, type Values } from '../../../src-shared/indicators/params'
import type { Dash } from '../../charts/layers'
import { freeHue } from './hues'

/** How one output is drawn where a person chose otherwise. */
export interface OutputStyle {
  readonly hue?: Output['hue']
  readonly width?: number
  readonly dash?: Dash
}

/** One indicator on the charts. */
export interface ShownIndicator {
  readonly key: string
  readonly indicator: string
  readonly values: Values
  /** By output. */
  readonly styles: Readonly<Record<string, OutputStyle>>
  readonly isHidden: boolean
}

const shelf = 'candlewick.indicators'
const most = 25

/** The indicators a person looks at: the same over every coin, kept by the window over restarts. */
export class IndicatorList {
  items = $state.raw<readonly ShownIndicator[]>([])
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>
  #added = 0

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
    this.items = read(storage.getItem(shelf))
    this.#added = this.items.length
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
    const key = `${indicator} ${Date.now()} ${++this.#added}`
    this.#set([...this.items, { key, indicator, values: defaults(definition), styles, isHidden: false }])
  }

  change(key: string, change: Partial<Pick<ShownIndicator, 'values' | 'styles' | 'isHidden'>>): void {
    this.#set(this.items.map(item => (item.key === key ? { ...item, ...change } : item)))
  }

  remove(key: string): void {
    this.#set(this.items.filter(item => item.key !== key))
  }

  #set(items: readonly ShownIndicator[]): void {
    this.items = items
    this.#storage.setItem(shelf, JSON.stringify(items))
  }
}

/** What was kept, as far as it still means something: another version may have kept it. */
function read(text: string | null): readonly ShownIndicator[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isShown).slice(0, most) : []
  } catch {
    return []
  }
}

function isShown(kept: unknown): kept is ShownIndicator {
  if (typeof kept !== 'object' || kept === null) return false
  const { key, indicator, values, styles } = kept as Partial<ShownIndicator>
  const definition = typeof indicator === 'string' ? definitionOf(indicator) : undefined
  if (!definition || typeof key !== 'string' || typeof values !== 'object' || typeof styles !== 'object')
    return false
  return valuesFault(definition, values) === null
}
