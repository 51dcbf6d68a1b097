import { STATUS_CODES } from 'node:http'

export interface DemoReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: readonly string[]
}

const sentences: Readonly<Record<number, string>> = {
  401: 'Invalid API key',
  402: 'A yearly plan is required for this operation. Please upgrade your subscription',
  404: 'Unknown endpoint',
  405: 'Only GET is answered here',
  429: 'Rate limit exceeded',
  502: 'Upstream data source unavailable'
}

export function refusal(status: number, headers: Readonly<Record<string, string>>, body?: string): DemoReply {
  const error = sentences[status] ?? STATUS_CODES[status] ?? 'Unknown faults'
  return { status, headers, body: [body ?? statusFalse(error)] }
}

export const statusFalse = (error: string): string => JSON.stringify({ status: false, error })
