import type { z } from 'zod'
import { hasKnownFieldsOnly } from '../../src-main/shell/ipc/known-fields'
import { contract } from '../../src-shared/contract'
import type { Bridge } from './client'
import { fixtureNow } from './fake-facts.fixture'
import type { Events, Reply, Services, WordedFault } from '@contract'

export type Answers = { readonly [Concept in keyof Services]?: Partial<Services[Concept]> }
type SentRequest = readonly [concept: string, name: string, input: unknown]

export interface FakeBridge {
  readonly bridge: Bridge
  readonly requests: readonly SentRequest[]
  inputs(concept: keyof Services, name: string): readonly unknown[]
  say<Name extends keyof Events>(event: Name, payload: Events[Name], at?: number): void
}

export class Refusal extends Error {
  readonly fault: WordedFault

  constructor(fault: Partial<WordedFault>) {
    super(fault.what)
    this.fault = {
      code: 'bad-input',
      cause: null,
      what: 'That was refused.',
      means: 'Nothing changed.',
      next: 'Try something else.',
      operation: null,
      said: null,
      retryAt: null,
      ...fault
    }
  }
}

export function fakeBridge(answers: Answers): FakeBridge {
  const requests: SentRequest[] = []
  const listeners: ((event: string, payload: unknown, at: number) => void)[] = []
  const table = answers as Readonly<
    Record<string, Readonly<Record<string, (input: unknown) => unknown>> | undefined>
  >
  return {
    requests,
    inputs: (concept, name) =>
      requests.filter(one => one[0] === concept && one[1] === name).map(one => one[2]),
    say: (event, payload, at = fixtureNow) =>
      listeners.forEach(listener => listener(event, structuredClone(payload), at)),
    bridge: {
      async request(concept, name, input): Promise<Reply<unknown>> {
        requests.push([concept, name, structuredClone(input)])
        const answer = table[concept]?.[name]
        if (!answer) throw new Error(`Nobody answers ${concept}.${name}`)
        refuseUnknownFields(concept, name, structuredClone(input))
        try {
          return { ok: true, answer: structuredClone(await answer(input)) }
        } catch (error) {
          if (error instanceof Refusal) return { ok: false, fault: error.fault }
          throw error
        }
      },
      listen(listener) {
        listeners.push(listener)
        return () => listeners.splice(listeners.indexOf(listener), 1)
      }
    }
  }
}

/**
 * Rejects unknown fields, as the main process does. To reject other input, throw a `Refusal` in the answer.
 */
function refuseUnknownFields(concept: string, name: string, input: unknown): void {
  const group: Readonly<Record<string, { readonly input: z.ZodType } | undefined>> =
    contract[concept as keyof typeof contract]
  const parsed = group[name]?.input.safeParse(input)
  if (parsed?.success && !hasKnownFieldsOnly(input, parsed.data))
    throw new Error(`${concept}.${name} was sent a field it does not take: ${JSON.stringify(input)}`)
}
