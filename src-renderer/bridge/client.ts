import type { Bridge, Client, Events, Fault, FirstState, Reply, WordedFault } from '@contract'

declare global {
  interface Window {
    readonly candlewick: Bridge
  }
}

/** Registers for one event; answers with the function that ends it. */
export type Hear = <Name extends keyof Events>(
  event: Name,
  hear: (payload: Events[Name]) => void
) => () => void

/** Registers for the main process's time, told with each event. */
export type HearTime = (hear: (now: number) => void) => void

export interface Connected {
  readonly client: Client
  readonly hear: Hear
  readonly hearTime: HearTime
  /**
   * From now on what came with the page is no longer new enough.
   * @returns when whoever asked for it until now has it
   */
  forgetFirstState(): Promise<void>
}

/** A promise that never settles would look like loading for ever; a thrown error would look like a crash. */
const broken: Fault = {
  code: 'internal',
  cause: { code: 'bridge-broken' },
  operation: null,
  said: null,
  retryAt: null
}

const unworded = (fault: Fault): WordedFault => ({ what: '', means: '', next: '', ...fault })

type Ask = (input?: unknown) => Promise<Reply<unknown, WordedFault>>

/** An object whose every name is made when first read, and whose `then` is undefined, so that `await` leaves it alone. */
function madeOnRead<Made>(make: (name: string) => Made): Record<string, Made> {
  const made = new Map<string, Made>()
  return new Proxy<Record<string, Made>>(Object.create(null), {
    get(_, name) {
      if (typeof name === 'symbol' || name === 'then') return undefined
      const known = made.get(name) ?? make(name)
      made.set(name, known)
      return known
    }
  })
}

/**
 * Types the bare bridge by the contract. Answers are always Replies: a bridge that rejects answers with an
 * `internal` fault. One listener serves all events.
 * @param worded gives a fault its words; without it a fault has none.
 * @param first replies that came with the page: they answer requests of their names until they are forgotten
 */
export function connect(bridge: Bridge, worded = unworded, first: FirstState = {}): Connected {
  const atHand = new Map<string, Reply<unknown>>(Object.entries(first))
  const ask: Bridge['request'] = async (concept, name, input) =>
    atHand.get(`${concept}.${name}`) ?? bridge.request(concept, name, input)
  const answer = async (concept: string, name: string, input: unknown): ReturnType<Ask> => {
    try {
      const reply = await ask(concept, name, input)
      return reply.ok ? reply : { ok: false, fault: worded(reply.fault) }
    } catch {
      return { ok: false, fault: worded(broken) }
    }
  }
  const toldAtHand: Promise<unknown>[] = []
  const client = madeOnRead(concept =>
    madeOnRead<Ask>(name => input => {
      const told = answer(concept, name, input)
      if (atHand.has(`${concept}.${name}`)) toldAtHand.push(told)
      return told
    })
  )
  const ears = new Map<string, Set<(payload: never) => void>>()
  const timekeepers: ((now: number) => void)[] = []
  bridge.listen((event, payload, at) => {
    for (const take of timekeepers) take(at)
    for (const ear of [...(ears.get(event) ?? [])]) ear(payload as never)
  })
  const hear: Hear = (event, ear) => {
    const all = ears.get(event) ?? new Set()
    ears.set(event, all.add(ear))
    return () => all.delete(ear)
  }
  return {
    client: client as unknown as Client,
    hear,
    hearTime: take => void timekeepers.push(take),
    async forgetFirstState() {
      atHand.clear()
      await Promise.all(toldAtHand.splice(0))
    }
  }
}
