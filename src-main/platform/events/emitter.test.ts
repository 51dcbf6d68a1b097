import { expect, test } from 'vitest'
import { Emitter } from './emitter'

test('calls listeners in order until they unsubscribe', () => {
  const emitter = new Emitter<number>()
  const received: string[] = []
  const stop = emitter.on(value => received.push(`a${value}`))
  emitter.on(value => received.push(`b${value}`))
  emitter.emit(1)
  stop()
  emitter.emit(2)
  expect(received).toEqual(['a1', 'b1', 'b2'])
})

test('still calls a listener that another listener unsubscribes during the same event', () => {
  const emitter = new Emitter<void>()
  const received: string[] = []
  const stops: (() => void)[] = []
  emitter.on(() => {
    received.push('first')
    for (const stop of stops) stop()
  })
  stops.push(emitter.on(() => received.push('second')))
  emitter.emit()
  emitter.emit()
  expect(received).toEqual(['first', 'second', 'first'])
})

test('a listener that throws doesn’t prevent other listeners from being called, and its error is rethrown', () => {
  const emitter = new Emitter<void>()
  const received: string[] = []
  emitter.on(() => {
    throw new Error('my mistake')
  })
  emitter.on(() => received.push('still called'))
  expect(() => emitter.emit()).toThrow('my mistake')
  expect(received).toEqual(['still called'])
})
