// This is JavaScript, because set-up runs before TypeScript can.
import { homedir, userInfo } from 'node:os'
import { isAbsolute, join } from 'node:path'

/** The variables of the XDG Base Directory Specification 0.8. */
const folderNames = [
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_RUNTIME_DIR',
  'XDG_STATE_HOME'
]

/**
 * An empty or relative HOME is ignored, because on Linux and macOS it would lead into the working directory.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function homeFolder(env = process.env) {
  if (process.platform === 'win32') return homedir()
  return absolute(env.HOME) ?? userInfo().homedir
}

/** @param {NodeJS.ProcessEnv} [env] */
export const cacheHome = (env = process.env) =>
  absolute(env.XDG_CACHE_HOME) ?? join(homeFolder(env), '.cache')

/** @param {NodeJS.ProcessEnv} [env] */
export const configHome = (env = process.env) =>
  absolute(env.XDG_CONFIG_HOME) ?? join(homeFolder(env), '.config')

/**
 * Removes relative folders from the environment, which the specification says to ignore. Chromium, GTK and
 * started programs read these variables too, and Chromium accepts relative ones.
 * @param {NodeJS.ProcessEnv} env is changed
 */
export function correctBaseFolders(env) {
  if (process.platform === 'win32') return
  env.HOME = homeFolder(env)
  for (const name of folderNames) if (absolute(env[name]) === null) Reflect.deleteProperty(env, name)
}

/** @param {string | undefined} path */
const absolute = path => (path !== undefined && isAbsolute(path) ? path : null)
