import { contract, type ConceptName, type Services } from '../../src-shared/contract'
import { inputIssues, type InputIssue } from '../../src-shared/contract/fault-cause'
import type { PageMessage, PageRequest } from '../../src-shared/contract/port'
import type { Reply, RequestSpec } from '../../src-shared/contract/request'
import type { z } from 'zod'
import { hasKnownFieldsOnly } from './known-fields'
import { isPlain } from './measured-message'
import { PageLimits, type Excess } from './page-limits'
import { faultBehind, inputFault, internalFault } from '../faults/fault-error'

/** Records what went wrong inside, for the log; never shown. */
export type Report = (error: unknown, asked: string) => void

/**
 * Answers one request of the renderer: looks the name up among the contract's own, checks the input,
 * calls the service and wraps what comes. Never throws, and never passes on a stack.
 */
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
  const parsed = spec.input.safeParse(input)
  if (!parsed.success) {
    return { ok: false, fault: inputFault(issueIn(parsed.error)) }
  }
  // Whoever sends more than is taken means something else than is done.
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

/** The main process's end of a page's port, as far as it is used. */
export interface PagePort {
  on(event: 'message', hear: (message: { readonly data: unknown }) => void): unknown
  on(event: 'close', hear: () => void): unknown
  postMessage(message: PageMessage): void
  start(): void
  close(): void
}

/**
 * Answers each request that comes over a page's port, as `dispatch` says. What is no request is not answered. A page that exceeds
 * the limits loses its port.
 * @param cutOff is called once, after the port is closed
 * @returns what ends it: nothing that comes later is answered
 */
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
        // What cannot be sent is a mistake of ours, and whoever asked must not wait for ever.
        report(error, `${String(concept)}.${String(name)}`)
        port.postMessage({ id, reply: { ok: false, fault: internalFault } })
      })
  })
  return end
}

/** The contract's own issue; what the library says by itself (“expected object”) is for no person. */
function issueIn({ issues }: z.ZodError): InputIssue {
  const said = new Set(issues.map(({ message }) => message))
  return inputIssues.find(issue => said.has(issue)) ?? 'input-misfit'
}

function specOf(concept: unknown, name: unknown): RequestSpec<z.ZodType, unknown> | null {
  if (typeof concept !== 'string' || typeof name !== 'string') return null
  if (!Object.hasOwn(contract, concept)) return null
  const group = contract[concept as ConceptName] as Record<string, RequestSpec<z.ZodType, unknown>>
  return Object.hasOwn(group, name) ? (group[name] ?? null) : null
}
