import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { root } from './places.mjs'
import { Obstacle } from './report.mjs'

/**
 * Downloads a package and verifies it, without running any of its code.
 * @param {{ spec: string, integrity: string }} tarball
 * @param {string} folder an empty folder
 * @returns {Promise<string>} the tarball's path
 * @throws {Obstacle}
 */
export async function fetchTarball({ spec, integrity }, folder) {
  run('npm', ['pack', spec, '--ignore-scripts', '--loglevel=error', `--pack-destination=${folder}`], root)
  const name = readdirSync(folder).find(file => file.endsWith('.tgz'))
  if (!name) throw new Obstacle(`npm pack reported success for ${spec}, but there is no file. Try again.`)
  const found = `sha512-${await digest(join(folder, name), 'sha512', 'base64')}`
  if (found !== integrity) {
    throw new Obstacle(
      `${spec} isn't the expected file: its integrity is ${found}. It was deleted. Try again later, or check your npm registry.`
    )
  }
  return join(folder, name)
}

/**
 * @param {string} file
 * @param {string} algorithm
 * @param {'hex' | 'base64'} encoding
 */
export async function digest(file, algorithm, encoding) {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest(encoding)
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {string} cwd
 * @throws {Obstacle}
 */
export function run(program, words, cwd) {
  const done = spawnSync(program, words, { cwd, encoding: 'utf8' })
  if (done.status === 0) return
  const output = `${done.stderr ?? ''}${done.error?.message ?? ''}`.trim().split('\n').slice(-8).join('\n')
  throw new Obstacle(
    `${program} ${words[0]} failed. Check the network and try again. Its output:\n\n${output}\n`
  )
}
