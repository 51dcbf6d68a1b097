import type { ServiceComparison, ComparisonKind, Client } from '@contract'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

interface Request {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
}

interface Known {
  readonly request: Request
  readonly comparison: Mirrored<ServiceComparison>
}

export class ServiceComparisonState {
  readonly drawn = new SvelteSet<ComparisonKind>()
  opened = $state<ComparisonKind | null>(null)
  /** How often a chart has opened a comparison, which must then scroll into view. */
  called = $state(0)
  readonly #client: Client['serviceComparison']
  readonly #known = new SvelteMap<string, Known>()

  constructor(client: Client['serviceComparison'], subscribe: Subscribe) {
    this.#client = client
    subscribe('connectionChanged', () => this.#startAnew())
    subscribe('serviceComparisonChanged', comparison =>
      this.#known.get(nameOf(comparison))?.comparison.set(comparison)
    )
  }

  of(request: Request): Mirrored<ServiceComparison> | undefined {
    return this.#known.get(nameOf(request))?.comparison
  }

  async view(request: Request): Promise<void> {
    const { kind, coins } = request
    const name = nameOf(request)
    const { comparison } = this.#known.get(name) ?? { comparison: new Mirrored<ServiceComparison>() }
    if (!this.#known.has(name)) this.#known.set(name, { request, comparison })
    await comparison.read(() => this.#client.view({ kind, coins: [...coins] }))
  }

  /** Makes a paid call, whose price includes the candles for the calculated values. */
  async ask(request: Request): Promise<void> {
    const { kind, coins } = request
    const known = this.of(request)
    const candles = boughtTogether(known?.value?.candles ?? []).map(({ coin }) => coin)
    await known?.act(() => this.#client.ask({ kind, coins: [...coins], candles }))
  }

  open(kind: ComparisonKind): void {
    this.opened = kind
    this.called++
  }

  draw(kind: ComparisonKind, isDrawn: boolean): void {
    if (isDrawn) this.drawn.add(kind)
    else this.drawn.delete(kind)
  }

  #startAnew(): void {
    const requests = [...this.#known.values()].map(({ request }) => request)
    this.#known.clear()
    for (const request of requests) void this.view(request)
  }
}

const nameOf = ({ kind, coins }: Request): string => `${kind} ${coins.join(' ')}`

/**
 * The candles that are loaded together with the comparison. Those that couldn't be read before are left out,
 * because they would be charged again and probably be unreadable again. The user can load them separately.
 */
export const boughtTogether = (needed: ServiceComparison['candles']): ServiceComparison['candles'] =>
  needed.filter(({ fault }) => fault?.code !== 'unreadable')
