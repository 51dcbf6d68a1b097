import type { ChartChoices, SavedLayouts, Layout, Services } from '@contract'

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
  let saved: SavedLayouts = { layouts: first, shown: first[0]?.id ?? 1 }
  const put = (layouts: readonly Layout[], shown = saved.shown): SavedLayouts => (saved = { layouts, shown })
  const change = (id: number, part: Partial<Layout>): SavedLayouts =>
    put(saved.layouts.map(one => (one.id === id ? { ...one, ...part } : one)))
  return {
    all: () => saved,
    show: ({ id }) => put(saved.layouts, id),
    create({ name, content, at }) {
      const id = Math.max(...saved.layouts.map(one => one.id)) + 1
      return put(saved.layouts.toSpliced(at ?? saved.layouts.length, 0, { ...content, id, name }), id)
    },
    rename: ({ id, name }) => change(id, { name }),
    change: ({ id, content }) => change(id, content),
    remove({ id }) {
      const layouts = saved.layouts.filter(one => one.id !== id)
      return put(layouts, saved.shown === id ? (layouts[0]?.id ?? 0) : saved.shown)
    }
  }
}
