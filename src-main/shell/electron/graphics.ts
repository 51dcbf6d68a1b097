import { readdirSync } from 'node:fs'
import { app } from 'electron'

/** Names of GPUs in `/dev`: native Linux drivers, NVIDIA, WSL, and mobile SoCs. */
const drawing = /^(?:dri|nvidia.*|dxg|mali\d*|kgsl.*|pvr.*)$/

export const hasGraphics = (devices: readonly string[]): boolean => devices.some(name => drawing.test(name))

/**
 * Turns GPU support off if there's no GPU. Otherwise, Chromium would restart its GPU process at each start,
 * which delays the first paint by a fifth of a second. Only Linux lists GPUs in `/dev`. Must run before the
 * app is ready.
 */
export function spareMissingGraphics(): void {
  if (process.platform === 'linux' && !hasGraphics(devices())) app.disableHardwareAcceleration()
}

function devices(): readonly string[] {
  try {
    return readdirSync('/dev')
  } catch {
    return ['dri']
  }
}
