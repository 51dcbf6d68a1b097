import { webLink } from '../../src-shared/url'
import { FaultError, inputFault } from '../faults/fault-error'

/** As long as Chromium itself takes a page for used: a large answer may be read between the click and the browser. */
const clickHoldsMs = 5_000

/** What a click ends with, or a key begins with. Moves and wheels ask for nothing. */
const asking = new Set(['mouseUp', 'gestureTap', 'rawKeyDown', 'keyDown'])

/**
 * The one way out of the app: into the system's browser. A page can say that it was clicked; that a person did it is known from
 * Chromium's own input events, which no script makes. One click opens one link, so a page taken over can't open a hundred.
 */
export class ExternalLinks {
  readonly #openInBrowser: (url: string) => Promise<void>
  /** In milliseconds, never set back. */
  readonly #now: () => number
  #clickedAt: number | null = null

  constructor(openInBrowser: (url: string) => Promise<void>, now: () => number) {
    this.#openInBrowser = openInBrowser
    this.#now = now
  }

  /** @param type of one of Electron's input events of the window */
  noteInput(type: string): void {
    if (asking.has(type)) this.#clickedAt = this.#now()
  }

  /** @throws FaultError where the link is not https, or nobody has just clicked or pressed a key */
  async open(url: string): Promise<void> {
    const link = webLink(url)
    if (link === null) throw new FaultError(inputFault('link-not-https'))
    const clickedAt = this.#clickedAt
    this.#clickedAt = null
    if (clickedAt === null || this.#now() - clickedAt > clickHoldsMs)
      throw new FaultError(inputFault('link-not-clicked'))
    await this.#openInBrowser(link.href)
  }
}
