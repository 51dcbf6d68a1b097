import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheHome } from '../../src-main/identity/base-folders.mjs'
import { Obstacle } from './report.mjs'

/** The clone's folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** The per-user cache, shared by all clones. */
export const cacheFolder = () => join(cacheHome(), 'candlewick')

const manifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The Electron version package.json pins. */
export const pinnedElectron = () => String(manifest().devDependencies.electron)

export const ownVersion = () => String(manifest().version)

/**
 * The bundler reads `#` and `?` in a path as the end of it, and fails after minutes without naming the cause.
 * @param {string} [folder]
 * @throws {Obstacle}
 */
export function refuseOddPath(folder = root) {
  const odd = /[#?]/.exec(folder)?.[0]
  if (odd === undefined) return
  throw new Obstacle(
    `Candlewick can't be built in ${folder}: the bundler can't read a path with "${odd}" in it. Move or rename the folder, and try again.`
  )
}
