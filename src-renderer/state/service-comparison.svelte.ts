import type { ServiceComparison, ComparisonKind, Client } from '@contract'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

interface Question {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
}

interface Known {
  readonly question: Question
  readonly comparison: Mirrored<ServiceComparison>
}

/** The service's own computations beside ours, as far as anyone looked at them. */
export class ServiceComparisonState {
  /** Which kinds are drawn on the charts. */
  readonly drawn = new SvelteSet<ComparisonKind>()
  /** The kind whose comparison is open, if one is. */
  opened = $state<ComparisonKind | null>(null)
  /** How often a comparison was asked to be shown: its place must come into view. */
  called = $state(0)
  readonly #client: Client['serviceComparison']
  readonly #known = new SvelteMap<string, Known>()

  constructor(client: Client['serviceComparison'], hear: Hear) {
    this.#client = client
    // Another service says other things.
    hear('connectionChanged', () => this.#startAnew())
    hear('serviceComparisonChanged', comparison =>
      this.#known.get(nameOf(comparison))?.comparison.tell(comparison)
    )
  }

  /** What is known of a question; undefined until it was looked at. */
  of(question: Question): Mirrored<ServiceComparison> | undefined {
    return this.#known.get(nameOf(question))?.comparison
  }

  /** Finds out what is known, without a call. */
  async look(question: Question): Promise<void> {
    const { kind, coins } = question
    const name = nameOf(question)
    const { comparison } = this.#known.get(name) ?? { comparison: new Mirrored<ServiceComparison>() }
    if (!this.#known.has(name)) this.#known.set(name, { question, comparison })
    await comparison.read(() => this.#client.look({ kind, coins: [...coins] }))
  }

  /** Asks the service, and for the candles whose price was told with it. */
  async ask(question: Question): Promise<void> {
    const { kind, coins } = question
    const known = this.of(question)
    const candles = boughtTogether(known?.value?.candles ?? []).map(({ coin }) => coin)
    await known?.act(() => this.#client.ask({ kind, coins: [...coins], candles }))
  }

  /** Shows the comparison of a kind, wherever it stands. */
  open(kind: ComparisonKind): void {
    this.opened = kind
    this.called++
  }

  draw(kind: ComparisonKind, isDrawn: boolean): void {
    if (isDrawn) this.drawn.add(kind)
    else this.drawn.delete(kind)
  }

  #startAnew(): void {
    const questions = [...this.#known.values()].map(({ question }) => question)
    this.#known.clear()
    for (const question of questions) void this.look(question)
  }
}

const nameOf = ({ kind, coins }: Question): string => `${kind} ${coins.join(' ')}`

/**
 * The candles that are part of the price of a comparison. Those that came in a shape nobody reads would be charged again
 * and be of no use: they can still be loaded alone.
 */
export const boughtTogether = (needed: ServiceComparison['candles']): ServiceComparison['candles'] =>
  needed.filter(({ fault }) => fault?.code !== 'unreadable')
