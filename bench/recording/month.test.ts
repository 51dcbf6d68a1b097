import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { columnsOf, creditsOf, ledgerOf, momentsIn } from './demo-profile.fixture'
import { createDemoProfile } from '../../src-main/composition/demo-recording/demo-profile'
import { packRecording } from '../../src-main/composition/demo-recording/recording'
import { day } from '../../src-shared/time'
import { dumpOf } from './dump'
import { recordDays, type Recorded } from './month'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let recorded: Recorded
const folder = mkdtempSync(join(tmpdir(), 'candlewick-demo-profile-'))
beforeAll(async () => {
  recorded = await recordDays(1)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the recorded days of the demo market', () => {
  test("the recorded ledger matches the service's log call by call", () => {
    const { recording, calls } = recorded
    expect(calls.length).toBeGreaterThan(50)
    expect(ledgerOf(recording)).toEqual(calls.map(({ operation, charged }) => ({ operation, charged })))
  })

  test('a newcomer gets no notification of an alert that triggered during the recording', () => {
    const toldAt = columnsOf(recorded.recording.state, 'alert_inbox')['told_at'] ?? []
    expect(toldAt.length).toBeGreaterThan(0)
    expect(toldAt).not.toContain(null)
  })

  test('recording the same days again produces identical bytes', async () => {
    const again = await recordDays(1)
    expect(packRecording(again.recording).equals(packRecording(recorded.recording))).toBe(true)
  })

  test.each(['2028-02-24T15:30:00Z', '2026-03-29T00:02:00Z', '2027-02-17T00:04:30Z', '2027-07-01T23:59:59Z'])(
    'the recorded days are shifted to end less than a day before a start at %s',
    at => {
      const now = Date.parse(at)
      const days = createDemoProfile({ recording: packRecording(recorded.recording), folder, now })
      const { to } = recorded.recording
      expect(now - (to + days * day)).toBeGreaterThanOrEqual(0)
      expect(now - (to + days * day)).toBeLessThan(day)
      const [state, cache] = ['state.db', 'cache.db'].map(name => dumpOf(join(folder, name)))
      if (!state || !cache) throw new Error('There are no databases.')
      expect(creditsOf(state)).toBe(creditsOf(recorded.recording.state))
      const before = [recorded.recording.state, recorded.recording.cache].flatMap(momentsIn)
      const after = [state, cache].flatMap(momentsIn)
      expect(after).toEqual(before.map(moment => moment + days * day))
      expect(Math.max(...after.filter(moment => moment > now))).toBeLessThan(now + 40 * day)

      const candles = cache.tables.find(({ name }) => name === 'candle')?.columns ?? {}
      const { coin = [], interval = [], time = [] } = candles
      const daily = time.filter((_, row) => interval[row] === '1d' && coin[row] === 'ETH') as number[]
      expect(daily.length).toBeGreaterThan(719)
      expect(daily.every(opens => opens % day === 0)).toBe(true)
      expect(new Set(daily.slice(1).map((opens, row) => opens - (daily[row] ?? 0)))).toEqual(new Set([day]))
      expect(daily.at(-1)).toBe(Math.floor((to + days * day) / day) * day)
    }
  )
})
