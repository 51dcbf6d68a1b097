import { webLink } from '../../../src-shared/url'
import { FaultError, inputFault } from '../../platform/faults/fault-error'

/**
 * Chromium's own user activation lasts as long. A large response may have to be read before the
 * browser opens.
 */
const clickHoldsMs = 5_000

/** The end of a click or the start of a key press. */
const asking = new Set(['mouseUp', 'gestureTap', 'rawKeyDown', 'keyDown'])

/**
 * The only way out of the app: into the system browser. Checks Chromium's input events, which
 * scripts can't fake, so a compromised page can't claim a click. One click opens one link, not a
 * hundred.
 */
export class ExternalLinks {
  readonly #openInBrowser: (url: string) => Promise<void>
  /** Monotonic, in ms. */
  readonly #now: () => number
  #clickedAt: number | null = null

  constructor(openInBrowser: (url: string) => Promise<void>, now: () => number) {
    this.#openInBrowser = openInBrowser
    this.#now = now
  }

  /** @param type of an input event of the window */
  noteInput(type: string): void {
    if (asking.has(type)) this.#clickedAt = this.#now()
  }

  /** @throws FaultError if the link isn't https or there was no recent click or key press */
  async open(url: string): Promise<void> {
    const link = webLink(url)
    if (link === null) throw new FaultError(inputFault('link-not-https'))
    if (!this.takeClick()) throw new FaultError(inputFault('link-not-clicked'))
    await this.#openInBrowser(link.href)
  }

  /** True if there was a recent click or key press that wasn't used yet. */
  takeClick(): boolean {
    const clickedAt = this.#clickedAt
    this.#clickedAt = null
    return clickedAt !== null && this.#now() - clickedAt <= clickHoldsMs
  }
}
