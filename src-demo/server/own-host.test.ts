import { expect, test } from 'vitest'
import { isOwnHost } from './own-host'

test.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST',
  'market.localhost:1',
  '127.0.0.1:45123',
  '127.1.2.3',
  '[::1]:80'
])('accepts the local host name %s', host => {
  expect(isOwnHost(host)).toBe(true)
})

test.each([
  undefined,
  '',
  'example.com',
  'localhost.example.com',
  '127.0.0.1.example.com',
  'notlocalhost',
  '10.0.0.1',
  '[::2]',
  'me@localhost',
  'example.com/localhost',
  'localhost/',
  'a b'
])('rejects %j as a local host name', host => {
  expect(isOwnHost(host)).toBe(false)
})
