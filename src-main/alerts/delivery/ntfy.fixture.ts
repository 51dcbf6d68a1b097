import { answering, Receiver, type Received } from './receiver.fixture'

interface Published {
  readonly topic: string
  readonly title: string | undefined
  readonly message: string
  readonly priority: number
}

/** Error numbers from ntfy's server. */
const refusals = {
  json: [400, 40_017, 'invalid request: request body must be message JSON'],
  topic: [400, 40_009, 'invalid request: topic invalid'],
  forbidden: [403, 40_301, 'forbidden'],
  unauthorized: [401, 40_101, 'unauthorized'],
  busy: [429, 42_901, 'limit reached: too many requests']
} as const

/**
 * Follows ntfy's documentation: messages are posted to the root as JSON, with the access token as a bearer
 * token.
 */
export class NtfyServer {
  readonly published: Published[] = []
  readonly protectedTopics = new Map<string, string>()
  isBusy = false
  readonly #receiver: Receiver

  private constructor(receiver: Receiver) {
    this.#receiver = receiver
    receiver.answer = (response, received, socket) => {
      const refused = this.#refusal(received)
      if (refused === null) {
        const message = this.published.at(-1)
        answering(
          200,
          { 'content-type': 'application/json' },
          JSON.stringify({ event: 'message', ...message })
        )(...[response, received, socket])
        return
      }
      const [http, code, error] = refusals[refused]
      const body = JSON.stringify({ code, http, error })
      answering(http, { 'content-type': 'application/json' }, body)(response, received, socket)
    }
  }

  static async start(): Promise<NtfyServer> {
    return new NtfyServer(await Receiver.start())
  }

  get address(): string {
    return this.#receiver.address
  }

  stop(): void {
    this.#receiver.stop()
  }

  #refusal({ method, url, headers, body }: Received): keyof typeof refusals | null {
    if (this.isBusy) return 'busy'
    if (method !== 'POST' || url !== '/') return 'topic'
    let published: Partial<Published>
    try {
      published = JSON.parse(body) as Partial<Published>
    } catch {
      return 'json'
    }
    const { topic = '', title, message = 'triggered', priority = 3 } = published
    if (!/^[-_A-Za-z0-9]{1,64}$/.test(topic)) return 'topic'
    const token = this.protectedTopics.get(topic)
    if (token !== undefined && headers.authorization === undefined) return 'forbidden'
    if (token !== undefined && headers.authorization !== `Bearer ${token}`) return 'unauthorized'
    this.published.push({ topic, title, message, priority })
    return null
  }
}
