import { coinsIn } from '../api/answers/call-request'

/**
 * Returns the same text for calls whose responses should have the same format: those that set the same
 * parameters and request either one coin or several.
 */
export function callKind(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .filter(name => params[name]?.trim() !== '')
    .sort()
    .map(name => (name === 'symbol' && coinsIn(params[name]).length > 1 ? 'symbols' : name))
    .join(' ')
}
