import { expect, test } from 'vitest'
import { asking, key, paid, quotes, sending } from './asking.fixture'
import { interpretExchange } from './interpret-exchange'
import { operationNamed } from './operations'
import { redactionOf } from './reading/redaction'
import { day } from '../../../src-shared/time'

test('reads a good response and takes its charge from the header', async () => {
  const outcome = await asking(sending(200, quotes, paid))
  expect(outcome).toMatchObject({
    operation: 'getData',
    fault: null,
    answer: { kind: 'quotes', data: [{ symbol: 'BTC', price: 68078 }] },
    credits: { consumed: 3, quotaUsed: 10, quotaLimit: 1000 },
    charge: 'named',
    charged: 3,
    status: 200,
    body: quotes
  })
  expect(outcome.receivedAt).toBeGreaterThanOrEqual(outcome.sentAt)
})

test.each([
  [401, 'key-refused'],
  [402, 'plan-required'],
  [403, 'plan-required'],
  [404, 'unknown-endpoint'],
  [429, 'limited'],
  [502, 'upstream-unavailable']
])('reports status %i as %s, without a charge', async (status, code) => {
  const outcome = await asking(sending(status, '{"status":false,"error":"No such luck"}'))
  expect(outcome).toMatchObject({ fault: { code, said: 'No such luck' }, charge: 'none', charged: 0, status })
})

test.each([
  ['a page', 200, '<!DOCTYPE html><html><body>Sign in</body></html>', {}, 'sign-in-page', 'none'],
  ['a page of an old hotspot', 200, '\n <HTML><HEAD>', {}, 'sign-in-page', 'none'],
  ['the status for sign-in pages', 511, 'Network Authentication Required', {}, 'sign-in-page', 'none'],
  ['a page from the service', 200, '<html>oops</html>', paid, 'unreadable', 'unknown'],
  ['a page that counts the quota', 200, '<html>', { 'x-quota-used': '3' }, 'unreadable', 'unknown'],
  ['text that isn’t a page', 200, 'oops <html>', {}, 'unreadable', 'unknown']
] as const)(
  'classifies %s in place of JSON with status %i',
  async (_, status, body, headers, code, charge) => {
    expect(await asking(sending(status, body, headers))).toMatchObject({ fault: { code }, charge, status })
  }
)

test.each([201, 206, 400, 401, 402, 403, 404, 418, 422, 429, 500, 502, 503, 504])(
  'a %i response is free regardless of X-Credits-Consumed',
  async status => {
    for (const body of ['{}', quotes, '<h1>oops</h1>'])
      expect(await asking(sending(status, body, { ...paid, 'x-credits-consumed': '10' }))).toMatchObject({
        charged: 0,
        credits: { consumed: 10, quotaUsed: 10 },
        status
      })
  }
)

test.each([
  [{ 'x-quota-used': '1000', 'x-quota-limit': '1000' }, 'quota-exceeded'],
  [{ 'x-quota-used': '1001', 'x-quota-limit': '1000' }, 'quota-exceeded'],
  [{ 'x-quota-used': '0', 'x-quota-limit': '0' }, 'quota-exceeded'],
  [{ 'x-quota-used': '999', 'x-quota-limit': '1000' }, 'rate-limited'],
  [{ 'x-quota-used': '999' }, 'limited'],
  [{ 'x-quota-used': 'all', 'x-quota-limit': '1000' }, 'limited'],
  [{ 'x-quota-used': '-1', 'x-quota-limit': '1000' }, 'limited']
])('reports a 429 with headers %j as %s', async (headers, code) => {
  const outcome = await asking(sending(429, '{"status":false}', headers as Record<string, string>))
  expect(outcome.fault?.code).toBe(code)
})

test.each([
  [500, 'unknown', null, { code: 'server-error' }],
  [503, 'unknown', null, { code: 'server-error' }],
  [504, 'unknown', null, { code: 'server-error' }],
  [418, 'none', 0, null],
  [206, 'unknown', null, null]
])('reports status %i as unexpected, with charge: %s', async (status, charge, charged, cause) => {
  const outcome = await asking(sending(status, '<h1>oops</h1>'))
  const fault = { code: 'unexpected-status', said: null, cause }
  expect(outcome).toMatchObject({ fault, charge, charged, status })
})

test.each([
  [400, '<h1>oops</h1>', null],
  [400, '{"code":-1121,"msg":"Invalid symbol."}', 'Invalid symbol.'],
  [400, 'Unknown symbol NOSUCH', 'Unknown symbol NOSUCH'],
  [422, '{"detail":"symbol: NOSUCH"}', 'symbol: NOSUCH'],
  [404, '{"status":false,"error":"Coin NOSUCH not found"}', 'Coin NOSUCH not found']
])('reports status %i with body %s as refused, without a charge', async (status, body, message) => {
  expect(await asking(sending(status, body))).toMatchObject({
    fault: { code: 'refused', said: message },
    charged: 0
  })
})

test.each([
  '{"error":"Unknown endpoint"}',
  'Cannot GET /api/v1/getData?symbol=BTC',
  '{"error":"No coins at this path"}',
  '',
  '{"status":true,"symbols":[{"symbol":"USDC","name":"USD Coin"}]}',
  '{"data":[{"symbol":"USDC","name":"USD Coin"}]}'
])('reports a 404 with body %s as an unknown endpoint, not as a refused coin', async body => {
  expect((await asking(sending(404, body))).fault?.code).toBe('unknown-endpoint')
})

test('reports a 400 about coins outside the plan as plan-required', async () => {
  const { fault } = await asking(sending(400, '{"error":"Your plan has no such coins"}'))
  expect(fault?.code).toBe('plan-required')
})

test.each([200, 400, 403, 422])('tells the possible reasons for a %i apart by the message', async status => {
  const code = async (error: string, headers = {}): Promise<unknown> =>
    (await asking(sending(status, JSON.stringify({ status: false, error }), headers))).fault?.code
  expect(await code('Invalid API key')).toBe('key-refused')
  expect(await code('Rate limit exceeded, please upgrade')).toBe('limited')
  expect(await code('Quota exceeded', { 'x-quota-used': '9', 'x-quota-limit': '9' })).toBe('quota-exceeded')
  expect(await code('No access. Please upgrade')).toBe('plan-required')
})

test.each(['{"code":"50111","msg":"Invalid symbol","data":[]}', '{"error":"Invalid symbol"}'])(
  'reports an unknown charge for a message without data: %s',
  async body => {
    const refused = { fault: { code: 'refused', said: 'Invalid symbol' }, charge: 'unknown', charged: null }
    expect(await asking(sending(200, body))).toMatchObject(refused)
    expect(await asking(sending(200, body, paid))).toMatchObject(refused)
    const free = { ...paid, 'x-credits-consumed': '0' }
    expect(await asking(sending(200, body, free))).toMatchObject({ charge: 'named', charged: 0 })
  }
)

test.each(['success', 'ok', 'OK', 'true', true])(
  'takes the charge of a response with status %j from the header',
  async status => {
    const body = JSON.stringify({ ...(JSON.parse(quotes) as object), status })
    expect(await asking(sending(200, body, paid))).toMatchObject({ fault: null, charged: 3 })
  }
)

test('takes the charge of data without a status from the header, if there is one', async () => {
  const { status: _, ...rest } = JSON.parse(quotes) as Record<string, unknown>
  expect(await asking(sending(200, JSON.stringify(rest), paid))).toMatchObject({ fault: null, charged: 3 })
  expect(await asking(sending(200, JSON.stringify(rest)))).toMatchObject({ fault: null, charge: 'unknown' })
})

test('reports no charge for a 500 with status false', async () => {
  const outcome = await asking(sending(500, '{"status":false}'))
  expect(outcome).toMatchObject({ fault: { code: 'unexpected-status' }, charge: 'named', charged: 0 })
})

test('reports no charge for status false regardless of the header', async () => {
  const outcome = await asking(sending(200, '{"status":false,"error":{"message":"Unknown interval"}}', paid))
  expect(outcome).toMatchObject({
    fault: { code: 'refused', said: 'Unknown interval', operation: 'getData' },
    answer: null,
    charge: 'named',
    charged: 0,
    credits: { consumed: 3 }
  })
})

test.each([
  [200, 'No access. Please upgrade your subscription'],
  [200, 'This plan has no intraday data'],
  [200, 'Historical data needs another package'],
  [400, 'Please subscribe first']
])('reports %i with status false and the message %j as plan-required', async (status, error) => {
  const outcome = await asking(sending(status, JSON.stringify({ status: 'error', error })))
  expect(outcome).toMatchObject({ fault: { code: 'plan-required', said: error }, charged: 0 })
})

test.each([
  [{}, { consumed: null, quotaUsed: null, quotaLimit: null }],
  [
    { 'x-credits-consumed': '-5', 'x-quota-used': '1e3', 'x-quota-limit': 'lots' },
    { consumed: null, quotaUsed: null, quotaLimit: null }
  ],
  [
    { 'x-credits-consumed': '', 'x-quota-used': '12.5', 'x-quota-limit': '9'.repeat(40) },
    { consumed: null, quotaUsed: null, quotaLimit: null }
  ],
  [{ 'x-credits-consumed': '3, 3' }, { consumed: null, quotaUsed: null, quotaLimit: null }]
])(
  'reads neither credits nor a charge from the invalid or missing headers in %j',
  async (headers, credits) => {
    const outcome = await asking(sending(200, quotes, headers as Record<string, string>))
    expect(outcome).toMatchObject({ fault: null, credits, charge: 'unknown', charged: null })
  }
)

test('accepts a charge of 0', async () => {
  const outcome = await asking(sending(200, quotes, { ...paid, 'x-credits-consumed': ' 0 ' }))
  expect(outcome).toMatchObject({ charge: 'named', charged: 0 })
})

test.each([
  ['HTML', '<!doctype html><title>Log in</title>'],
  ['truncated JSON', quotes.slice(0, 40)],
  ['nothing', ''],
  ['bytes that aren’t text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['UTF-16', Buffer.from(`\ufeff${quotes}`, 'utf16le')]
])('reports a 200 with %s as unreadable, with an unknown charge', async (_name, body) => {
  const outcome = await asking(sending(200, body, paid))
  expect(outcome).toMatchObject({
    fault: { code: 'unreadable' },
    answer: null,
    charge: 'unknown',
    charged: null
  })
})

test.each([
  ['with credit headers', paid, { code: 'not-json' }],
  ['without credit headers', {}, null]
])('finds out whether invalid JSON %s is from the service', async (_, headers, cause) => {
  const { fault } = await asking(sending(200, '{"status":true,"result":[', headers as Record<string, string>))
  expect(fault).toMatchObject({ code: 'unreadable', cause })
})

test('returns an array without known fields as unrecognised', async () => {
  const outcome = await asking(sending(200, '[1,2,3]', paid))
  expect(outcome).toMatchObject({
    fault: null,
    charged: 3,
    answer: { kind: 'unrecognised', data: { raw: '[1,2,3]' } }
  })
})

test.each([
  [401, { status: false, error: `Key ${key} is unknown` }],
  [200, { status: true, result: [{ symbol: 'BTC', last: 1, note: key }] }],
  [200, { status: false, message: key }]
])('removes the key from a %i response that echoes it: %j', async (status, body) => {
  const outcome = await asking(sending(status, JSON.stringify(body)))
  expect(JSON.stringify(outcome)).not.toContain(key)
})

test('shortens the service’s message and removes control characters', async () => {
  const error = `\u0007\u202eBad\r\n\u001b[31mnews ${'x'.repeat(500)}`
  const message = (await asking(sending(401, JSON.stringify({ error })))).fault?.said ?? ''
  expect(message).toMatch(/^Bad \[31mnews x+…$/)
  expect(message).toHaveLength(200)
})

test('returns the time to retry from Retry-After', async () => {
  const outcome = await asking(sending(429, '{}', { 'retry-after': '90' }))
  expect(outcome.fault?.retryAt).toBe(outcome.receivedAt + 90_000)
})

const noon = Date.UTC(2025, 10, 8, 12, 0, 0)

function interpreted(headers: Record<string, string>): ReturnType<typeof interpretExchange> {
  const operation = operationNamed('getData')
  if (operation === null) throw new Error('No getData.')
  const body = { state: 'whole', bytes: new Uint8Array() } as const
  const answered = { state: 'answered', status: 429, headers: new Headers(headers), body } as const
  return interpretExchange({ operation, redacted: redactionOf(null) }, answered, null, noon)
}

const waitFor = (headers: Record<string, string>): number | null => {
  const at = interpreted(headers).fault?.retryAt ?? null
  return at === null ? null : at - noon
}

test.each([
  ['0', 0],
  ['30', 30_000],
  ['86400', day],
  ['99999999999', 31 * day],
  // Some services send a point in time in epoch seconds instead of a delay.
  [String(noon / 1000 + 90), 90_000],
  [String(noon / 1000 - 90), 0],
  ['Saturday, 08-Nov-25 12:01:30 GMT', 90_000],
  ['Sat Nov  8 12:01:30 2025', 90_000],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  ['Sat, 08 Nov 2025 12:01:30 GMT', 90_000],
  ['Sat, 08 Nov 2025 11:00:00 GMT', 0],
  ['Sat, 08 Nov 2098 11:00:00 GMT', 31 * day],
  ['Sat, 99 Nov 2025 11:00:00 GMT', null],
  ['2025-11-08 12:01:30', null]
])('reads Retry-After %j as a wait of %s ms', (header, wait) => {
  expect(waitFor({ 'retry-after': header })).toBe(wait)
})

test('measures the wait until a Retry-After date from the Date header', () => {
  const ahead = { 'retry-after': 'Sat, 08 Nov 2025 15:02:00 GMT', date: 'Sat, 08 Nov 2025 15:00:00 GMT' }
  expect(waitFor(ahead)).toBe(120_000)
})

test('returns no retry time without Retry-After', () => {
  expect(waitFor({})).toBeNull()
})

test.each([
  ['5', 5],
  ['5.0', 5],
  ['5.00', 5],
  ['5.000000', 5],
  ['5.5', null],
  ['1.000', null],
  ['1,000', null],
  ['1 000', null],
  ["1'000", null],
  ['1.000.000', null],
  ['1e3', null],
  ['0x10', null],
  ['+5', null],
  ['five', null],
  ['0', 0],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['999999999999999', null],
  ['-5', null],
  ['5, 7', null]
])('reads X-Credits-Consumed %j as %s', (header, credits) => {
  const { credits: read } = interpreted({ 'x-credits-consumed': header, 'x-quota-used': '12345678901' })
  expect(read).toEqual({ consumed: credits, quotaUsed: 12_345_678_901, quotaLimit: null })
})
