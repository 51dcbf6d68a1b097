import { readdirSync } from 'node:fs'
import { app } from 'electron'

/** Devices of GPUs in `/dev`: native Linux drivers, NVIDIA, WSL, and mobile SoCs. */
const drawing = /^(?:dri|nvidia.*|dxg|mali\d*|kgsl.*|pvr.*)$/

/** @param devices the names in `/dev` */
export const hasGraphics = (devices: readonly string[]): boolean => devices.some(name => drawing.test(name))

/**
 * Disables hardware acceleration if the computer has no GPU (virtual machine, remote desktop). Chromium would
 * otherwise try to use a GPU at each start and then restart its GPU process, which delays the first paint by a fifth
 * of a second. Only Linux lists GPUs in `/dev`. Must run before the app is ready.
 */
export function spareMissingGraphics(): void {
  if (process.platform === 'linux' && !hasGraphics(devices())) app.disableHardwareAcceleration()
}

/** If `/dev` can't be read, assume a GPU. */
function devices(): readonly string[] {
  try {
    return readdirSync('/dev')
  } catch {
    return ['dri']
  }
}
