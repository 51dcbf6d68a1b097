import { RouteBook } from '../../alerts/delivery/route-book'
import { RouteService } from '../../alerts/delivery/route-service'
import { sendBy } from '../../alerts/delivery/send'
import { openAppFile } from '../../composition/session/app-file'
import { faultBehind } from '../../platform/faults/fault-error'
import { KeyRing } from '../../platform/secrets/key-ring'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { systemClock } from '../../platform/time/clock'
import { savedAddresses } from '../../watching/connection/saved-addresses'
import { RouteDraft, type RouteTarget } from '../../../src-shared/contract/routes'
import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import { targetWords } from '../../../src-shared/words/route'

export interface Terminal {
  /** Whether a user is at the terminal. Otherwise, a program could answer the questions. */
  readonly isInteractive: boolean
  say(text: string): void
  ask(question: string): string
}

const words = m.commandLine.route

/**
 * Manages receivers of alert messages without a display. A running app reads the receivers before each
 * message.
 * @param args the words after `route`
 * @returns the exit code
 */
export async function routeCommand(
  args: readonly string[],
  folder: string,
  terminal: Terminal
): Promise<number> {
  const [verb = '', ...given] = args
  const draft = verb === 'add' ? draftOf(given) : null
  if (verb !== 'list' && draft === null) {
    terminal.say(words.usage())
    return 2
  }
  if (draft && !terminal.isInteractive) {
    terminal.say(words.needsTerminal())
    return 1
  }
  const { facts, disk, database } = openAppFile({ clock: systemClock, folder })
  const routes = new RouteService({
    clock: systemClock,
    send: sendBy(systemClock),
    book: new RouteBook(facts),
    keys: new KeyRing(new MemoryVault(), new MemoryVault(), savedAddresses(facts)),
    confirm: async ({ message, detail }) => {
      terminal.say(`${message}\n\n${detail}\n`)
      return terminal.ask(words.question()).trim() === words.yes()
    }
  })
  try {
    if (draft === null) {
      for (const { name, target } of routes.state()) terminal.say(`${name}: ${targetWords(target)}`)
      return 0
    }
    const added = await routes.save({ id: null, draft })
    terminal.say(added === null ? m.setupFile.nothing() : words.added({ name: added.name }))
    return added === null ? 1 : 0
  } catch (error) {
    const fault = faultBehind(error)
    if (fault === null) throw error
    const { what, next } = faultWords(fault, 'terminal')
    terminal.say(`${what} ${next}`)
    return 1
  } finally {
    disk.close()
    database.close()
  }
}

function draftOf([kind, first = '', ...rest]: readonly string[]): RouteDraft | null {
  const targets: Readonly<Record<string, () => RouteTarget>> = {
    ntfy: () => ({ kind: 'ntfy', topic: first, server: rest[0] ?? 'https://ntfy.sh', priority: 3 }),
    webhook: () => ({ kind: 'webhook', address: first, template: null }),
    program: () => ({ kind: 'command', program: first, args: rest, seconds: 10, template: null })
  }
  const names: Readonly<Record<string, () => string>> = {
    ntfy: m.routes.form.namePhone,
    webhook: m.routes.form.webhook,
    program: m.routes.form.command
  }
  const isKnown = kind !== undefined && Object.hasOwn(targets, kind) && first !== ''
  const read = isKnown ? RouteDraft.safeParse({ name: names[kind]?.(), target: targets[kind]?.() }) : null
  return read?.success ? read.data : null
}
