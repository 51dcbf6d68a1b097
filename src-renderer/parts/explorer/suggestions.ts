import type { CoinName, ParameterInfo } from '@contract'
import { nameBeside } from '../../format/coin'
import type { Choice } from '../../ui/choice'

const day = 86_400_000

/** The word being typed: the last of several coins. */
export function lastWord(text: string): string {
  return /[^\s,;+]*$/.exec(text)?.[0] ?? ''
}

/** Puts a coin in the place of the word being typed. */
export function withLastWord(text: string, coin: string): string {
  return text.slice(0, text.length - lastWord(text).length) + coin
}

/** Coins for the word being typed, those already there left out, once each. */
export function coinChoices(text: string, found: readonly CoinName[]): readonly Choice[] {
  const word = lastWord(text)
  const there = text.slice(0, text.length - word.length).split(/[\s,;+]+/)
  const seen = new Set(there)
  const fresh = found.filter(({ symbol }) => symbol !== word && !seen.has(symbol) && seen.add(symbol))
  return fresh.map(({ symbol, name }) => ({
    value: symbol,
    label: symbol,
    detail: nameBeside(symbol, name) || undefined
  }))
}

const daysBack: readonly (readonly [days: number, label: string])[] = [
  [1, 'yesterday'],
  [7, 'a week ago'],
  [30, '30 days ago'],
  [90, '90 days ago'],
  [365, 'a year ago']
]

/** What is offered for a value other than coins. Days are in UTC, as the service counts them. */
export function valueChoices(parameter: ParameterInfo, text: string, now: number): readonly Choice[] {
  const days = daysBack.map(([days, label]) => ({
    value: new Date(now - days * day).toISOString().slice(0, 10),
    detail: label
  }))
  const offered: readonly Pick<Choice, 'value' | 'detail'>[] = [
    ...parameter.suggestions.map(value => ({ value })),
    ...(parameter.control === 'date' ? days : [])
  ]
  const typed = text.trim().toLowerCase()
  // With one of them chosen, all are offered: to change it is what the list is opened for.
  const chosen = offered.some(({ value }) => value.toLowerCase() === typed)
  return offered
    .filter(({ value }) => chosen || value.toLowerCase().startsWith(typed))
    .map(choice => ({ ...choice, label: choice.value }))
}
