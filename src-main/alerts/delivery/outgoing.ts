import { isAbsolute } from 'node:path'
import type { RouteIssue } from '../../../src-shared/contract/route-issue'
import type { MessageTemplate, RouteTarget } from '../../../src-shared/contract/routes'
import { parseAddress } from '../../service/api/address'
import type { AlertMessage } from './message'
import { filled, templateIssue } from './template'

/** A request or command is complete except for the access token, which is added later. */
export type Outgoing =
  | {
      readonly by: 'post'
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
    }
  | {
      readonly by: 'command'
      readonly program: string
      readonly args: readonly string[]
      readonly seconds: number
      readonly body: string
    }

/** ntfy turns longer messages into attachments. */
const mostNtfyBytes = 3_500

const topicForm = /^[-_A-Za-z0-9]{1,64}$/

/** Returns what is wrong with the target, or null if messages can be sent. */
export function targetIssue(target: RouteTarget, sample: AlertMessage): RouteIssue | null {
  switch (target.kind) {
    case 'ntfy':
      return addressIssue(target.server) ?? (topicForm.test(target.topic) ? null : { code: 'topic' })
    case 'webhook':
      return addressIssue(withoutQuery(target.address)) ?? issueOf(target.template, sample)
    case 'command': {
      const words = [target.program, ...target.args]
      if (!isAbsolute(target.program)) return { code: 'program-relative' }
      if (words.some(word => word.includes('\0'))) return { code: 'program-characters' }
      return issueOf(target.template, sample)
    }
  }
}

export function outgoing(target: RouteTarget, message: AlertMessage): Outgoing {
  if (target.kind === 'command') {
    const { program, args, seconds, template } = target
    return { by: 'command', program, args, seconds, body: bodyOf(template, message) }
  }
  if (target.kind === 'webhook') {
    const { template } = target
    const type = template?.type === 'text' ? 'text/plain' : 'application/json'
    return post(new URL(target.address).href, type, bodyOf(template, message))
  }
  const { server, topic, priority } = target
  const parsed = parseAddress(server)
  const { title, message: body } = message
  // Sends JSON, because HTTP headers can't contain all characters.
  const published = { topic, title, message: shortened(body), priority, tags: ['candle'] }
  return post(`${parsed.ok ? parsed.address : server}/`, 'application/json', JSON.stringify(published))
}

export const destinationOf = (sent: Outgoing): string =>
  sent.by === 'post'
    ? `POST ${sent.url}`
    : [sent.program, ...sent.args].map(word => JSON.stringify(word)).join(' ')

const post = (url: string, type: string, body: string): Outgoing => ({
  by: 'post',
  url,
  headers: { 'content-type': `${type}; charset=utf-8`, 'user-agent': 'Candlewick' },
  body
})

const bodyOf = (template: MessageTemplate | null, message: AlertMessage): string =>
  template === null ? JSON.stringify(message) : filled(template, message)

const issueOf = (template: MessageTemplate | null, sample: AlertMessage): RouteIssue | null =>
  template && templateIssue(template, sample)

/** Removes the query, which `parseAddress` rejects but webhooks may have. */
const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? ''

function addressIssue(address: string): RouteIssue | null {
  const parsed = parseAddress(address)
  if (parsed.ok) return null
  const cause = parsed.fault.cause?.code
  return { code: cause === 'address-plain-http' || cause === 'address-user' ? cause : 'address' }
}

function shortened(text: string): string {
  if (Buffer.byteLength(text) <= mostNtfyBytes) return text
  // A character that was cut in half decodes to U+FFFD.
  const cut = Buffer.from(text).subarray(0, mostNtfyBytes).toString()
  return `${cut.replace(/\uFFFD+$/, '')}…`
}
