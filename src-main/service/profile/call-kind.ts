import { coinsIn } from '../api/answers/call-request'

/**
 * The same for calls with the same parameters and either one coin or several, whose responses should have the
 * same format.
 */
export function callKind(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .filter(name => params[name]?.trim() !== '')
    .sort()
    .map(name => (name === 'symbol' && coinsIn(params[name]).length > 1 ? 'symbols' : name))
    .join(' ')
}
