import { expect, test } from 'vitest'
import type { MessageTemplate } from '../../../src-shared/contract/routes'
import { sampleMessage, type AlertMessage } from './message'
import { outgoing, targetIssue } from './outgoing'

const sample = sampleMessage(Date.UTC(2026, 10, 26, 12))
const webhook = (address: string, template: MessageTemplate | null = null) =>
  ({ kind: 'webhook', address, template }) as const
const issueOf = (address: string) => targetIssue(webhook(address), sample)?.code ?? null
const templated = (type: 'json' | 'text', text: string) =>
  targetIssue(webhook('https://a.example', { type, text }), sample)

test.each([
  ['https://hooks.example/a/b?key=1', null],
  ['http://127.0.0.1:8080/x', null],
  ['http://localhost', null],
  ['http://hooks.example', 'address-plain-http'],
  ['http://127.0.0.1.example', 'address-plain-http'],
  ['http://192.168.1.4', 'address-plain-http'],
  ['https://user:pass@a.example', 'address-user'],
  ['ftp://a.example', 'address'],
  ['a.example', 'address'],
  ['https://a.example/#x', 'address'],
  ['', 'address']
])('validates the address “%s” (expected error: %s)', (address, issue) => {
  expect(issueOf(address)).toBe(issue)
})

test.each(['a', 'my-topic_1', 'x'.repeat(64)])('accepts the topic %s', topic => {
  expect(targetIssue({ kind: 'ntfy', server: 'https://ntfy.sh', topic, priority: 3 }, sample)).toBeNull()
})

test.each(['', 'a/b', 'a b', 'ü', 'x'.repeat(65)])('rejects the topic “%s”', topic => {
  const target = { kind: 'ntfy', server: 'https://ntfy.sh', topic, priority: 3 } as const
  expect(targetIssue(target, sample)).toEqual({ code: 'topic' })
})

test('requires a program’s full path', () => {
  const command = (program: string) =>
    targetIssue({ kind: 'command', program, args: [], seconds: 1, template: null }, sample)
  expect(command('notify-send')).toEqual({ code: 'program-relative' })
  expect(command('/bin/a\0b')).toEqual({ code: 'program-characters' })
  expect(command('/usr/bin/notify-send')).toBeNull()
})

test('reports where a template has an error', () => {
  expect(templated('text', 'Look: {{title}} {{ note }}')).toBeNull()
  expect(templated('text', 'Look: {{title')).toEqual({ code: 'template-open', position: 7 })
  expect(templated('text', '{{title}} {{key}}')).toEqual({
    code: 'template-unknown',
    name: 'key',
    position: 11
  })
  expect(templated('text', '{{constructor}}')).toMatchObject({ code: 'template-unknown' })
  expect(templated('json', '{"a": {{title}}}')).toEqual({ code: 'template-not-json' })
  expect(templated('json', '{"a": "{{title}}", "b": {{value}}}')).toBeNull()
})

test('escapes values so that they can’t end a string of a JSON template', () => {
  const hostile: AlertMessage = { ...sample, title: '", "admin": "yes\n\\' }
  const sent = outgoing(webhook('https://a.example', { type: 'json', text: '{"t":"{{title}}"}' }), hostile)
  expect(JSON.parse(sent.body)).toEqual({ t: hostile.title })
})

test('publishes to ntfy as JSON and shortens long messages', () => {
  const target = { kind: 'ntfy', server: 'https://ntfy.example/push/', topic: 'abc', priority: 5 } as const
  const sent = outgoing(target, { ...sample, title: 'Größe 🕯', message: '€'.repeat(3_000) })
  expect(sent).toMatchObject({ by: 'post', url: 'https://ntfy.example/push/' })
  const body = JSON.parse(sent.body) as { message: string }
  expect(body).toMatchObject({ topic: 'abc', title: 'Größe 🕯', priority: 5, tags: ['candle'] })
  expect(Buffer.byteLength(body.message)).toBeLessThanOrEqual(4_096)
  expect(body.message).toMatch(/^€+…$/)
})
