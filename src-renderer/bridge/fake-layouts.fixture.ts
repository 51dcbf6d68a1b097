import type { ChartChoices, KeptLayouts, Layout, Services } from '@contract'

export const fakeChart = (coin: string | null, fields: Partial<ChartChoices> = {}): ChartChoices => ({
  coin,
  interval: '1h',
  indicators: [],
  look: { style: 'candles', scale: 'linear' },
  ...fields
})

export const fakeLayout = (fields: Partial<Layout> = {}): Layout => ({
  id: 1,
  name: 'Charts',
  count: 1,
  charts: [null, null, null, null].map(coin => fakeChart(coin)),
  active: 0,
  links: { coin: false, interval: false, crosshair: true, range: false },
  ...fields
})

export function fakeLayouts(first: readonly Layout[] = [fakeLayout()]): Services['layouts'] {
  let kept: KeptLayouts = { layouts: first, shown: first[0]?.id ?? 1 }
  const put = (layouts: readonly Layout[], shown = kept.shown): KeptLayouts => (kept = { layouts, shown })
  const change = (id: number, part: Partial<Layout>): KeptLayouts =>
    put(kept.layouts.map(one => (one.id === id ? { ...one, ...part } : one)))
  return {
    all: () => kept,
    show: ({ id }) => put(kept.layouts, id),
    create({ name, content, at }) {
      const id = Math.max(...kept.layouts.map(one => one.id)) + 1
      return put(kept.layouts.toSpliced(at ?? kept.layouts.length, 0, { ...content, id, name }), id)
    },
    rename: ({ id, name }) => change(id, { name }),
    change: ({ id, content }) => change(id, content),
    remove({ id }) {
      const layouts = kept.layouts.filter(one => one.id !== id)
      return put(layouts, kept.shown === id ? (layouts[0]?.id ?? 0) : kept.shown)
    }
  }
}
