import type { RouteIssue } from '../contract/route-issue'
import type { Delivery, DeliveryReason, RouteTarget } from '../contract/routes'
import { m } from '../messages/m'

export function targetWords(target: RouteTarget): string {
  switch (target.kind) {
    case 'ntfy':
      return m.routes.target.ntfy(target)
    case 'webhook':
      return m.routes.target.webhook(target)
    case 'command':
      return m.routes.target.command({ command: commandWords(target.program, target.args) })
  }
}

/** Quotes each word, to show where it ends and the next one begins. */
export const commandWords = (program: string, args: readonly string[]): string =>
  [program, ...args].map(word => JSON.stringify(word)).join(' ')

export function routeIssueWords(issue: RouteIssue): string {
  switch (issue.code) {
    case 'template-open':
      return m.routes.issue['template-open']({ ...issue, braces: '{{' })
    case 'template-unknown':
      return m.routes.issue['template-unknown'](issue)
    case 'address-plain-http':
      return m.faults.causeNext['address-plain-http']()
    default:
      return m.routes.issue[issue.code]()
  }
}

/** @param name null if the route was removed */
export function deliveryWords(
  { state, reason }: Pick<Delivery, 'state' | 'reason'>,
  name: string | null
): string {
  const route = name ?? m.routes.removed()
  const words = m.routes.state[state]()
  return reason === null
    ? m.routes.delivery({ route, state: words })
    : m.routes.deliveryReason({ route, state: words, reason: deliveryReasonWords(reason) })
}

export function deliveryReasonWords(reason: DeliveryReason): string {
  switch (reason.code) {
    case 'unreachable':
    case 'program-failed':
    case 'ended':
      return m.routes.reason[reason.code](reason)
    case 'status':
    case 'exit':
      return m.routes.reason[reason.code](reason)
    case 'time-limit':
      return m.routes.reason['time-limit'](reason)
    default:
      return m.routes.reason[reason.code]()
  }
}
