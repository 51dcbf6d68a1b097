import { expect, test } from 'vitest'
import { Emitter } from './emitter'

test('calls listeners in order until they unsubscribe', () => {
  const emitter = new Emitter<number>()
  const heard: string[] = []
  const stop = emitter.on(value => heard.push(`a${value}`))
  emitter.on(value => heard.push(`b${value}`))
  emitter.emit(1)
  stop()
  emitter.emit(2)
  expect(heard).toEqual(['a1', 'b1', 'b2'])
})

test('a listener that unsubscribes another does not disturb the current round', () => {
  const emitter = new Emitter<void>()
  const heard: string[] = []
  const stops: (() => void)[] = []
  emitter.on(() => {
    heard.push('first')
    for (const stop of stops) stop()
  })
  stops.push(emitter.on(() => heard.push('second')))
  emitter.emit()
  emitter.emit()
  expect(heard).toEqual(['first', 'second', 'first'])
})

test('a listener that throws does not silence others, and its error is rethrown', () => {
  const emitter = new Emitter<void>()
  const heard: string[] = []
  emitter.on(() => {
    throw new Error('my mistake')
  })
  emitter.on(() => heard.push('still told'))
  expect(() => emitter.emit()).toThrow('my mistake')
  expect(heard).toEqual(['still told'])
})
