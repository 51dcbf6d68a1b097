import { execFileSync } from 'node:child_process'

export interface SeenNotification {
  readonly title: string
  /** As a person reads it. */
  readonly body: string
}

interface HistoryEntry {
  readonly id: { readonly data: number }
  readonly summary: { readonly data: string }
  /** A line with the title and then the body, as markup for the screen; links have been taken out of it. */
  readonly message: { readonly data: string }
}

/** What the desktop's notification daemon shows and has shown. */
export class Notifications {
  readonly #env: NodeJS.ProcessEnv
  #clearedUpTo = 0

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = { ...process.env, ...env }
  }

  /** How many are on screen now. */
  onScreen(): number {
    return Number(this.#dunst('count', 'displayed'))
  }

  /** Every notification since the last `clear`, oldest first; takes them off the screen. */
  seen(): readonly SeenNotification[] {
    return this.#history()
      .filter(({ id }) => id > this.#clearedUpTo)
      .map(({ title, body }) => ({ title, body }))
  }

  /** Clicks the notification on top. */
  click(): void {
    this.#dunst('action', '0')
  }

  /** Forgets what was seen so far: the daemon itself keeps its history. */
  clear(): void {
    this.#clearedUpTo = Math.max(this.#clearedUpTo, ...this.#history().map(({ id }) => id))
  }

  /** The daemon's history, oldest first; it is told only when nothing is on screen. */
  #history(): readonly (SeenNotification & { readonly id: number })[] {
    this.#dunst('close-all')
    const history = JSON.parse(this.#dunst('history')) as { data: HistoryEntry[][] }
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

/** What of markup can be read on the screen. */
function asRead(markup: string): string {
  return markup.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => signs[name] ?? entity)
}
