import { coinsIn } from '../service-api/answers/asked'

/** What of a call's parameters may decide the shape of its response: which there are, and whether it is about one coin. */
export function callKind(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .filter(name => params[name]?.trim() !== '')
    .sort()
    .map(name => (name === 'symbol' && coinsIn(params[name]).length > 1 ? 'symbols' : name))
    .join(' ')
}
