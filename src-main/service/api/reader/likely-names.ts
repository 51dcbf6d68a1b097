import { nearestWords } from './nearest-word'
import { mayBeOfAnother } from './others'
import { WorkedOut } from './worked-out'
import { isKnownWord, wordsOf } from './words'

interface Way {
  readonly word: string
  readonly nearness: number
}

const longestName = 40
const deepestPath = 4
const mostTried = 24

const ways = new WorkedOut<readonly Way[]>(2_000)

/** Leaving out an unknown word is less likely than any similar word. */
const leftOut = 0.4

/** Returns the most likely paths first. Values read this way are doubtful. */
export function likelyPaths(path: readonly string[]): readonly (readonly string[])[] {
  if (path.length > deepestPath || path.some(name => name.length > longestName || mayBeOfAnother(name)))
    return []
  const names = path.map(name => wordsOf(name).map(waysOf))
  if (names.every(words => words.every(each => each.length === 1 && each[0]?.nearness === 1))) return []
  let paths: readonly { readonly names: readonly string[]; readonly nearness: number }[] = [
    { names: [], nearness: 1 }
  ]
  for (const words of names) {
    let phrases: readonly { readonly text: string; readonly nearness: number }[] = [{ text: '', nearness: 1 }]
    for (const each of words)
      phrases = phrases
        .flatMap(({ text, nearness }) =>
          each.map(way => ({
            text: way.word === '' ? text : text === '' ? way.word : `${text}_${way.word}`,
            nearness: nearness * way.nearness
          }))
        )
        .slice(0, mostTried)
    paths = paths
      .flatMap(before =>
        phrases.map(({ text, nearness }) => ({
          names: text === '' ? before.names : [...before.names, text],
          nearness: before.nearness * nearness
        }))
      )
      .slice(0, mostTried)
  }
  return paths
    .filter(({ names: found }) => found.length > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ names: found }) => found)
}

const waysOf = (word: string): readonly Way[] =>
  ways.of(word, () => {
    if (isKnownWord(word) || !/^[a-z]{2,}$/.test(word)) return [{ word, nearness: 1 }]
    return [
      ...nearestWords(word).map(near => ({ ...near, nearness: near.nearness * 0.99 })),
      { word: '', nearness: leftOut }
    ]
  })
