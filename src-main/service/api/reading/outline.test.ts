import { expect, test } from 'vitest'
import { inferAnswer } from './infer-answer'
import { openBody } from './open-body'

const million = '1,'.repeat(1_000_001) + '1'
const options = {
  operation: 'getData',
  params: {},
  key: 'sk_live_0123',
  decodes: true,
  mostCharacters: 1_000
}
const read = (body: string) => {
  const opened = openBody(body, options)
  return { ...opened.reading, ...inferAnswer(opened, options) }
}

test('finds the status at the beginning or the end of an oversized body', () => {
  expect(read(`{"status":true,"x":[${million}]}`)).toMatchObject({ isJson: true, succeeded: true })
  expect(read(`{"x":{"y":[${million}]},"status":"error","message":"sold out"}`)).toMatchObject({
    isJson: true,
    succeeded: false,
    words: 'sold out',
    answer: null
  })
  expect(read(`[[${million}]]`)).toMatchObject({ isJson: true, succeeded: true })
})

test('doesn’t count brackets, commas and quotes inside strings', () => {
  const text = JSON.stringify('[{,"\\'.repeat(400_000))
  expect(read(`{"status":true,"x":${text}}`).answer).toMatchObject({ data: { leavesLeftOut: 0 } })
  expect(read(`{"status":true,"x":${text}}`).answer?.data).not.toHaveProperty('tooLarge')
})

test('reports invalid JSON if an oversized body breaks off', () =>
  expect(read(`{"status":true,"x":[${million}`)).toMatchObject({ isJson: false, answer: null }))

test('shows the beginning of a large body, and redacts a key that is cut off at its end', () => {
  const before = '{"status":true,"a":"'
  const { text, textLeftOut, answer } = read(
    `${before}${'x'.repeat(994 - before.length)}sk_live_0123","x":[${million}]}`
  )
  expect(text.length).toBeLessThanOrEqual(1_000)
  expect(text).not.toContain('sk_live')
  expect(textLeftOut).toBeGreaterThan(2_000_000)
  expect(answer).toMatchObject({ kind: 'unrecognised', data: { tooLarge: true, leaves: [], raw: text } })
})
