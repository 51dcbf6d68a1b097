import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import { systemClock } from '../time/clock'
import { callCommand, type CallWorld } from './call-command'
import { replayCommand } from './replay-command'

const key = 'demo-key-0123456789'
let service: DemoService
let out: string
let err: string
let files: Map<string, string>

beforeAll(async () => {
  service = await startDemoService({ key })
})
afterAll(() => service.close())
beforeEach(() => {
  out = ''
  err = ''
  files = new Map([['taken.json', 'precious']])
})

function run(line: string, world: Partial<CallWorld> = {}): Promise<0 | 1 | 2> {
  return callCommand(line.replaceAll('URL', service.address).split(' '), {
    environmentKey: undefined,
    keychain: () => Promise.resolve(null),
    fetch,
    clock: systemClock,
    out: text => (out += text),
    err: text => (err += text),
    ask: () => null,
    createFile: async path => {
      if (files.has(path)) throw new Error('EEXIST')
      files.set(path, '')
      return {
        write: async text => void files.set(path, text),
        discard: async () => void files.delete(path)
      }
    },
    ...world
  })
}

async function replay(line: string): Promise<[number, { out: string; err: string }]> {
  const told = { out: '', err: '' }
  const code = await replayCommand(line === '' ? [] : line.split(' '), {
    readFile: async path => {
      const text = files.get(path)
      if (text === undefined) throw new Error('ENOENT')
      return text
    },
    out: text => (told.out += text),
    err: text => (told.err += text)
  })
  return [code, told]
}

const spent = async (): Promise<number> => {
  await run(`getFearGreed --service URL --key ${key} --json`)
  return (JSON.parse(out.trim().split('\n').at(-1) ?? '') as { credits: { quotaUsed: number } }).credits
    .quotaUsed
}

test('one call, one line of JSON, exit 0', async () => {
  expect(await run(`getBollinger symbol=BTC --service URL --key ${key} --json`)).toBe(0)
  expect(out.endsWith('}\n') && out.indexOf('\n') === out.length - 1).toBe(true)
  const line = JSON.parse(out) as Record<string, unknown>
  expect(Object.keys(line)).toEqual([
    'operation',
    'ok',
    'kind',
    'answer',
    'unrecognised',
    'dropped',
    'remarks',
    'coverage',
    'leftovers',
    'fault',
    'credits',
    'url'
  ])
  expect(line).toMatchObject({
    ...{ operation: 'getBollinger', ok: true, kind: 'bands', unrecognised: false, dropped: 0, fault: null },
    coverage: { understood: expect.any(Number) as number },
    credits: { expected: 100, charged: 100, quotaLimit: 100_000 },
    url: `${service.address}/api/v1/getBollinger?symbol=BTC`
  })
  expect((line['answer'] as unknown[]).length).toBeGreaterThan(50)
})

test('several coins may be joined by plus signs; a price that is not known is null', async () => {
  expect(await run(`getData symbol=BTC+ETH --service URL --key ${key} --json`)).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    answer: [{ symbol: 'BTC' }, { symbol: 'ETH' }],
    credits: { expected: null }
  })
})

test.each([
  ['a wrong key', 'getData symbol=BTC --key wrong-key-123', 'key-refused'],
  ['no key', 'getData symbol=BTC', 'key-missing'],
  ['a refused value', `getOHLCIntraday symbol=BTC interval=7x --key ${key}`, 'refused'],
  ['a value out of bounds', `getTop top=none --key ${key}`, 'bad-input']
])('%s is a fault: exit 1, its code in the line, its sentence beside it', async (_name, line, fault) => {
  expect(await run(`${line} --service URL --json`)).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    kind: null,
    answer: null,
    fault,
    credits: { charged: 0 }
  })
  expect(err).toMatch(/^[A-Z].*\.\s/)
})

test.each([
  ['', 'Name an operation'],
  ['getNothing --service URL', 'There is no operation called getNothing.'],
  ['getData symbol=BTC', 'Say which service to ask'],
  ['getData symbol=BTC --service example.com', 'does not say how to connect'],
  ['getData symbol=BTC --service http://example.com', 'Over http'],
  ['getData BTC --service URL', 'name=value'],
  ['getData period=20 --service URL', 'getData takes symbol, not period.'],
  ['getData symbol=BTC symbol=ETH --service URL', 'given twice'],
  ['getData --service URL --verbose', '--verbose is not an option'],
  ['getData --service', '--service wants a value'],
  ['getData --service URL --key secret-schlüssel-€', 'cannot be sent'],
  ['getData --service URL --key secret --key-from-keychain', 'not both']
])('%j is bad usage: exit 2 and a sentence', async (line, sentence) => {
  expect(await run(line)).toBe(2)
  expect(err).toContain(sentence)
  expect(out + err).not.toContain('secret')
})

test('a service that is not there is told of as at a shell, where nothing stays on a screen', async () => {
  const gone = await startDemoService({ key })
  await gone.close()
  expect(await run(`getFearGreed --service ${gone.address} --key ${key}`)).toBe(1)
  expect(err.split('\n')[1]).toBe(
    'The service cannot be reached. This computer is offline, or the service is. Nothing was sent. ' +
      'Check the network and the address after --service.'
  )
})

test('the key may come from the environment or the keychain, and is never printed', async () => {
  expect(await run('getFearGreed --service URL', { environmentKey: key })).toBe(0)
  const kept = { keychain: async (address: string) => (address === service.address ? key : null) }
  expect(await run('getFearGreed --service URL/ --key-from-keychain --json', kept)).toBe(0)
  const locked = { keychain: () => Promise.reject(new Error(`locked: ${key}`)) }
  expect(await run('getFearGreed --service URL --key-from-keychain --json', locked)).toBe(1)
  expect(out + err).not.toContain(key)
})

test('a capture holds names and types, and no value', async () => {
  expect(await run(`getNews symbol=BTC --service URL --key ${key} --capture news.json`)).toBe(0)
  expect(err).toContain('getNews costs 10 credits.')
  const saved = files.get('news.json') ?? ''
  expect(JSON.parse(saved)).toMatchObject({
    operation: 'getNews',
    decodedAs: 'news',
    headers: expect.arrayContaining(['content-type', 'x-credits-consumed']) as unknown,
    body: { status: 'boolean', news: { of: { title: 'text', date: 'text: time' } } }
  })
  expect(saved).not.toMatch(/BTC|Bitcoin|https?:/)
})

test('a capture asks first where the price is not known, and sends nothing unless agreed', async () => {
  const before = await spent()
  const line = `getData symbol=BTC --service URL --key ${key} --capture data.json`
  const questions: string[] = []
  const answering = (answer: boolean) => ({
    ask: async (question: string) => {
      questions.push(question)
      return answer
    }
  })
  expect(await run(line)).toBe(2)
  expect(err).toContain('Agree with --yes')
  expect(await run(line, answering(false))).toBe(2)
  expect(err).toContain('The price of getData is not known')
  expect(questions).toEqual(['Make the call? [y/N] '])
  expect(files.has('data.json')).toBe(false)
  expect(await spent()).toBe(before + 1)
  expect(await run(line, answering(true))).toBe(0)
  expect(await run(`${line.replace('data', 'more')} --yes`)).toBe(0)
  expect([...files.keys()]).toEqual(['taken.json', 'data.json', 'more.json'])
})

test('every call names its price and its books; only a person at a terminal is asked, and a no sends nothing', async () => {
  const before = await spent()
  const asked: string[] = []
  const refusing = {
    ask: (question: string) => {
      asked.push(question)
      return Promise.resolve(false)
    }
  }
  const line = `getNews symbol=BTC --service URL --key ${key}`
  expect(await run(line, refusing)).toBe(2)
  expect(err).toContain('getNews costs 10 credits. It is spent outside the app’s books.')
  expect(asked).toHaveLength(1)
  expect(await spent()).toBe(before + 1)
  expect(await run(`${line} --json`, refusing)).toBe(0)
  expect(await run(`${line} --yes`, refusing)).toBe(0)
  expect(await run(line)).toBe(0)
  expect(asked).toHaveLength(1)
})

test('a capture with its values is read again offline, as the call read it, and holds no key', async () => {
  expect(await run(`getTop top=5 --service URL --key ${key} --capture top.json --values --yes`)).toBe(0)
  const saved = files.get('top.json') ?? ''
  expect(saved).not.toContain(key)
  const [answered] = out.split('\n}\n')
  const [replayed, told] = await replay('top.json')
  expect(replayed).toBe(0)
  expect(told.out.startsWith(answered ?? '-')).toBe(true)
  expect(told.err).toMatch(/getTop · quotes · \d+ of \d+ values/)
})

test('a capture without values, no file, and no captures at all are told, with exit 2', async () => {
  await run(`getNews symbol=BTC --service URL --key ${key} --capture shape.json`)
  for (const [line, sentence] of [
    ['shape.json', 'capture it with --values'],
    ['none.json', 'cannot be read'],
    ['taken.json', 'holds no captured answer'],
    ['', 'Name a file'],
    ['--fast', 'not an option']
  ] as const) {
    const [code, told] = await replay(line)
    expect([code, told.err], line).toEqual([2, expect.stringContaining(sentence)])
  }
})

test('captured answers that are not understood are exit 1, a line of JSON each', async () => {
  const capture = (text: string) => ({ operation: 'getTop', params: { top: '1' }, at: 0, status: 200, text })
  files.set(
    'two.json',
    JSON.stringify([capture('{"weather":"grey"}'), capture('[{"symbol":"BTC","price":2}]')])
  )
  const [code, told] = await replay('two.json --json')
  expect(code).toBe(1)
  const lines = told.out.trim().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { kind: string }).kind)).toEqual(['unrecognised', 'quotes'])
})

test('a file that is there already is kept, and nothing is paid for', async () => {
  const before = await spent()
  expect(await run(`getNews symbol=BTC --service URL --key ${key} --capture taken.json`)).toBe(2)
  expect(files.get('taken.json')).toBe('precious')
  expect(await spent()).toBe(before + 1)
})

test('a call that was not sent leaves no file behind', async () => {
  expect(await run('getNews symbol=BTC --service URL --capture none.json')).toBe(1)
  expect(files.has('none.json')).toBe(false)
})

test('the script runs it as it stands', async () => {
  const script = resolve(import.meta.dirname, '../../scripts/call.mjs')
  const call = promisify(execFile)(
    process.execPath,
    [script, 'getNews', 'symbol=BTC', '--service', service.address, '--json'],
    { env: { ...process.env, CANDLEWICK_KEY: key } }
  )
  const { stdout, stderr } = await call
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, kind: 'news', credits: { expected: 10, charged: 10 } })
  expect(stderr).toBe('getNews costs 10 credits. It is spent outside the app’s books.\n')
}, 30_000)
