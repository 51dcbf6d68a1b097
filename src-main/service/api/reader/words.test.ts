import { expect, test } from 'vitest'
import { translated } from './languages'
import { wordsOf } from './words'

test('each foreign word has words of the vocabulary, also one that is the same in English', () => {
  for (const word of translated.keys()) expect(wordsOf(word), word).not.toEqual([])
  expect(wordsOf('opinión')).toEqual(wordsOf('opinion'))
})
