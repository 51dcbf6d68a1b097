import { describe, expect, test, vi } from 'vitest'
import { contract, type Services } from '../../../src-shared/contract'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { answerOn, dispatch, type Report } from './dispatch'
import { pageLimits } from './page-limits'
import { fakePort } from './page-port.fixture'

function serving(act: (request: string, input: unknown) => unknown = () => 'answer') {
  const requests: { readonly name: string; readonly input: unknown }[] = []
  const group = (concept: string): object =>
    new Proxy(
      {},
      {
        get: (_, name) => (input: unknown) => {
          requests.push({ name: `${concept}.${String(name)}`, input })
          return act(`${concept}.${String(name)}`, input)
        }
      }
    )
  const services = new Proxy({}, { get: (_, concept) => group(String(concept)) }) as Services
  const reported: [unknown, string][] = []
  const report: Report = (error, where) => reported.push([error, where])
  const ask = (concept: unknown, name: unknown, input?: unknown) =>
    dispatch(services, concept, name, input, report)
  return { ask, requests, reported, services, report }
}

describe('a request', () => {
  test('calls the named service with its parsed input', async () => {
    const { ask, requests } = serving()
    expect(await ask('watchlist', 'removeCoin', { id: 1, coin: ' BTC ' })).toEqual({
      ok: true,
      answer: 'answer'
    })
    expect(requests).toEqual([{ name: 'watchlist.removeCoin', input: { id: 1, coin: 'BTC' } }])
  })

  test('a request may be answered asynchronously', async () => {
    const { ask } = serving(() => Promise.resolve([1]))
    expect(await ask('market', 'board')).toEqual({ ok: true, answer: [1] })
  })

  test('calls the method with its service as `this`', async () => {
    class Counter {
      readonly #count = 7
      board(): number {
        return this.#count
      }
    }
    const services = { market: new Counter() } as unknown as Services
    const reply = await dispatch(services, 'market', 'board', undefined, () => undefined)
    expect(reply).toEqual({ ok: true, answer: 7 })
  })

  test('every request of the contract is found', async () => {
    for (const [concept, group] of Object.entries(contract)) {
      for (const name of Object.keys(group)) {
        const { ask } = serving()
        const reply = await ask(concept, name, { never: 'right' })
        expect(JSON.stringify(reply), `${concept}.${name}`).not.toContain('request-unknown')
      }
    }
  })
})

test('refuses bytes in place of a list, instead of failing', async () => {
  const { ask, requests, reported } = serving()
  const reply = await ask('settings', 'change', { indicatorTemplates: Uint8Array.of(1) })
  expect(reply).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
  expect([requests, reported]).toEqual([[], []])
})

describe('a request with an unknown name', () => {
  const odd = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    '',
    'nope',
    5,
    null,
    undefined,
    {}
  ]

  test.each(odd.map(name => [name]))('a request is rejected with the service name %s', async name => {
    const { ask, requests } = serving()
    expect(await ask(name, 'board')).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
    expect(await ask(name, 'constructor')).toMatchObject({ ok: false })
    expect(requests).toEqual([])
  })

  test.each(odd.map(name => [name]))('a request is rejected with the request name %s', async name => {
    const { ask, requests } = serving()
    const reply = await ask('market', name)
    expect(reply).toMatchObject({
      ok: false,
      fault: { code: 'bad-input', cause: { code: 'request-unknown' } }
    })
    expect(requests).toEqual([])
  })

  test('a request is rejected if its name is an object that converts to a valid name', async () => {
    const { ask, requests } = serving()
    expect(await ask({ toString: () => 'market' }, { toString: () => 'board' })).toMatchObject({ ok: false })
    expect(await ask(['market'], ['board'])).toMatchObject({ ok: false })
    expect(requests).toEqual([])
  })
})

describe('a request with invalid input', () => {
  test('a request is rejected with the reason, without a call', async () => {
    const { ask, requests, reported } = serving()
    const reply = await ask('watchlist', 'addCoins', { id: 1, coins: ['BTC&key=1'] })
    expect(reply).toMatchObject({
      ok: false,
      fault: { code: 'bad-input', cause: { code: 'coin-form' } }
    })
    expect(await ask('watchlist', 'create', { name: '  ' })).toMatchObject({
      fault: { cause: { code: 'group-name-empty' } }
    })
    expect([requests, reported]).toEqual([[], []])
  })

  test.each([
    [undefined],
    [null],
    [5],
    ['x'],
    [[]],
    [{}],
    [{ id: '1' }],
    [{ id: -1, name: 'x' }],
    [{ id: 1, name: 'x'.repeat(41) }]
  ])('a request is rejected: %o', async input => {
    const { ask, requests } = serving()
    const reply = await ask('watchlist', 'rename', input)
    expect(reply).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
    expect(requests).toEqual([])
  })

  test.each([
    ['watchlist', 'remove', '{"id":1,"extra":2}'],
    ['watchlist', 'remove', '{"id":1,"__proto__":{"polluted":true}}'],
    ['settings', 'change', '{"place":{"view":"news","then":1}}'],
    ['connection', 'preview', '{"items":[{"need":"news","automatic":true,"everyMs":null,"price":0}]}'],
    ['explorer', 'run', '{"operation":"getTop","params":{"top":"5"},"feature":"key-check"}']
  ])('a request is rejected if %s.%s has an unknown field at any depth: %s', async (concept, name, input) => {
    const { ask, requests } = serving()
    expect(await ask(concept, name, JSON.parse(input))).toMatchObject({
      ok: false,
      fault: { code: 'bad-input', cause: { code: 'input-misfit' } }
    })
    expect(requests).toEqual([])
  })

  // A schema sees no fields in these objects and would accept them as {}.
  test.each([
    [new Map([['id', 1]])],
    [new Set([1])],
    [new Date(0)],
    [new Error('x')],
    [/x/],
    [new ArrayBuffer(8)],
    [new Float64Array(2)],
    [Object('x') as object]
  ])('a request is rejected if it contains a type that JSON lacks: %o', async strange => {
    const { ask, requests } = serving()
    const inputs = [
      ['settings', 'change', strange],
      ['explorer', 'run', { operation: 'getTop', params: strange }],
      ['explorer', 'run', { operation: 'getTop', params: { top: '5', more: [strange] } }]
    ] as const
    for (const [concept, name, input] of inputs)
      expect(await ask(concept, name, structuredClone(input))).toMatchObject({
        fault: { cause: { code: 'input-misfit' } }
      })
    expect(requests).toEqual([])
  })

  test('treats a field with the value undefined as missing', async () => {
    const { ask, requests } = serving()
    expect(await ask('watchlist', 'remove', { id: 1, extra: undefined })).toMatchObject({ ok: true })
    expect(requests).toEqual([{ name: 'watchlist.remove', input: { id: 1 } }])
  })
})

describe('a failed request', () => {
  test('returns a fault unchanged', async () => {
    const fault = inputFault('only-group')
    const { ask, reported } = serving(() => {
      throw new FaultError(fault)
    })
    expect(await ask('watchlist', 'lists')).toEqual({ ok: false, fault })
    expect(reported).toEqual([])
  })

  test.each([
    [
      'thrown',
      (): never => {
        throw new Error('canary at /home/somebody/secret.ts:12')
      }
    ],
    ['rejected', () => Promise.reject(new Error('canary at /home/somebody/secret.ts:12'))]
  ])('returns no details of a bug (%s), which is logged', async (_, act) => {
    const { ask, reported } = serving(act)
    const reply = await ask('market', 'board')
    expect(reply).toMatchObject({ ok: false, fault: { code: 'internal' } })
    expect(JSON.stringify(reply)).not.toMatch(/canary|secret|stack|\.ts/)
    expect(reported).toMatchObject([[{ message: 'canary at /home/somebody/secret.ts:12' }, 'market.board']])
  })

  test('returns an internal fault if the thrown value is not an error', async () => {
    const { ask, reported } = serving(() => Promise.reject('just text'))
    expect(await ask('market', 'board')).toMatchObject({ fault: { code: 'internal' } })
    expect(reported).toEqual([['just text', 'market.board']])
  })
})

describe('a page’s port', () => {
  test('returns each reply with the id of its request, in any order', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const { services, report } = serving(() => new Promise(resolve => waiting.push(resolve)))
    const port = fakePort()
    answerOn(port, services, report, () => undefined)
    port.take({ id: 1, concept: 'market', name: 'board', input: undefined })
    port.take({ id: 2, concept: 'market', name: 'nothing', input: undefined })
    port.take({ id: 3, concept: 'market', name: 'coinList', input: undefined })
    waiting[1]?.('list')
    await vi.waitFor(() => expect(port.sent).toHaveLength(2))
    waiting[0]?.('board')
    await vi.waitFor(() => expect(port.sent).toHaveLength(3))
    expect(port.sent).toMatchObject([
      { id: 2, reply: { ok: false, fault: { code: 'bad-input' } } },
      { id: 3, reply: { ok: true, answer: 'list' } },
      { id: 1, reply: { ok: true, answer: 'board' } }
    ])
  })

  test('reports an answer that can’t be sent', async () => {
    const { services, report, reported } = serving(() => () => 'a function')
    const port = fakePort()
    answerOn(port, services, report, () => undefined)
    port.take({ id: 1, concept: 'market', name: 'board' })
    await vi.waitFor(() =>
      expect(port.sent).toMatchObject([{ id: 1, reply: { ok: false, fault: { code: 'internal' } } }])
    )
    expect(reported).toMatchObject([[{ name: 'DataCloneError' }, 'market.board']])
  })

  test('ignores requests after it has ended', async () => {
    const { services, report, requests } = serving()
    const port = fakePort()
    const end = answerOn(port, services, report, () => undefined)
    end()
    port.take({ id: 1, concept: 'market', name: 'board' })
    await new Promise(resolve => setTimeout(resolve))
    expect([port.isClosed, requests, port.sent]).toEqual([true, [], []])
  })

  test.each([
    ...[undefined, null, 7, 'market.board', []],
    ...[{}, { concept: 'market', name: 'board' }, { id: '1', concept: 'market', name: 'board' }]
  ])('ignores the invalid request %j', async message => {
    const { services, report, requests } = serving()
    const port = fakePort()
    answerOn(port, services, report, () => undefined)
    port.take(message)
    await new Promise(resolve => setTimeout(resolve))
    expect([requests, port.sent]).toEqual([[], []])
  })

  test.each([
    ['size', { id: 1, concept: 'market', name: 'board', input: 'x'.repeat(pageLimits.size) }, 0],
    ['rate', { id: 1, concept: 'market', name: 'board' }, pageLimits.burst]
  ] as const)(
    'a page’s port is closed once the page exceeds the limit on %s',
    async (limit, message, times) => {
      const { services, report, requests } = serving()
      const port = fakePort()
      const cutOff = vi.fn()
      answerOn(port, services, report, cutOff)
      for (let time = 0; time < times + 5_000; time++) port.take(message)
      await vi.waitFor(() => expect(cutOff.mock.calls).toEqual([[limit]]))
      expect(port.isClosed).toBe(true)
      expect(requests.length).toBeLessThan(times + 1_000)
    }
  )
})
