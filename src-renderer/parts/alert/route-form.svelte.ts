import type { MessageTemplate, Route, RouteDraft, RouteTarget } from '@contract'
import { m } from '../../../src-shared/messages/m'

type Kind = RouteTarget['kind']

const usualNames: Readonly<Record<Kind, () => string>> = {
  ntfy: m.routes.form.namePhone,
  webhook: m.routes.form.webhook,
  command: m.routes.form.command
}

export class RouteForm {
  readonly id: string | null
  kind: Kind = $state('ntfy')
  name = $state('')
  server = $state('https://ntfy.sh')
  topic = $state('')
  priority = $state('3')
  address = $state('')
  program = $state('')
  /** The program's arguments, one per line. */
  args = $state('')
  seconds = $state('10')
  body: 'default' | MessageTemplate['type'] = $state('default')
  template = $state('')
  token = $state('')
  dropsToken = $state(false)
  quiet: RouteDraft['quietHours'] = $state.raw(null)

  constructor(route: Route | null) {
    this.id = route?.id ?? null
    if (route) this.#show(route)
    else this.topic = secretTopic()
  }

  readonly target: RouteTarget = $derived.by(() => {
    switch (this.kind) {
      case 'ntfy':
        return { kind: 'ntfy', server: this.server, topic: this.topic, priority: Number(this.priority) }
      case 'webhook':
        return { kind: 'webhook', address: this.address, template: this.#template() }
      case 'command':
        return {
          kind: 'command',
          program: this.program,
          template: this.#template(),
          args: this.args === '' ? [] : this.args.split('\n'),
          seconds: Number(this.seconds)
        }
    }
  })

  draft(): RouteDraft {
    const name = this.name.trim() === '' ? usualNames[this.kind]() : this.name
    return { name, target: this.target, quietHours: this.quiet }
  }

  /** See `RoutesState.save`. */
  get newToken(): string | null | undefined {
    if (this.kind === 'command') return undefined
    return this.token.trim() === '' ? (this.dropsToken ? null : undefined) : this.token
  }

  get usualName(): string {
    return usualNames[this.kind]()
  }

  #template(): MessageTemplate | null {
    return this.body === 'default' ? null : { type: this.body, text: this.template }
  }

  #show({ name, target, quietHours }: Route): void {
    this.name = name
    this.kind = target.kind
    this.quiet = quietHours
    if (target.kind === 'ntfy') {
      this.server = target.server
      this.topic = target.topic
      this.priority = String(target.priority)
      return
    }
    if (target.kind === 'webhook') this.address = target.address
    else {
      this.program = target.program
      this.args = target.args.join('\n')
      this.seconds = String(target.seconds)
    }
    this.body = target.template?.type ?? 'default'
    this.template = target.template?.text ?? ''
  }
}

/** The topic must be hard to guess, because anyone who knows it can read its messages. */
function secretTopic(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const picked = crypto.getRandomValues(new Uint8Array(16))
  return `candlewick-${[...picked].map(byte => letters[byte % letters.length]).join('')}`
}
