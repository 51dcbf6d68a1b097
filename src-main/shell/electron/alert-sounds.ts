import { join } from 'node:path'
import type { AlertSound } from '../../../src-shared/contract/alerts'
import { playFile } from './sound-player'

/** Calls `onFailure` only for the first failure. */
export class AlertSounds {
  readonly #folder: string
  readonly #onFailure: () => void
  #isReported = false

  constructor(folder: string, onFailure: () => void) {
    this.#folder = folder
    this.#onFailure = onFailure
  }

  async play(sound: AlertSound): Promise<boolean> {
    return sound !== 'none' && playFile(join(this.#folder, `${sound}.wav`))
  }

  async alert(sound: AlertSound): Promise<void> {
    if (sound === 'none' || (await this.play(sound)) || this.#isReported) return
    this.#isReported = true
    this.#onFailure()
  }
}
