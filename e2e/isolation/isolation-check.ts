import type { Browser } from '../desktop/browser'
import type { AppPage } from '../pages/app-page'
import type { Outside } from './outside'

export interface IsolatedApp {
  readonly app: AppPage
  readonly outside: Outside
  readonly browser: Browser
}

export interface IsolationCheck {
  readonly title: string
  readonly verify: (isolated: IsolatedApp) => Promise<void>
}

export interface PageBridge {
  request(concept: string, name: string, input?: unknown): Promise<unknown>
}
