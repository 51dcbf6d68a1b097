import { readdirSync } from 'node:fs'
import { app } from 'electron'

/** Native Linux drivers, NVIDIA, WSL, and mobile SoCs. */
const drawing = /^(?:dri|nvidia.*|dxg|mali\d*|kgsl.*|pvr.*)$/

/** @param devices the names in `/dev` */
export const hasGraphics = (devices: readonly string[]): boolean => devices.some(name => drawing.test(name))

/**
 * Without a GPU (virtual machine, remote desktop), Chromium tries to use one at each start and then restarts the GPU
 * process. For a fifth of a second, nothing is painted. Only Linux shows whether there is one. Must run before the
 * app is ready.
 */
export function spareMissingGraphics(): void {
  if (process.platform === 'linux' && !hasGraphics(devices())) app.disableHardwareAcceleration()
}

/** If `/dev` can't be read, there may be a GPU. */
function devices(): readonly string[] {
  try {
    return readdirSync('/dev')
  } catch {
    return ['dri']
  }
}
