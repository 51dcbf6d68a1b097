import { execFileSync } from 'node:child_process'

export interface ShownNotification {
  readonly title: string
  readonly body: string
}

interface HistoryEntry {
  readonly id: { readonly data: number }
  readonly summary: { readonly data: string }
  /** The title and the body on separate lines. They may contain markup, but no links. */
  readonly message: { readonly data: string }
}

export class Notifications {
  readonly #env: NodeJS.ProcessEnv
  #clearedUpTo = 0

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = { ...process.env, ...env }
  }

  onScreen(): number {
    return Number(this.#dunst('count', 'displayed'))
  }

  /** Returns the notifications since the last `clear`, oldest first, and removes them from the screen. */
  shown(): readonly ShownNotification[] {
    return this.#history()
      .filter(({ id }) => id > this.#clearedUpTo)
      .map(({ title, body }) => ({ title, body }))
  }

  click(): void {
    this.#dunst('action', '0')
  }

  /** Only remembers where to start, because the daemon's own history can't be cleared. */
  clear(): void {
    this.#clearedUpTo = Math.max(this.#clearedUpTo, ...this.#history().map(({ id }) => id))
  }

  /** Closes visible notifications, because the daemon's history lacks them until they are closed. */
  #history(): readonly (ShownNotification & { readonly id: number })[] {
    this.#dunst('close-all')
    let text = ''
    // On a busy machine, dunstctl may print nothing.
    for (let tries = 0; text === '' && tries < 5; tries++) text = this.#dunst('history').trim()
    const history = JSON.parse(text) as { data: HistoryEntry[][] }
    return (history.data[0] ?? [])
      .map(({ id, summary, message }) => ({
        id: id.data,
        title: summary.data,
        body: asRead(message.data.split('\n').slice(1).join('\n'))
      }))
      .sort((a, b) => a.id - b.id)
  }

  #dunst(...words: string[]): string {
    return execFileSync('dunstctl', words, { env: this.#env, encoding: 'utf8' })
  }
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'"
}

function asRead(markup: string): string {
  return markup.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => signs[name] ?? entity)
}
