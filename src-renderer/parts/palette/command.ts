import type { PriceTag } from '@contract'

export type CommandGroup = 'coins' | 'views' | 'actions' | 'chart' | 'alerts' | 'operations' | 'settings'

export interface Command {
  /** Stable across starts, since recent commands are saved by it. */
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  readonly detail?: string | undefined
  /** As in the list of shortcuts: `Ctrl+1`. */
  readonly keys?: string | undefined
  /** Price of the call it leads to. Running a command never makes a paid call by itself. */
  readonly price?: PriceTag | undefined
  run(): void
}
