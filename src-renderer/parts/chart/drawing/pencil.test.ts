import type { Drawing } from '@contract'
import { expect, it } from 'vitest'
import type { DrawingsState } from '../../../state/drawings.svelte'
import { Pencil } from './pencil.svelte'

const level: Drawing = { kind: 'horizontal', id: 'level', hue: 0, price: 100 }

function pencilOn(saved: Drawing[]): { pencil: Pencil; moved: Drawing[] } {
  const moved: Drawing[] = []
  const put = async (_: string, drawing: Drawing): Promise<boolean> => {
    saved.splice(0, saved.length, ...saved.filter(({ id }) => id !== drawing.id), drawing)
    return true
  }
  const pencil = new Pencil({
    chart: () => null,
    coin: () => 'BTC',
    drawings: { of: () => saved.slice(), put } as unknown as DrawingsState,
    magnet: () => false,
    refused: () => expect.unreachable(),
    moved: drawing => moved.push(drawing)
  })
  return { pencil, moved }
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

it('reports a drawing with another price as moved, but not one with another style', async () => {
  const { pencil, moved } = pencilOn([level])
  pencil.keep({ ...level, hue: 2, dash: 'dotted' })
  await settled()
  expect(moved).toEqual([])
  pencil.keep({ ...level, price: 90 })
  await settled()
  expect(moved).toEqual([{ ...level, price: 90 }])
})

it('draws with the style of the last drawing, and keeps the line style after a note', () => {
  const saved: Drawing[] = []
  const { pencil } = pencilOn(saved)
  pencil.keep({ ...level, dash: 'dashed' })
  pencil.keep({ kind: 'text', id: 'note', hue: 3, at: { time: 0, price: 1 }, text: 'a note' })
  pencil.drawLevel({ time: 0, price: 80 })
  expect(saved.at(-1)).toMatchObject({ kind: 'horizontal', hue: 3, dash: 'dashed' })
  pencil.keep(level)
  pencil.drawLevel({ time: 0, price: 70 })
  expect(saved.at(-1)).toMatchObject({ hue: 0, dash: 'solid' })
})
