import { z } from 'zod'
import type { RuntimeOrigin } from './diagnostics'
import { nothing, request } from './request'
import type { EpochMs } from './values'

export interface AppInfo {
  readonly version: string
  readonly electron: string
  readonly runtime: RuntimeOrigin
  /** Chromium's sandbox is on: it contains what a hostile answer could do. */
  readonly sandboxed: boolean
  readonly platform: string
  readonly dataFolder: string
  readonly now: EpochMs
}

/** A call cost more than the price that was shown. All in credits. */
export interface ChargedMore {
  readonly code: 'charged-more'
  readonly operation: string
  readonly shown: number
  readonly charged: number
}

/** The process that draws for the window was lost, and began anew. */
export interface GraphicsLost {
  readonly code: 'graphics-lost'
}

/** Something the app must tell once: a database moved aside, no tray, no keychain. */
export interface Notice {
  readonly id: string
  readonly at: EpochMs
  readonly severity: 'info' | 'warning'
  readonly what: string
  readonly means: string
  readonly next: string
  /** In place of sentences: what the window says it from. */
  readonly facts?: ChargedMore | GraphicsLost
}

/** Something of others that ships with the app, and its licence in full. */
export interface ThirdPartyPart {
  readonly name: string
  readonly version: string
  /** An SPDX id. */
  readonly licence: string
  readonly text: string
}

export const app = {
  info: request(nothing).answers<AppInfo>(),
  notices: request(nothing).answers<readonly Notice[]>(),
  dismissNotice: request(z.object({ id: z.string().max(100) })).answers<readonly Notice[]>(),
  openDataFolder: request(nothing).answers<void>(),
  thirdParty: request(nothing).answers<readonly ThirdPartyPart[]>(),
  quit: request(nothing).answers<void>()
}
