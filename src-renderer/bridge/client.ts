import type {
  Client,
  Events,
  Fault,
  FirstState,
  PageMessage,
  PageRequest,
  Reply,
  WordedFault
} from '@contract'
import { madeOnRead } from './made-on-read'

export interface Bridge {
  /** Rejects if the input can't be cloned. */
  request(concept: string, name: string, input?: unknown): Promise<Reply<unknown>>
  /** @param listener also receives the main process's time of each event, epoch ms */
  listen(listener: (event: string, payload: unknown, at: number) => void): () => void
}

export type Subscribe = <Name extends keyof Events>(
  event: Name,
  listener: (payload: Events[Name]) => void
) => () => void

/** The main process's time with each event, epoch ms. */
export type SubscribeToTime = (listener: (now: number) => void) => void

export interface Connected {
  readonly client: Client
  readonly subscribe: Subscribe
  readonly subscribeToTime: SubscribeToTime
  /**
   * Call this when the state embedded in the page is outdated. Later requests go to the main process.
   * @returns resolves once earlier requests have received the embedded state
   */
  forgetFirstState(): Promise<void>
}

/** The fault of a request that the bridge rejects. Without it, the window would seem to load forever. */
const broken: Fault = {
  code: 'internal',
  cause: { code: 'bridge-broken' },
  operation: null,
  said: null,
  retryAt: null
}

const unworded = (fault: Fault): WordedFault => ({ what: '', means: '', next: '', ...fault })

type RequestFunction = (input?: unknown) => Promise<Reply<unknown, WordedFault>>

export function bridgeOver(port: Promise<MessagePort>): Bridge {
  const pending = new Map<number, (reply: Reply<unknown>) => void>()
  const listeners = new Set<Parameters<Bridge['listen']>[0]>()
  let lastId = 0
  void port.then(opened => {
    opened.onmessage = ({ data }: MessageEvent<PageMessage>) => {
      if ('event' in data) return listeners.forEach(listener => listener(data.event, data.payload, data.at))
      pending.get(data.id)?.(data.reply)
      pending.delete(data.id)
    }
  })
  return Object.freeze<Bridge>({
    async request(concept, name, input) {
      const opened = await port
      const request: PageRequest = { id: ++lastId, concept, name, input }
      opened.postMessage(request)
      return new Promise(resolve => pending.set(request.id, resolve))
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  })
}

/**
 * Connects the window to the main process. A request that the bridge rejects gets an `internal` fault. All
 * events share one bridge listener.
 * @param worded adds the text for the user to a fault; by default, faults have no text
 * @param first replies embedded in the page, used until the caller drops them
 */
export function connect(bridge: Bridge, worded = unworded, first: FirstState = {}): Connected {
  const embedded = new Map<string, Reply<unknown>>(Object.entries(first))
  const request: Bridge['request'] = async (concept, name, input) =>
    embedded.get(`${concept}.${name}`) ?? bridge.request(concept, name, input)
  const answer = async (concept: string, name: string, input: unknown): ReturnType<RequestFunction> => {
    try {
      const reply = await request(concept, name, input)
      return reply.ok ? reply : { ok: false, fault: worded(reply.fault) }
    } catch {
      return { ok: false, fault: worded(broken) }
    }
  }
  const embeddedReplies: Promise<unknown>[] = []
  const client = madeOnRead(concept =>
    madeOnRead<RequestFunction>(name => input => {
      const reply = answer(concept, name, input)
      if (embedded.has(`${concept}.${name}`)) embeddedReplies.push(reply)
      return reply
    })
  )
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const timeListeners: ((now: number) => void)[] = []
  bridge.listen((event, payload, at) => {
    for (const take of timeListeners) take(at)
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload as never)
  })
  const subscribe: Subscribe = (event, listener) => {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return () => all.delete(listener)
  }
  return {
    client: client as unknown as Client,
    subscribe,
    subscribeToTime: take => void timeListeners.push(take),
    async forgetFirstState() {
      embedded.clear()
      await Promise.all(embeddedReplies.splice(0))
    }
  }
}
