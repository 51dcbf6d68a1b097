import { join } from 'node:path'
import { configHome } from './base-folders.mjs'

/** @param own Electron's `userData` */
export const dataFolder = (own: string): string => join(own, 'data')
export const logFolder = (own: string): string => join(own, 'logs')

export const autostartPath = (entry: string): string => join(configHome(), 'autostart', `${entry}.desktop`)

export const unitFolder = (): string => join(configHome(), 'systemd/user')
