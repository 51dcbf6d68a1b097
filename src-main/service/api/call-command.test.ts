import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import { m } from '../../../src-shared/messages/m'
import { systemClock } from '../../platform/time/clock'
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

function runUnconfirmed(line: string, world: Partial<CallWorld> = {}): Promise<0 | 1 | 2> {
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

const run = (line: string, world: Partial<CallWorld> = {}): Promise<0 | 1 | 2> =>
  runUnconfirmed(`${line} --yes`.trim(), world)

async function replay(line: string): Promise<[number, { out: string; err: string }]> {
  const output = { out: '', err: '' }
  const code = await replayCommand(line === '' ? [] : line.split(' '), {
    readFile: async path => {
      const text = files.get(path)
      if (text === undefined) throw new Error('ENOENT')
      return text
    },
    out: text => (output.out += text),
    err: text => (output.err += text)
  })
  return [code, output]
}

const spent = async (): Promise<number> => {
  await run(`getFearGreed --service URL --key ${key} --json`)
  return (JSON.parse(out.trim().split('\n').at(-1) ?? '') as { credits: { quotaUsed: number } }).credits
    .quotaUsed
}

test('prints one line of JSON and exits with 0', async () => {
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
    operation: 'getBollinger',
    ok: true,
    kind: 'bands',
    unrecognised: false,
    dropped: 0,
    fault: null,
    coverage: { understood: expect.any(Number) as number },
    credits: { expected: 100, charged: 100, quotaLimit: 100_000 },
    url: `${service.address}/api/v1/getBollinger?symbol=BTC`
  })
  expect((line['answer'] as unknown[]).length).toBeGreaterThan(50)
})

test('accepts coins joined by plus signs', async () => {
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
])('exits with 1 and reports the code and the message of a fault: %s', async (_name, line, fault) => {
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
  ['', m.terminal.operationMissing()],
  ['getNothing --service URL', m.faults.causeWhat['operation-unknown']({ name: 'getNothing' })],
  ['getData symbol=BTC', m.terminal.serviceMissing()],
  ['getData symbol=BTC --service example.com', m.faults.causeWhat['address-scheme']()],
  ['getData symbol=BTC --service http://example.com', m.faults.causeWhat['address-plain-http']()],
  ['getData BTC --service URL', 'name=value'],
  [
    'getData period=20 --service URL',
    m.faults.causeWhat['parameter-unknown']({ operation: 'getData', takes: 'symbol', name: 'period' })
  ],
  ['getData symbol=BTC symbol=ETH --service URL', m.terminal.parameterTwice({ name: 'symbol' })],
  ['getData --service URL --verbose', m.terminal.optionUnknown({ option: '--verbose' })],
  ['getData --service', m.terminal.optionValueMissing({ option: '--service' })],
  ['getData --service URL --key secret-schlüssel-€', m.faults.causeWhat['key-characters']()],
  ['getData --service URL --key secret --key-from-keychain', m.terminal.keyTwice()]
])('exits with 2 and explains bad usage: %j', async (line, sentence) => {
  expect(await run(line)).toBe(2)
  expect(err).toContain(sentence)
  expect(out + err).not.toContain('secret')
})

test('explains at a terminal that the service is unreachable', async () => {
  const gone = await startDemoService({ key })
  await gone.close()
  expect(await run(`getFearGreed --service ${gone.address} --key ${key}`)).toBe(1)
  expect(err.split('\n')[1]).toBe(
    `${m.faults.what.offline()} ${m.faults.offlineAtTerminal()} ` + m.faults.atTerminal.offline()
  )
})

test('takes the key from the environment or the keychain and never prints it', async () => {
  expect(await run('getFearGreed --service URL', { environmentKey: key })).toBe(0)
  const withKeychain = { keychain: async (address: string) => (address === service.address ? key : null) }
  expect(await run('getFearGreed --service URL/ --key-from-keychain --json', withKeychain)).toBe(0)
  const locked = { keychain: () => Promise.reject(new Error(`locked: ${key}`)) }
  expect(await run('getFearGreed --service URL --key-from-keychain --json', locked)).toBe(1)
  expect(out + err).not.toContain(key)
})

test('captures the field names and types of a response without its values', async () => {
  expect(await run(`getNews symbol=BTC --service URL --key ${key} --capture news.json`)).toBe(0)
  expect(err).toContain(m.terminal.price({ operation: 'getNews', credits: 10 }))
  const saved = files.get('news.json') ?? ''
  expect(JSON.parse(saved)).toMatchObject({
    operation: 'getNews',
    decodedAs: 'news',
    headers: expect.arrayContaining(['content-type', 'x-credits-consumed']) as unknown,
    body: { status: 'boolean', news: { of: { title: 'text', date: 'text: time' } } }
  })
  expect(saved).not.toMatch(/BTC|Bitcoin|https?:/)
})

function answering(answer: boolean) {
  const questions: string[] = []
  const ask = (question: string): Promise<boolean> => {
    questions.push(question)
    return Promise.resolve(answer)
  }
  return { questions, world: { ask } }
}

test.each([
  ['getNews symbol=BTC', 'a known price'],
  ['getData symbol=BTC', 'an unknown price'],
  ['getNews symbol=BTC --json', 'one line of JSON'],
  ['getNews symbol=BTC --capture refused.json', 'a capture']
])('refuses the call %s (%s) if there is neither a terminal nor --yes', async line => {
  const before = await spent()
  expect(await runUnconfirmed(`${line} --service URL --key ${key}`)).toBe(2)
  expect(err).toMatch(/Nothing was sent\. Confirm with --yes/)
  expect(files.has('refused.json')).toBe(false)
  expect(await spent()).toBe(before + 1)
})

test('asks for confirmation with the price, and sends nothing if the user declines', async () => {
  const before = await spent()
  const { questions, world } = answering(false)
  const line = `getNews symbol=BTC --service URL --key ${key}`
  expect(await runUnconfirmed(line, world)).toBe(2)
  expect(err).toContain(
    m.terminal.priceUnrecorded({ price: m.terminal.price({ operation: 'getNews', credits: 10 }) })
  )
  expect(await runUnconfirmed(`${line} --json`, world)).toBe(2)
  expect(questions).toEqual([m.terminal.confirm(), m.terminal.confirm()])
  expect(await spent()).toBe(before + 1)
  expect(await runUnconfirmed(line, answering(true).world)).toBe(0)
  expect(await spent()).toBe(before + 1 + 10 + 1)
})

test('--max-credits approves known prices up to its limit, but no unknown prices', async () => {
  const before = await spent()
  const { questions, world } = answering(false)
  const news = `getNews symbol=BTC --service URL --key ${key}`
  expect(await runUnconfirmed(`${news} --max-credits 9`, world)).toBe(2)
  expect(err).toContain('more than --max-credits 9')
  expect(await runUnconfirmed(`getData symbol=BTC --service URL --key ${key} --max-credits 900`, world)).toBe(
    2
  )
  expect(questions).toHaveLength(1)
  expect(await runUnconfirmed(`${news} --max-credits many`, world)).toBe(2)
  expect(await spent()).toBe(before + 1)
  expect(await runUnconfirmed(`${news} --max-credits 10`, world)).toBe(0)
  expect(questions).toHaveLength(1)
})

test('replays a captured response with values, and needs neither the service nor the key', async () => {
  expect(await run(`getTop top=5 --service URL --key ${key} --capture top.json --values`)).toBe(0)
  const saved = files.get('top.json') ?? ''
  expect(saved).not.toContain(key)
  const [answered] = out.split('\n}\n')
  const [replayed, output] = await replay('top.json')
  expect(replayed).toBe(0)
  expect(output.out.startsWith(answered ?? '-')).toBe(true)
  expect(output.err).toMatch(/getTop · quotes · \d+ of \d+ values/)
})

test('exits with 2 if the file to replay is missing or contains no values', async () => {
  await run(`getNews symbol=BTC --service URL --key ${key} --capture shape.json`)
  for (const [line, sentence] of [
    ['shape.json', m.terminal.fileEmpty({ file: 'shape.json' })],
    ['none.json', m.terminal.fileUnreadable({ file: 'none.json' })],
    ['taken.json', m.terminal.fileEmpty({ file: 'taken.json' })],
    ['', m.terminal.fileMissing()],
    ['--fast', m.terminal.replayOptionUnknown({ option: '--fast' })]
  ] as const) {
    const [code, output] = await replay(line)
    expect([code, output.err], line).toEqual([2, expect.stringContaining(sentence)])
  }
})

test('exits with 1 if a captured response isn’t recognised', async () => {
  const capture = (text: string) => ({ operation: 'getTop', params: { top: '1' }, at: 0, status: 200, text })
  files.set(
    'two.json',
    JSON.stringify([capture('{"weather":"grey"}'), capture('[{"symbol":"BTC","price":2}]')])
  )
  const [code, output] = await replay('two.json --json')
  expect(code).toBe(1)
  const lines = output.out.trim().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { kind: string }).kind)).toEqual(['unrecognised', 'quotes'])
})

test('makes no call if its capture would overwrite a file', async () => {
  const before = await spent()
  expect(await run(`getNews symbol=BTC --service URL --key ${key} --capture taken.json`)).toBe(2)
  expect(files.get('taken.json')).toBe('precious')
  expect(await spent()).toBe(before + 1)
})

test('creates no capture file if no call was sent', async () => {
  expect(await run('getNews symbol=BTC --service URL --capture none.json')).toBe(1)
  expect(files.has('none.json')).toBe(false)
})

test('makes a call when it is started as scripts/call.mjs', async () => {
  const script = resolve(import.meta.dirname, '../../../scripts/call.mjs')
  const call = promisify(execFile)(
    process.execPath,
    [script, 'getNews', 'symbol=BTC', '--service', service.address, '--json', '--max-credits', '10'],
    { env: { ...process.env, CANDLEWICK_KEY: key } }
  )
  const { stdout, stderr } = await call
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, kind: 'news', credits: { expected: 10, charged: 10 } })
  expect(stderr).toBe('getNews costs 10 credits. The app doesn’t record this call.\n')
}, 30_000)
