import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheHome } from '../../src-main/platform/identity/base-folders.mjs'
import { Obstacle } from './report.mjs'

export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** The per-user cache, which all clones share. */
export const cacheFolder = () => join(cacheHome(), 'candlewick')

const manifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

export const pinnedElectron = () => String(manifest().devDependencies.electron)

export const ownVersion = () => String(manifest().version)

/**
 * Rejects a path that contains `#` or `?`. The bundler would cut the path off there, and fail after minutes
 * without a useful message.
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
