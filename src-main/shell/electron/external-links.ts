import { webLink } from '../../../src-shared/url'
import { FaultError, inputFault } from '../../platform/faults/fault-error'

/** How long after a click a link may be opened. */
const clickHoldsMs = 5_000

const asking = new Set(['mouseUp', 'gestureTap', 'rawKeyDown', 'keyDown'])

/** A click must be a real input event, so that a compromised page can't open links. */
export class ExternalLinks {
  readonly #openInBrowser: (url: string) => Promise<void>
  /** Monotonic, in ms. */
  readonly #now: () => number
  #clickedAt: number | null = null

  constructor(openInBrowser: (url: string) => Promise<void>, now: () => number) {
    this.#openInBrowser = openInBrowser
    this.#now = now
  }

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

  takeClick(): boolean {
    const clickedAt = this.#clickedAt
    this.#clickedAt = null
    return clickedAt !== null && this.#now() - clickedAt <= clickHoldsMs
  }
}
