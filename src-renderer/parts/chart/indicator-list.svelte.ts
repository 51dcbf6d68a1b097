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

/** One indicator on a chart. */
export interface ShownIndicator {
  readonly key: string
  readonly indicator: string
  readonly values: Values
  /** By output. */
  readonly styles: Readonly<Record<string, OutputStyle>>
  readonly isHidden: boolean
}

const most = 25

/** One chart's indicators, as whoever keeps them says. */
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

  change(key: string, change: Partial<Pick<ShownIndicator, 'values' | 'styles' | 'isHidden'>>): void {
    this.#write(this.items.map(item => (item.key === key ? { ...item, ...change } : item)))
  }

  remove(key: string): void {
    this.#write(this.items.filter(item => item.key !== key))
  }
}

/** What was kept, as far as it still means something: another version may have kept it. */
export function readIndicators(text: string | null): readonly ShownIndicator[] {
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
