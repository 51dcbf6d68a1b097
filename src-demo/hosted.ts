import type { Clock } from './clock'
import { startDemoService, type DemoOptions, type DemoService } from './demo-service'

class ManualClock implements Clock {
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  advance(ms: number): void {
    this.#now += ms
  }

  after(): () => void {
    throw new Error('The demo service must not set timers on the clock.')
  }
}

interface DemoResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
  readonly consumed: string | null
  readonly used: string | null
  readonly limit: string | null
}

export interface Hosted {
  readonly service: DemoService
  readonly clock: ManualClock
  /** Uses the valid key. */
  call(operationAndQuery: string, init?: RequestInit): Promise<DemoResponse>
}

export const testTime = Date.UTC(2026, 8, 15, 14, 33, 21, 500)
export const testKey = 'test-key'

/** The service has a manual clock, a known key and no rate limit. */
export async function host(options: DemoOptions = {}): Promise<Hosted> {
  const clock = new ManualClock(testTime)
  const service = await startDemoService({ clock, key: testKey, rateLimitPerMinute: null, ...options })
  return {
    service,
    clock,
    async call(operationAndQuery, init = {}) {
      const response = await fetch(`${service.address}/api/v1/${operationAndQuery}`, {
        headers: { authorization: `Bearer ${service.key}` },
        ...init
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: parsed(text),
        consumed: response.headers.get('x-credits-consumed'),
        used: response.headers.get('x-quota-used'),
        limit: response.headers.get('x-quota-limit')
      }
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
