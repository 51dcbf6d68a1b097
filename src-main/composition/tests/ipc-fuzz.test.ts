import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { contract } from '../../../src-shared/contract'
import { Watch } from './resilience.fixture'
import { dispatch } from '../../shell/ipc/dispatch'
import { hasKnownFieldsOnly } from '../../shell/ipc/known-fields'
import type { RequestSpec } from '../../../src-shared/contract/request'
import type { z } from 'zod'

vi.setConfig({ testTimeout: 120_000 })

const specs = Object.entries(contract).flatMap(([concept, group]) =>
  Object.entries(group as Record<string, RequestSpec<z.ZodType, unknown>>).map(([name, { input }]) => ({
    concept,
    name,
    input
  }))
)
/** These requests change nothing and return all stored data. */
const reading = [
  ...[
    ['settings', 'all'],
    ['watchlist', 'lists'],
    ['connection', 'state'],
    ['layouts', 'all'],
    ['alerts', 'state']
  ],
  ...[
    ['credits', 'userPrices'],
    ['schedule', 'status'],
    ['backups', 'state'],
    ['explorer', 'history']
  ]
] as const

const key = fc.oneof(
  fc.constantFrom(
    'id',
    'coin',
    'coins',
    'name',
    'items',
    'viewState',
    'until',
    'address',
    'key',
    'operation',
    'params',
    '__proto__',
    'constructor',
    'toString'
  ),
  fc.string()
)
/** Any value that structured clone accepts. */
const { message } = fc.letrec<{ message: unknown }>(tie => ({
  message: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(undefined, null, NaN, -1, 0, 1e308, '', 'BTC', 'x'.repeat(50_000), true),
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.bigInt(),
    fc.date(),
    fc.uint8Array(),
    fc.array(tie('message'), { maxLength: 5 }),
    fc.dictionary(key, tie('message'), { maxKeys: 5 }),
    fc.constant(new Map([['id', 1]]))
  )
}))

test('rejects every invalid request among thousands of random ones, without any effect', async () => {
  const watch = await Watch.start()
  await watch.app.services.schedule.pause({ until: null })
  const mistakes: string[] = []
  const ask = (concept: unknown, name: unknown, input?: unknown) =>
    dispatch(watch.app.services, concept, name, input, (error, where) =>
      mistakes.push(`${where}: ${String(error)}`)
    )
  const snapshot = async (): Promise<string> =>
    JSON.stringify(await Promise.all(reading.map(([concept, name]) => ask(concept, name))))
  const calls = watch.service.controls.calls().length
  const before = await snapshot()

  let refused = 0
  const sent = fc.sample(fc.tuple(fc.constantFrom(...specs), message), { numRuns: 4_000, seed: 578 })
  for (const [{ concept, name, input: schema }, input] of sent) {
    const parsed = schema.safeParse(input)
    if (parsed.success && hasKnownFieldsOnly(input, parsed.data)) continue
    refused++
    expect(await ask(concept, name, input), `${concept}.${name}`).toMatchObject({
      ok: false,
      fault: { code: 'bad-input' }
    })
  }
  expect(refused).toBeGreaterThan(2_000)
  expect(await snapshot()).toBe(before)
  expect(watch.service.controls.calls()).toHaveLength(calls)
  expect(mistakes).toEqual([])
})
