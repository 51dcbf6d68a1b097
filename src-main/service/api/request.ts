import type { FaultCause } from '../../../src-shared/contract/fault-cause'
import { operationNamed, type Operation } from './operations'
import { parameters } from './parameters'

export type PreparedCall =
  | {
      readonly ok: true
      readonly operation: Operation
      readonly params: Readonly<Record<string, string>>
      readonly url: string
    }
  | { readonly ok: false; readonly cause: FaultCause; readonly url: string }

/**
 * Builds the URL for an operation of the table and leaves out blank parameters. Coins are joined with `+`,
 * which the service decodes to a space (it would decode `%2B` to a plus sign), and `@` isn't escaped.
 */
export function prepareCall(
  address: string,
  name: string,
  typed: Readonly<Record<string, string>>
): PreparedCall {
  const operation = operationNamed(name)
  const url = `${address}/api/v1/${encodeURIComponent(name.slice(0, 100))}`
  if (operation === null)
    return { ok: false, cause: { code: 'operation-unknown', name: name.slice(0, 60) }, url }
  const params: Record<string, string> = {}
  for (const [given, value] of Object.entries(typed)) {
    if (value.trim() === '') continue
    const parameter = operation.parameters.find(known => known === given)
    if (parameter === undefined) return { ok: false, cause: unknownParameter(operation, given), url }
    const read = parameters[parameter].read(value.trim())
    if (!read.ok) return { ok: false, cause: read.cause, url }
    params[parameter] = read.sent
  }
  const query = new URLSearchParams(params).toString().replaceAll('%40', '@')
  return { ok: true, operation, params, url: query === '' ? url : `${url}?${query}` }
}

function unknownParameter({ name, parameters: known }: Operation, given: string): FaultCause {
  const takes = known.length === 0 ? 'none' : known.join(', ')
  return { code: 'parameter-unknown', operation: name, takes, name: given.slice(0, 40) }
}

/**
 * Each option turns off a default of `fetch`: it resends a GET if a kept-alive connection dies, which costs
 * twice (`connection: close`), serves cached responses with old credit headers (`no-store`), sends cookies
 * (`omit`), and forwards the key to other hosts (`redirect: 'error'`).
 */
export function requestInit(key: string, signal: AbortSignal): RequestOptions {
  return {
    method: 'GET',
    headers: { authorization: `Bearer ${key}`, accept: 'application/json', connection: 'close' },
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal
  }
}

export interface RequestOptions {
  readonly method: 'GET'
  readonly headers: Record<string, string>
  readonly cache: 'no-store'
  readonly credentials: 'omit'
  readonly redirect: 'error'
  readonly signal: AbortSignal
}
