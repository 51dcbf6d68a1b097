import type { ChartChoices, Client, OwnWindow, WindowKind } from '@contract'
import { Mirrored } from './mirrored.svelte'

export class WindowsState {
  readonly own = new Mirrored<OwnWindow>()
  readonly #client: Client['windows']

  constructor(client: Client['windows']) {
    this.#client = client
    void this.own.read(() => client.own())
  }

  /** Resolves with false if there are too many windows of this kind. */
  async open(kind: Exclude<WindowKind, 'chart'>): Promise<boolean> {
    const reply = await this.#client.open({ kind })
    return reply.ok && reply.answer
  }

  async openChart(chart: ChartChoices): Promise<boolean> {
    const reply = await this.#client.open({ kind: 'chart', chart })
    return reply.ok && reply.answer
  }

  goTo(place: Parameters<Client['windows']['goTo']>[0]): void {
    void this.#client.goTo(place)
  }

  /** Has no effect in the main window. */
  close(): void {
    void this.#client.close()
  }
}
