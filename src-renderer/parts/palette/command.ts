import type { PriceTag } from '@contract'

export type CommandGroup = 'coins' | 'views' | 'actions' | 'chart' | 'alerts' | 'operations' | 'settings'

export interface Command {
  /** Must not change, because recent commands are saved by ID. */
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  readonly detail?: string | undefined
  /** `Ctrl+1` */
  readonly keys?: string | undefined
  /** The command prepares this call but never makes it. */
  readonly price?: PriceTag | undefined
  run(): void
}
