import { expect, test } from 'vitest'
import { asking, key, paid, quotes, sending } from './asking.fixture'
import { redactionOf } from './reading/redaction'
import { headersIn } from './response-headers'

test('lists all headers of a response, sorted by name', async () => {
  const more = { ...paid, 'X-Request-Id': 'a1b2', 'cache-control': 'no-store' }
  const good = await asking(sending(200, quotes, more))
  const headers = Object.fromEntries(good.headers.map(({ name, value }) => [name, value]))
  expect(headers).toMatchObject({ ...paid, 'x-request-id': 'a1b2', 'cache-control': 'no-store' })
  const names = good.headers.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  const refused = await asking(sending(429, '{}', { 'retry-after': '30' }))
  expect(refused.headers).toContainEqual({ name: 'retry-after', value: '30' })
})

test('hides headers that may be secret, and redacts the key in others', async () => {
  const { headers } = await asking(response => {
    response.setHeader('set-cookie', ['session=hidden-1; HttpOnly', 'other=hidden-2'])
    response.setHeader('x-csrf-token', 'hidden-3')
    response.setHeader('www-authenticate', 'Bearer nonce="hidden-4"')
    response.setHeader('x-echo', `you sent ${key}`)
    response.end(quotes)
  })
  expect(JSON.stringify(headers)).not.toMatch(/hidden/)
  expect(JSON.stringify(headers)).not.toContain(key)
  expect(headers.filter(({ value }) => value === null).map(({ name }) => name)).toEqual([
    'set-cookie',
    'www-authenticate',
    'x-csrf-token'
  ])
  expect(headers).toContainEqual({ name: 'x-echo', value: 'you sent [key]' })
})

test('returns no headers if there was no response', async () => {
  const lost = await asking(response => response.socket?.destroy())
  expect(lost.headers).toEqual([])
})

test('limits the number and the length of headers', () => {
  const many = new Headers(Array.from({ length: 500 }, (_, at) => [`x-${at}`, 'v']))
  expect(headersIn(many, redactionOf(key))).toHaveLength(200)
  const [long] = headersIn(new Headers({ 'x-long': 'v'.repeat(9000) }), redactionOf(key))
  expect(long?.value).toHaveLength(4000)
  expect(long?.value?.endsWith('…')).toBe(true)
})
