import { contract, type ConceptName, type Services } from '../../../src-shared/contract'
import { inputIssues, type InputIssue } from '../../../src-shared/contract/fault-cause'
import type { PageMessage, PageRequest } from '../../../src-shared/contract/port'
import type { AnyRequest, Reply } from '../../../src-shared/contract/request'
import type { z } from 'zod'
import { hasKnownFieldsOnly } from './known-fields'
import { isPlain } from './measured-message'
import { PageLimits, type Excess } from './page-limits'
import { parsedInput } from './parsed-input'
import { faultBehind, inputFault, internalFault } from '../../platform/faults/fault-error'

export type Report = (error: unknown, where: string) => void

/** Answers a request. Never throws, and never sends a stack trace. */
export async function dispatch(
  services: Services,
  concept: unknown,
  name: unknown,
  input: unknown,
  report: Report
): Promise<Reply<unknown>> {
  const spec = specOf(concept, name)
  if (!spec) return { ok: false, fault: inputFault('request-unknown') }
  if (!isPlain(input)) return { ok: false, fault: inputFault('input-misfit') }
  const parsed = parsedInput(spec.input, input)
  if (!parsed?.success)
    return { ok: false, fault: inputFault(parsed ? issueIn(parsed.error) : 'input-misfit') }
  if (!hasKnownFieldsOnly(input, parsed.data)) return { ok: false, fault: inputFault('input-misfit') }
  try {
    const service = services[concept as ConceptName] as Record<string, (input: unknown) => unknown>
    return { ok: true, answer: await service[name as string]?.(parsed.data) }
  } catch (error) {
    const fault = faultBehind(error)
    if (fault !== null) return { ok: false, fault }
    report(error, `${String(concept)}.${String(name)}`)
    return { ok: false, fault: internalFault }
  }
}

export interface PagePort {
  on(event: 'message', listener: (message: { readonly data: unknown }) => void): unknown
  on(event: 'close', listener: () => void): unknown
  postMessage(message: PageMessage): void
  start(): void
  close(): void
}

export function answerOn(
  port: PagePort,
  services: Services,
  report: Report,
  cutOff: (excess: Excess) => void
): () => void {
  const limits = new PageLimits(() => performance.now())
  let isOpen = true
  const end = (): void => {
    isOpen = false
    port.close()
  }
  port.on('message', ({ data }) => {
    if (!isOpen) return
    const excess = limits.exceededBy(data)
    if (excess !== null) {
      end()
      return cutOff(excess)
    }
    const { id, concept, name, input } = Object(data) as Partial<PageRequest>
    if (typeof id !== 'number') return
    void dispatch(services, concept, name, input, report)
      .then(reply => port.postMessage({ id, reply }))
      .catch((error: unknown) => {
        // A result that can't be cloned is a bug. Without a reply, the caller would wait forever.
        report(error, `${String(concept)}.${String(name)}`)
        port.postMessage({ id, reply: { ok: false, fault: internalFault } })
      })
  })
  return end
}

function issueIn({ issues }: z.ZodError): InputIssue {
  const messages = new Set(issues.map(({ message }) => message))
  return inputIssues.find(issue => messages.has(issue)) ?? 'input-misfit'
}

function specOf(concept: unknown, name: unknown): AnyRequest | null {
  if (typeof concept !== 'string' || typeof name !== 'string') return null
  if (!Object.hasOwn(contract, concept)) return null
  const group = contract[concept as ConceptName] as Record<string, AnyRequest>
  return Object.hasOwn(group, name) ? (group[name] ?? null) : null
}
