import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { Obstacle } from '../setup/report.mjs'

const elfMark = '\x7fELF'

/**
 * Returns the packages that electron-installer-debian lists, and those that we add. Of several alternatives,
 * the smallest is first.
 * @param {readonly string[]} named what electron-installer-debian lists for this Electron
 * @param {string} libc minimum version, such as 2.29
 * @returns {string[]} entries of a Depends field
 */
export function needs(named, libc) {
  return [
    `libc6 (>= ${libc})`,
    'libstdc++6',
    ...named.map(smallestFirst),
    // keytar uses libsecret. Electron links against ALSA.
    'libsecret-1-0',
    'libasound2'
  ]
}

/**
 * A minimal system installs the first alternative. The installer's first alternative would pull in half of
 * KDE, although a few files of GLib are enough.
 * @param {string} alternatives
 */
function smallestFirst(alternatives) {
  const all = alternatives.split(' | ')
  return [
    ...all.filter(name => name === 'libglib2.0-bin'),
    ...all.filter(name => name !== 'libglib2.0-bin')
  ].join(' | ')
}

/**
 * Returns the highest version of the C library that any binary in the folder requires.
 * @param {string} folder
 * @returns {string} a version such as 2.29
 * @throws {Obstacle} if the version can't be read
 */
export function libcNeeded(folder) {
  const binaries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(isElf)
  const { status, stdout } = spawnSync('readelf', ['--version-info', '--wide', ...binaries], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 256 * 1024 * 1024
  })
  const versions = [...(stdout ?? '').matchAll(/\bGLIBC_(\d+)\.(\d+)/g)].map(([, major, minor]) => [
    Number(major),
    Number(minor)
  ])
  const [newest] = versions.sort(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b)
  if (status !== 0 || !newest) {
    throw new Obstacle(
      'readelf could not tell which C library the application needs. It comes with g++ (package binutils); install it and try again.'
    )
  }
  return newest.join('.')
}

/** @param {string} file */
function isElf(file) {
  const start = Buffer.alloc(elfMark.length)
  const handle = openSync(file, 'r')
  readSync(handle, start, 0, start.length, 0)
  closeSync(handle)
  return start.toString('latin1') === elfMark
}
