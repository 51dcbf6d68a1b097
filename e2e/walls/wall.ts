import type { Browser } from '../desktop/browser'
import type { AppPage } from '../pages/app-page'
import type { Outside } from './outside'

/** The window of an app in its demo market, built or packaged, and what it could reach if its walls had a hole. */
export interface Walled {
  readonly app: AppPage
  readonly outside: Outside
  readonly browser: Browser
}

/** Something that Electron's security checklist asks for, as far as the window's own page can see it. */
export interface Wall {
  /** A whole sentence that is true. */
  readonly title: string
  readonly see: (walled: Walled) => Promise<void>
}

/** The bridge, as a page that was taken over has it. */
export interface Bridge {
  request(concept: string, name: string, input?: unknown): Promise<unknown>
}
