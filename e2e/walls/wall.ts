import type { Browser } from '../desktop/browser'
import type { AppPage } from '../pages/app-page'
import type { Outside } from './outside'

/** The window of a built or packaged app in the demo market and everything outside it. */
export interface Walled {
  readonly app: AppPage
  readonly outside: Outside
  readonly browser: Browser
}

/** One item of Electron's security checklist that the page can check. */
export interface Wall {
  /** A complete sentence. */
  readonly title: string
  readonly see: (walled: Walled) => Promise<void>
}

/** The bridge, as available to a compromised page. */
export interface WallBridge {
  request(concept: string, name: string, input?: unknown): Promise<unknown>
}
