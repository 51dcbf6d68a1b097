import type { PriceTag } from '@contract'

export type CommandGroup = 'coins' | 'views' | 'actions' | 'chart' | 'alerts' | 'operations' | 'settings'

export interface Command {
  /** Must not change between versions, because recent commands are saved by ID. */
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  readonly detail?: string | undefined
  /** Also find the command, separated by spaces. Never shown. */
  readonly keywords?: string | undefined
  /** `Ctrl+1`. */
  readonly keys?: string | undefined
  /** Price of a paid call that the command prepares but never makes. */
  readonly price?: PriceTag | undefined
  run(): void
}
