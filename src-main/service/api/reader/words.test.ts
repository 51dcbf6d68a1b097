import { expect, test } from 'vitest'
import { translated } from './languages'
import { wordsOf } from './words'

test('finds vocabulary words for each foreign word, even one that is the same in English', () => {
  for (const word of translated.keys()) expect(wordsOf(word), word).not.toEqual([])
  expect(wordsOf('opinión')).toEqual(wordsOf('opinion'))
})
