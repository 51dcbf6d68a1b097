import { FaultError } from '../faults/fault-error'
import { unsavedFault } from '../faults/unsaved-file'
import type { Clock } from '../time/clock'

interface Sources {
  readonly clock: Clock
  /** Asks for a place and writes there; the path, or null. @throws the file system's error */
  readonly saveFile: (suggestedName: string, content: string | Uint8Array) => Promise<string | null>
}

interface ChartFile {
  readonly coin: string
  readonly interval: string
  readonly isReplay: boolean
  readonly form: 'png' | 'csv'
  readonly content: string | Uint8Array
}

/** Saves what a chart shows where a person wants it. */
export class SavingService {
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** @throws FaultError with the reason where the file could not be written */
  async chart(file: ChartFile): Promise<string | null> {
    try {
      return await this.#sources.saveFile(chartFileName(file, this.#sources.clock.now()), file.content)
    } catch (error) {
      throw new FaultError(unsavedFault(error, 'chart'))
    }
  }
}

/** `BTC-1h-replay-2026-02-17-0827.png`: coin, interval and when it was saved, in UTC; signs every system takes. */
function chartFileName({ coin, interval, isReplay, form }: ChartFile, now: number): string {
  const when = new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  const words = [coin, interval, ...(isReplay ? ['replay'] : []), when].join('-')
  return `${words.replace(/[^\w@.-]+/g, '-').replace(/^\.+/, '')}.${form}`
}
