import type {
  ChartChoices,
  ChartCount,
  ChartView,
  Client,
  SavedLayouts,
  Layout,
  LayoutContent,
  Link,
  WordedReply
} from '@contract'
import { chartName, withActive, withChart, withCount, withLink } from './layout'
import { Mirrored } from './mirrored.svelte'

export class LayoutsState {
  readonly saved = new Mirrored<SavedLayouts>()
  readonly all = $derived(this.saved.value?.layouts ?? [])
  readonly shown = $derived(this.all.find(({ id }) => id === this.saved.value?.shown))
  /** The chart that was clicked last. Keys and commands apply to it. */
  readonly active = $derived(this.shown?.charts[this.shown.active])
  readonly coin = $derived(this.active?.coin ?? null)
  readonly name = $derived(this.active ? chartName(this.active) : null)
  readonly #client: Client['layouts']
  #early: string | null = null

  constructor(client: Client['layouts']) {
    this.#client = client
    void this.read().then(() => {
      if (this.#early !== null) this.showCoin(this.#early)
    })
  }

  read(): Promise<void> {
    return this.saved.read(() => this.#client.all())
  }

  /** Takes a coin, or a ratio such as `SOL/ETH`. Charts linked with the active one change too. */
  showCoin(name: string): void {
    const [coin = name, over] = name.split('/')
    if (this.shown) this.changeChart(this.shown.active, { coin, over })
    else this.#early = name
  }

  changeChart(at: number, part: Partial<ChartChoices>): void {
    this.#change(layout => withChart(layout, at, part))
  }

  /** Saves the visible range of a chart, even if its layout isn't on screen any more. */
  keepView(id: number, at: number, view: ChartView): void {
    const layout = this.all.find(one => one.id === id)
    const charts = layout?.charts.map((chart, place) => (place === at ? { ...chart, view } : chart))
    if (layout && charts) this.#put(layout, { ...layout, charts })
  }

  activate(at: number): void {
    if (this.shown && this.shown.active !== at) this.#change(layout => withActive(layout, at))
  }

  setCount(count: ChartCount): void {
    this.#change(layout => withCount(layout, count))
  }

  setLink(link: Link, isOn: boolean): void {
    this.#change(layout => withLink(layout, link, isOn))
  }

  restore(content: LayoutContent): void {
    this.#change(layout => ({ ...content, id: layout.id, name: layout.name }))
  }

  show(id: number): Promise<boolean> {
    const { value } = this.saved
    if (value) this.saved.set({ ...value, shown: id })
    return this.#keep(() => this.#client.show({ id }))
  }

  /** Creates a layout and shows it. `at` is its position in the list, by default the last. */
  create(name: string, content: LayoutContent, at: number | null = null): Promise<boolean> {
    return this.saved.act(() => this.#client.create({ name, content: contentOf(content), at }))
  }

  rename(id: number, name: string): Promise<boolean> {
    return this.saved.act(() => this.#client.rename({ id, name }))
  }

  remove(id: number): Promise<boolean> {
    return this.saved.act(() => this.#client.remove({ id }))
  }

  #change(step: (layout: Layout) => Layout): void {
    if (this.shown) this.#put(this.shown, step(this.shown))
  }

  #put(layout: Layout, changed: Layout): void {
    const { value } = this.saved
    if (!value) return
    this.saved.set({ ...value, layouts: value.layouts.map(one => (one === layout ? changed : one)) })
    void this.#keep(() => this.#client.change({ id: layout.id, content: contentOf(changed) }))
  }

  /** Ignores a successful response, because new objects would redraw every chart. */
  async #keep(ask: () => Promise<WordedReply<SavedLayouts>>): Promise<boolean> {
    const reply = await ask()
    if (reply.ok) return true
    await this.read()
    this.saved.fault = reply.fault
    return false
  }
}

function contentOf({ count, charts, active, links }: LayoutContent): LayoutContent {
  return { count, charts, active, links }
}
