import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone's folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/**
 * The per-user cache, shared by all clones.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function cacheFolder(env = process.env) {
  // The XDG rules say to ignore a relative path.
  const base = env.XDG_CACHE_HOME && isAbsolute(env.XDG_CACHE_HOME) ? env.XDG_CACHE_HOME : null
  return join(base ?? join(homedir(), '.cache'), 'candlewick')
}

/** The Electron version package.json pins. */
export function pinnedElectron() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(manifest.devDependencies.electron)
}
