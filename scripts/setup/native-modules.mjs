import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './places.mjs'
import { Obstacle, say } from './report.mjs'

/**
 * If this Node comes with its headers, tells node-gyp where they are, so that it doesn't download them.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [execPath]
 * @returns {Record<string, string>} additions to npm's environment
 */
export function headersAtHand(env = process.env, execPath = process.execPath) {
  if (env.npm_config_nodedir) return {}
  const prefix = dirname(dirname(execPath))
  return existsSync(join(prefix, 'include/node/node_api.h')) ? { npm_config_nodedir: prefix } : {}
}

/**
 * Compiles keytar from the source that the lock file verifies. Its install script isn't run, because that
 * first looks for a prebuilt binary without a checksum, and keytar's code sees all keys.
 * @param {string} [folder] the folder of the package
 * @throws {Obstacle} with the compiler's last output
 */
export function buildKeytar(folder = join(root, 'node_modules/keytar')) {
  say('Compiling keytar …')
  const built = spawnSync('npm', ['run', 'build', '--foreground-scripts', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...headersAtHand() },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32'
  })
  if (built.status === 0 && existsSync(join(folder, 'build/Release/keytar.node'))) return
  const tail = `${built.stdout ?? ''}${built.stderr ?? built.error?.message ?? ''}`
    .trim()
    .split('\n')
    .slice(-25)
  throw new Obstacle(
    `keytar couldn't be compiled, so there is no keychain. The compiler's output:\n\n${tail.join('\n')}\n`
  )
}
