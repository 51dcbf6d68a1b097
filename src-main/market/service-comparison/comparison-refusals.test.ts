import { describe, expect, test, vi } from 'vitest'
import { comparisonKinds } from '../../../src-shared/contract/service-comparison'
import { testTime } from '../../../src-demo/hosted'
import type { OperationName } from '../../../src-demo/operations/table'
import { dayMs } from '../../../src-demo/simulation/simulated-market'
import { setUp, type Setup } from './comparison.fixture'

vi.setConfig({ testTimeout: 30_000 })

describe('a comparison without a response from the service', () => {
  test.each([
    [
      'a plan without the operation (402)',
      'plan-required',
      (setup: Setup) => setup.demo.controls.failNext(402)
    ],
    [
      'a plan without the operation (status false)',
      'plan-required',
      (setup: Setup) =>
        setup.demo.controls.setPlan({ operations: { getBollinger: false }, how: 'status-false' })
    ],
    ['an unreachable service', 'upstream-unavailable', (setup: Setup) => setup.demo.controls.failNext(502)],
    ['a broken connection', 'offline', (setup: Setup) => setup.demo.controls.resetConnections(1)],
    [
      'a refused question',
      'refused',
      (setup: Setup) =>
        setup.demo.controls.overrideBody('getBollinger', '{"status":false,"error":"symbol is not listed"}')
    ]
  ])('reports the error and can be requested again after %s', async (_, code, arrange) =>
    setUp(async setup => {
      await setup.days('BTC')
      arrange(setup)
      expect(await setup.ask('bollinger')).toMatchObject({ reported: null, rows: [], fault: { code } })
      expect((await setup.compare('bollinger')).fault?.code).toBe(code)
      setup.demo.controls.clear()
      expect(await setup.ask('bollinger')).toMatchObject({ fault: null, reported: { charged: 100 } })
    })
  )

  test('makes no call once the budget is used up', async () =>
    setUp(async ({ ask, callsMade }) => {
      expect(await ask('bollinger')).toMatchObject({ fault: { code: 'budget-stopped' }, reported: null })
      expect(callsMade()).toHaveLength(0)
    }, 50))

  test('reports an unknown format and its charge', async () =>
    setUp(async ({ demo, days, ask, callsMade, compare }) => {
      await days('BTC')
      demo.controls.overrideBody('getBollinger', '{"status":true,"wind":"north"}')
      const odd = await ask('bollinger')
      expect(odd).toMatchObject({ fault: { code: 'unreadable' }, rows: [], reported: { charged: 100 } })
      expect((await compare('bollinger')).fault?.code).toBe('unreadable')
      expect(callsMade()).toHaveLength(1)
    }))

  test('explains that points at unusual distances can’t be compared', async () =>
    setUp(async ({ demo, ask }) => {
      const week = (at: number) => ({
        time: new Date(testTime - at * 7 * dayMs).toISOString(),
        upper: 3,
        middle: 2,
        lower: 1
      })
      demo.controls.overrideBody(
        'getBollinger',
        JSON.stringify({ status: true, result: [2, 1, 0].map(week) })
      )
      expect((await ask('bollinger')).notes[0]).toEqual({ code: 'odd-distances' })
    }))

  test.each(comparisonKinds)('reports the refusal of %s with the service’s message', async kind =>
    setUp(async ({ demo, days, ask }) => {
      await days('BTC', 'ETH')
      const before = await ask(kind, 'BTC', 'ETH')
      expect(before.fault).toBeNull()
      demo.controls.overrideBody(
        before.operation as OperationName,
        '{"status":false,"error":"interval is not offered"}'
      )
      const after = await ask(kind, 'BTC', 'ETH')
      expect(after.fault).toMatchObject({
        code: 'refused',
        operation: before.operation,
        said: 'interval is not offered',
        cause: null
      })
      expect([after.rows, after.lines, after.reported?.charged]).toEqual([
        before.rows,
        before.lines,
        before.reported?.charged
      ])
    })
  )
})
