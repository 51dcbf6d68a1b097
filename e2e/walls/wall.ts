import type { Browser } from '../desktop/browser'
import type { AppPage } from '../pages/app-page'
import type { Outside } from './outside'

export interface Walled {
  readonly app: AppPage
  readonly outside: Outside
  readonly browser: Browser
}

export interface Wall {
  readonly title: string
  readonly see: (walled: Walled) => Promise<void>
}

export interface WallBridge {
  request(concept: string, name: string, input?: unknown): Promise<unknown>
}
