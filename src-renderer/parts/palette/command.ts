import type { PriceTag } from '@contract'

export type CommandGroup = 'coins' | 'views' | 'actions' | 'chart' | 'alerts' | 'operations' | 'settings'

export interface Command {
  /** Must not change between versions, because recent commands are saved by ID. */
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  readonly detail?: string | undefined
  /** Words that also find the command, separated by spaces. They are never shown. */
  readonly keywords?: string | undefined
  /** `Ctrl+1`. */
  readonly keys?: string | undefined
  /** The price of a paid call that the command prepares. Commands never make a call themselves. */
  readonly price?: PriceTag | undefined
  run(): void
}
