import type { IncomingHttpHeaders } from 'node:http'

export function presentedKeys(headers: IncomingHttpHeaders, query: string, extraSchemes: boolean): string[] {
  const keys: string[] = []
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) keys.push(bearer)
  if (!extraSchemes) return keys
  const header = headers['x-api-key']
  if (typeof header === 'string') keys.push(header)
  const parameter = new URLSearchParams(query).get('api_key')
  if (parameter !== null) keys.push(parameter)
  return keys
}

export function withoutKeys(headers: IncomingHttpHeaders): Record<string, string> {
  const hidden = new Set(['authorization', 'x-api-key', 'cookie', 'proxy-authorization'])
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !hidden.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')])
  )
}

/** Redacts `api_key`. */
export const blankedKey = (query: string): string => query.replace(/(^|&)(api_key=)[^&]*/gi, '$1$2…')
