import type { PriceTag } from '@contract'

export type CommandGroup = 'coins' | 'views' | 'actions' | 'chart' | 'alerts' | 'operations' | 'settings'

export interface Command {
  /** The same at every start, because recent commands are saved by their id. */
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  readonly detail?: string | undefined
  /** The shortcut, written as in the list of shortcuts: `Ctrl+1`. */
  readonly keys?: string | undefined
  /** Price of the call that the command leads to. A command never makes a paid call itself. */
  readonly price?: PriceTag | undefined
  run(): void
}
