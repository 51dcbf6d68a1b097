import { join } from 'node:path'
import type { AlertSound } from '../../../src-shared/contract/alerts'
import { playFile } from './sound-player'

/** Plays the sounds of alerts. If that fails, calls `onFailure` once until the app ends. */
export class AlertSounds {
  readonly #folder: string
  readonly #onFailure: () => void
  #isReported = false

  /** @param folder contains a sound file for each sound */
  constructor(folder: string, onFailure: () => void) {
    this.#folder = folder
    this.#onFailure = onFailure
  }

  /** Returns whether the sound was played. */
  async play(sound: AlertSound): Promise<boolean> {
    return sound !== 'none' && playFile(join(this.#folder, `${sound}.wav`))
  }

  async alert(sound: AlertSound): Promise<void> {
    if (sound === 'none' || (await this.play(sound)) || this.#isReported) return
    this.#isReported = true
    this.#onFailure()
  }
}
