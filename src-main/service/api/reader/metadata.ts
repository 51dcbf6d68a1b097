import type { CallRequest } from '../answers/call-request'
import { bareName } from '../answers/json'
import { timeOf } from '../answers/times'
import { meaningOf } from './vocabulary'

const metadataNames = new Set(
  (
    'status success ok s code msg message error errors errorcode errormessage notice retcode retmsg ' +
    'returncode returnmsg response type haswarning warning version resultsetsize resultcount ' +
    'resultscount querycount count total totalcount totalresults totalitems size page pages perpage ' +
    'pagesize totalpages limit offset cursor next prev nextpage nextcursor hasmore hasnext adjusted ' +
    'items elapsed took duration creditcount credits creditsused requestid servertime responsetime ' +
    'time timestamp ts cached generatedat updatedat timefrom timeto lang language'
  ).split(' ')
)
const metadataObjects = new Set(
  (
    'pagination paging pageinfo pager meta metadata status links request query params parameters ' +
    'ratelimit credits usage timing timings conversiontype sponsoreddata config quota quotas ' +
    'ratelimits limits jsonrpc requestid traceid correlationid billing'
  ).split(' ')
)

export const isMetadataName = (name: string): boolean =>
  metadataNames.has(bareName(name)) ||
  metadataObjects.has(bareName(name)) ||
  /^(?:total|page|num(?:ber)?|count)_/i.test(name)

export const isEnvelope = (name: string): boolean =>
  metadataObjects.has(bareName(name)) &&
  !/^(?:status|query|request|params|parameters|config|meta|metadata)$/i.test(name)

export function isMetadata(path: readonly string[], value: unknown, request: CallRequest): boolean {
  if (path.includes('*')) return false
  const names = path.map(bareName)
  if (names.slice(0, -1).some(name => metadataObjects.has(name))) return true
  if (path.length === 1 && (metadataNames.has(names[0] ?? '') || isResponseTime(path, value))) return true
  return path.length <= 3 && isEcho(value, request)
}

const isResponseTime = (path: readonly string[], value: unknown): boolean =>
  timeOf(value) !== null && (meaningOf(path)?.senses.some(({ concept }) => concept === 'time') ?? false)

function isEcho(value: unknown, { params }: CallRequest): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const text = String(value).toLowerCase()
  return Object.values(params).some(param => param.toLowerCase() === text)
}
