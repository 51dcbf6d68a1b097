import { join } from 'node:path'
import type { AlertSound } from '../../src-shared/contract/alerts'
import { playFile } from './sound-player'

/** The sounds of alerts. That one could not be played where nobody pressed a button is told once in a run. */
export class AlertSounds {
  readonly #folder: string
  readonly #unheard: () => void
  #isTold = false

  /** @param folder holds a file for each sound */
  constructor(folder: string, unheard: () => void) {
    this.#folder = folder
    this.#unheard = unheard
  }

  /** @returns whether it was played */
  async play(sound: AlertSound): Promise<boolean> {
    return sound !== 'none' && playFile(join(this.#folder, `${sound}.wav`))
  }

  /** Of an alert that is being told. */
  async alert(sound: AlertSound): Promise<void> {
    if (sound === 'none' || (await this.play(sound)) || this.#isTold) return
    this.#isTold = true
    this.#unheard()
  }
}
