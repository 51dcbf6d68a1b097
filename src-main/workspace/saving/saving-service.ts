import { FaultError } from '../../platform/faults/fault-error'
import { unsavedFault } from '../../platform/faults/unsaved-file'
import type { Clock } from '../../platform/time/clock'

interface Sources {
  readonly clock: Clock
  /**
   * Returns null if the user cancelled.
   * @throws the file system's error
   */
  readonly saveFile: (suggestedName: string, content: string | Uint8Array) => Promise<string | null>
}

interface ChartFile {
  readonly coin: string
  readonly interval: string
  readonly isReplay: boolean
  readonly form: 'png' | 'csv'
  readonly content: string | Uint8Array
}

export class SavingService {
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** @throws FaultError if the file couldn't be written */
  async chart(file: ChartFile): Promise<string | null> {
    try {
      return await this.#sources.saveFile(chartFileName(file, this.#sources.clock.now()), file.content)
    } catch (error) {
      throw new FaultError(unsavedFault(error, 'chart'))
    }
  }
}

/** The name only has characters that every file system accepts. */
function chartFileName({ coin, interval, isReplay, form }: ChartFile, now: number): string {
  const when = new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  const words = [coin, interval, ...(isReplay ? ['replay'] : []), when].join('-')
  return `${words.replace(/[^\w@.-]+/g, '-').replace(/^\.+/, '')}.${form}`
}
