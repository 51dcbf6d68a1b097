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
  /** Whether Chromium's sandbox is active. */
  readonly sandboxed: boolean
  readonly platform: string
  readonly dataFolder: string
}

export interface ThirdPartyPart {
  readonly name: string
  readonly version: string
  /** An SPDX ID. */
  readonly licence: string
  readonly text: string
}

export const app = {
  info: request(nothing).answers<AppInfo>(),
  /** The current time according to the clock of the main process. */
  time: request(nothing).answers<EpochMs>(),
  notices: request(nothing).answers<readonly Notice[]>(),
  dismissNotice: request(z.object({ id: z.string().max(100) })).answers<readonly Notice[]>(),
  openDataFolder: request(nothing).answers<void>(),
  thirdParty: request(nothing).answers<readonly ThirdPartyPart[]>(),
  /** Returns false if this computer has no program that can play the sound. */
  playSound: request(z.object({ sound: AlertSound })).answers<boolean>(),
  quit: request(nothing).answers<void>()
}
