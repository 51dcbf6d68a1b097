import { readdirSync } from 'node:fs'
import { app } from 'electron'

/** What Linux calls the devices that draw: its own drivers', NVIDIA's, those of Windows below it, and of phones' processors. */
const drawing = /^(?:dri|nvidia.*|dxg|mali\d*|kgsl.*|pvr.*)$/

/** @param devices the names in `/dev` */
export const hasGraphics = (devices: readonly string[]): boolean => devices.some(name => drawing.test(name))

/**
 * Without a graphics processor (a virtual machine, a desktop far away) Chromium tries one at each start all the same, and begins
 * the process that draws anew once that failed: a fifth of a second of a core, in which no page is drawn. Linux says beforehand
 * whether there is one. Must run before the app is ready.
 */
export function spareMissingGraphics(): void {
  if (process.platform === 'linux' && !hasGraphics(devices())) app.disableHardwareAcceleration()
}

/** Where they can't be read there may be one. */
function devices(): readonly string[] {
  try {
    return readdirSync('/dev')
  } catch {
    return ['dri']
  }
}
