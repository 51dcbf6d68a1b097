import type { LedgerEntry } from '../../src-shared/contract/credits'
import type { Fault as AppFault } from '../../src-shared/contract/fault'
import type { ExplorerAnswer } from '../../src-shared/contract/explorer'
import { faultWords } from '../../src-shared/words/fault'
import type { InjectedFault } from './fault'
import type { ReceivedRequests } from './trouble-server'

export type FaultVerdict = 'wordless' | 'misbooked' | 'leaked' | 'resent'

export interface Finding {
  readonly verdict: FaultVerdict
  readonly what: string
}

export interface ObservedCall {
  readonly answer: ExplorerAnswer
  readonly entry: LedgerEntry | undefined
  readonly received: ReceivedRequests
  readonly key: string
}

export function judge(fault: InjectedFault, observed: ObservedCall): readonly Finding[] {
  const findings: Finding[] = []
  const find = (verdict: FaultVerdict, what: string | null): void => {
    if (what !== null) findings.push({ verdict, what })
  }
  find('wordless', wordsOff(fault, observed.answer))
  find('misbooked', booksOff(fault, observed))
  find('leaked', leak(observed))
  find('resent', observed.received.heads.length > 1 ? `sent ${observed.received.heads.length} times` : null)
  return findings
}

function wordsOff(
  { expects }: InjectedFault,
  { answer, fault, body, bodyLeftOut }: ExplorerAnswer
): string | null {
  const code = fault?.code ?? null
  const cause = fault?.cause?.code
  if (code !== null && code === expects.or) return null
  if (code !== expects.code) return `${codeOf(fault)} instead of ${expects.code ?? 'an answer'}`
  if ((answer === null) !== (expects.code !== null)) return 'neither an answer nor a fault'
  if (fault === null) return body === null && bodyLeftOut === 0 ? 'an answer without its body' : null
  if (cause !== expects.cause) return `${cause ?? 'no cause'} instead of ${expects.cause ?? 'none'}`
  if (expects.retry !== undefined && (fault.retryAt !== null) !== expects.retry)
    return `retried at ${fault.retryAt}`
  const { what, means, next } = faultWords(fault, 'by-hand')
  return [what, means, next].every(sentence => /^\p{Lu}[^{}]+[.?]$/u.test(sentence))
    ? null
    : `“${what} ${means} ${next}”`
}

const codeOf = (fault: AppFault | null): string => (fault === null ? 'an answer' : fault.code)

function booksOff({ expects, costs, only }: InjectedFault, { answer, entry }: ObservedCall): string | null {
  if (entry === undefined || entry.operation !== answer.operation)
    return `not in the ledger${only ? '' : ' at all'}`
  const { state, charged } = entry
  const is = `${state} ${charged}`
  // If the app infers the right charge, that's as good as a reported charge.
  if (expects.booked === 'unsettled')
    return state === 'unsettled' || (state === 'inferred' && charged === costs)
      ? null
      : `${is}, not unsettled`
  if (expects.booked === 'free') return state === 'free' && charged === 0 ? null : `${is}, not free`
  return state === 'charged' && charged === costs ? null : `${is}, not ${costs} credits`
}

/** The key must be sent once per call, in its header, and must never come back. */
function leak({ answer, received, key }: ObservedCall): string | null {
  if (received.elsewhere.length > 0) return 'sent on to another server'
  const places = received.heads.flatMap(head => head.split('\r\n')).filter(text => text.includes(key))
  if (places.some(text => text.toLowerCase() !== `authorization: bearer ${key}`.toLowerCase()))
    return 'in more than its header'
  const serialized = JSON.stringify(answer)
  return serialized.includes(key) || serialized.includes(encodeURIComponent(key)) ? 'in what is shown' : null
}
