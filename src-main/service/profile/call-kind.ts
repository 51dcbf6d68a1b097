import { coinsIn } from '../api/answers/asked'

/** The parameters that can affect a response's shape: which ones are set, and whether `symbol` lists several coins. */
export function callKind(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .filter(name => params[name]?.trim() !== '')
    .sort()
    .map(name => (name === 'symbol' && coinsIn(params[name]).length > 1 ? 'symbols' : name))
    .join(' ')
}
