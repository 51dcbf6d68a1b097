import { expect, test } from 'vitest'
import { faultWords } from '../../../src-shared/words/fault'
import { parseAddress } from './address'
import { m } from '../../../src-shared/messages/m'

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['  https://api.example.com/  ', 'https://api.example.com'],
  ['HTTPS://API.Example.com:443', 'https://api.example.com'],
  ['https://api.example.com:8443', 'https://api.example.com:8443'],
  ['https://example.com/market/data/', 'https://example.com/market/data'],
  ['https://example.com/api/v1', 'https://example.com'],
  ['https://example.com/market/api/v1/', 'https://example.com/market'],
  ['https://example.com//', 'https://example.com'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['http://localhost:4100/base', 'http://localhost:4100/base'],
  ['http://service.localhost', 'http://service.localhost'],
  ['http://[::1]:4100', 'http://[::1]:4100'],
  ['https://bücher.example', 'https://xn--bcher-kva.example']
])('normalises %s to %s', (typed, address) => {
  expect(parseAddress(typed)).toEqual({ ok: true, address })
})

test.each([
  ['', m.faults.causeWhat['address-empty']()],
  ['   ', m.faults.causeWhat['address-empty']()],
  ['api.example.com', m.faults.causeWhat['address-scheme']()],
  ['localhost:4100', m.faults.causeWhat['address-scheme']()],
  ['//api.example.com', m.faults.causeWhat['address-scheme']()],
  ['mailto:me@example.com', m.faults.causeWhat['address-scheme']()],
  ['ftp://api.example.com', m.faults.causeWhat['address-not-https']()],
  ['file:///etc/passwd', m.faults.causeWhat['address-not-https']()],
  ['https://', m.faults.causeWhat['address-form']()],
  ['https://exa mple.com', m.faults.causeWhat['address-characters']()],
  ['https://exam\nple.com', m.faults.causeWhat['address-characters']()],
  ['https:\\\\example.com', m.faults.causeWhat['address-characters']()],
  ['https://exam\u200bple.com', m.faults.causeWhat['address-characters']()],
  ['https://example.com?api_key=secret', m.faults.causeWhat['address-question']()],
  ['https://example.com/?', m.faults.causeWhat['address-question']()],
  ['https://example.com/#top', m.faults.causeWhat['address-question']()],
  ['https://user:secret@example.com', 'password'],
  ['https://@example.com', 'password'],
  ['https://user@example.com/?q=1', 'password'],
  ['http://api.example.com', m.faults.causeWhat['address-plain-http']()],
  ['http://127.0.0.1.example.com', m.faults.causeWhat['address-plain-http']()],
  ['http://0.0.0.0:80', m.faults.causeWhat['address-plain-http']()],
  ['http://192.168.0.2', m.faults.causeWhat['address-plain-http']()],
  ['https://' + 'a'.repeat(9000), 'too long']
])('rejects %s: %s', (typed, sentence) => {
  const parsed = parseAddress(typed)
  expect(parsed).toMatchObject({ ok: false, fault: { code: 'bad-input', operation: null } })
  const fault = parsed.ok ? null : parsed.fault
  expect(fault && faultWords(fault).what).toContain(sentence)
  expect(JSON.stringify(fault)).not.toContain('secret')
})

test('accepts a loopback address that is written as a number', () => {
  expect(parseAddress('http://2130706433:81')).toEqual({ ok: true, address: 'http://127.0.0.1:81' })
})
