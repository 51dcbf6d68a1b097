import { readdirSync } from 'node:fs'
import { app } from 'electron'

/** Device names of GPUs: native Linux drivers, NVIDIA, WSL, and mobile SoCs. */
const drawing = /^(?:dri|nvidia.*|dxg|mali\d*|kgsl.*|pvr.*)$/

/** @param devices the names in `/dev` */
export const hasGraphics = (devices: readonly string[]): boolean => devices.some(name => drawing.test(name))

/**
 * Without a GPU (virtual machine, remote desktop) Chromium still tries to use one on each start and
 * then restarts the GPU process. That costs a fifth of a second in which nothing is painted. Linux
 * can tell in advance. Must run before the app is ready.
 */
export function spareMissingGraphics(): void {
  if (process.platform === 'linux' && !hasGraphics(devices())) app.disableHardwareAcceleration()
}

/** If `/dev` isn't readable, assume there's a GPU. */
function devices(): readonly string[] {
  try {
    return readdirSync('/dev')
  } catch {
    return ['dri']
  }
}
