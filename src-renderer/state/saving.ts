import type { Client, WordedReply } from '@contract'

/** Which chart a file is of. */
export interface ShownChart {
  readonly coin: string
  readonly interval: string
  readonly isReplay: boolean
}

/** Takes what the window shows out of it. Each answers with the file's path, or null where nobody chose one. */
export class SavingState {
  readonly #client: Client['saving']

  constructor(client: Client['saving']) {
    this.#client = client
  }

  /** @param content a PNG file's bytes */
  picture(chart: ShownChart, content: Uint8Array<ArrayBuffer>): Promise<WordedReply<string | null>> {
    return this.#client.chart({ ...chart, form: 'png', content })
  }

  data(chart: ShownChart, content: string): Promise<WordedReply<string | null>> {
    return this.#client.chart({ ...chart, form: 'csv', content })
  }
}
