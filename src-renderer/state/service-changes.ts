import type { ConnectionState } from '@contract'
import type { Subscribe } from '../bridge/client'

/** Identifies a service. Each has its own credits, candles and drawings. */
export const connectionName = ({ mode, address }: Pick<ConnectionState, 'mode' | 'address'>): string =>
  `${mode} ${address}`

export class ServiceChanges {
  #name: string | null = null
  readonly #actions: (() => void)[] = []

  constructor(subscribe: Subscribe) {
    subscribe('connectionChanged', connection => {
      const name = connectionName(connection)
      if (name === this.#name) return
      this.#name = name
      for (const act of this.#actions) act()
    })
  }

  /** Must be called when the window starts, with the connection at that time. */
  begin(connection: ConnectionState): void {
    this.#name ??= connectionName(connection)
  }

  on(act: () => void): void {
    this.#actions.push(act)
  }
}
