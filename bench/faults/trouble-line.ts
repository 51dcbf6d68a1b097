import type { ChildProcess } from 'node:child_process'
import type { FaultyService } from './cases'
import { faultsOf } from './all-faults'
import type { FaultQuestion } from './questions'
import type { Doors, ReceivedRequests, TroubleServer } from './trouble-server'

/** The service runs in another process, so that its work isn't measured. */
type TroubleRequest =
  | { readonly id: number; readonly set: { readonly operation: string; readonly fault: string | null } }
  | { readonly id: number; readonly ask: 'arrived' | 'received' }

interface Answer {
  readonly id: number
  readonly received?: ReceivedRequests
}

export function serve(child: ChildProcess, server: TroubleServer, questions: readonly FaultQuestion[]): void {
  const faults = new Map(
    questions.map(question => [
      question.operation,
      { question, byName: new Map(faultsOf(question).map(fault => [fault.name, fault])) }
    ])
  )
  let arrived: Promise<void> = Promise.resolve()
  child.on('message', (message: TroubleRequest) => {
    const answer = (facts: Omit<Answer, 'id'> = {}): void => void child.send({ id: message.id, ...facts })
    if ('set' in message) {
      const { operation, fault } = message.set
      const known = faults.get(operation)
      const named = known?.byName.get(fault ?? '') ?? null
      arrived = new Promise(resolve => {
        void server.set(named, known?.question.good ?? '', resolve).then(() => answer())
      })
    } else if (message.ask === 'arrived') void arrived.then(() => answer())
    else answer({ received: server.received() })
  })
}

export function troubleOf(parent: NodeJS.Process, key: string, doors: Doors): FaultyService {
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  parent.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const ask = (message: object): Promise<Answer> =>
    new Promise(resolve => {
      waiting.set(++lastId, resolve)
      parent.send?.({ id: lastId, ...message })
    })
  return {
    key,
    doors,
    set: async ({ operation }, fault) => void (await ask({ set: { operation, fault: fault?.name ?? null } })),
    arrived: async () => void (await ask({ ask: 'arrived' })),
    received: async () => (await ask({ ask: 'received' })).received ?? { heads: [], elsewhere: [] }
  }
}
