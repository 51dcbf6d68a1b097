import type { Client, WordedReply } from '@contract'

export interface ShownChart {
  readonly coin: string
  readonly interval: string
  readonly isReplay: boolean
}

/** Exports to a file that the user chooses. Each method resolves with its path, or null if cancelled. */
export class SavingState {
  readonly #client: Client['saving']

  constructor(client: Client['saving']) {
    this.#client = client
  }

  /** @param content bytes of a PNG file */
  picture(chart: ShownChart, content: Uint8Array<ArrayBuffer>): Promise<WordedReply<string | null>> {
    return this.#client.chart({ ...chart, form: 'png', content })
  }

  data(chart: ShownChart, content: string): Promise<WordedReply<string | null>> {
    return this.#client.chart({ ...chart, form: 'csv', content })
  }
}
