import { expect, it } from 'vitest'
import { saving } from '../../../src-shared/contract/saving'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { SavingService } from './saving-service'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const shown = { coin: 'BTC', interval: '1h', isReplay: false } as const

function service(save: (name: string, content: string | Uint8Array) => string | null) {
  const clock = stillClock(Date.UTC(2026, 1, 17, 8, 27, 54))
  return new SavingService({ clock, saveFile: async (name, content) => save(name, content) })
}

it('names a file by coin, interval and time', async () => {
  const saved = service((name, content) => `${name} ${content.length}`)
  expect(await saved.chart({ ...shown, form: 'csv', content: 'a,b' })).toBe('BTC-1h-2026-02-17-0827.csv 3')
  expect(await saved.chart({ ...shown, isReplay: true, form: 'png', content: png })).toBe(
    'BTC-1h-replay-2026-02-17-0827.png 11'
  )
  expect(await saved.chart({ ...shown, coin: '..$BTC:x', form: 'png', content: png })).toBe(
    '-BTC-x-1h-2026-02-17-0827.png 11'
  )
  expect(await service(() => null).chart({ ...shown, form: 'csv', content: '' })).toBeNull()
})

it('reports the reason if a file can’t be written', async () => {
  const full = service(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  })
  await expect(full.chart({ ...shown, form: 'csv', content: 'a' })).rejects.toMatchObject({
    fault: { cause: { code: 'file-unsaved', reason: 'full', kept: 'chart' } }
  })
})

it('accepts only a complete picture or text', () => {
  const fits = (content: unknown, form = 'png'): boolean =>
    saving.chart.input.safeParse({ ...shown, form, content }).success
  expect(fits(png)).toBe(true)
  expect(fits('a,b', 'csv')).toBe(true)
  for (const odd of [png.subarray(1), new Uint8Array(0), 'text', [...png]]) expect(fits(odd)).toBe(false)
  expect(fits(png, 'csv')).toBe(false)
  expect(fits(png, 'exe')).toBe(false)
})
