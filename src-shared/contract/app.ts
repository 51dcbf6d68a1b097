import { z } from 'zod'
import { AlertSound } from './alerts'
import type { RuntimeOrigin } from './diagnostics'
import type { Notice } from './notice'
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
  /** The main process's time. */
  time: request(nothing).answers<EpochMs>(),
  notices: request(nothing).answers<readonly Notice[]>(),
  dismissNotice: request(z.object({ id: z.string().max(100) })).answers<readonly Notice[]>(),
  openDataFolder: request(nothing).answers<void>(),
  thirdParty: request(nothing).answers<readonly ThirdPartyPart[]>(),
  /** Lets a sound of alerts be heard; whether this computer has what plays it. */
  playSound: request(z.object({ sound: AlertSound })).answers<boolean>(),
  quit: request(nothing).answers<void>()
}
