import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { licenceOf } from '../supply-chain/licences.mjs'

export interface Component {
  readonly name: string
  readonly version: string
  /** An SPDX ID. */
  readonly licence: string
  /** The licence text with the notices that must accompany it. */
  readonly text: string
}

const legalFile = /^(licen[cs]e|notice|copying|copyright)/i

/** @throws if the package has no licence text */
export function componentIn(folder: string): Component {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: unknown
  }
  const text = legalFilesIn(folder)
    .map(file => readFileSync(file, 'utf8').trim())
    .filter(words => words !== '')
    .join('\n\n')
  if (text === '') throw new Error(`${name} ${version} has no licence text, so it can't be shipped.`)
  return { name, version, licence: licenceOf(name, license), text }
}

function legalFilesIn(folder: string): readonly string[] {
  const named = readdirSync(folder)
    .filter(name => legalFile.test(name))
    .map(name => join(folder, name))
  // A match can also be a folder, in which some packages put the licences of code that they include.
  return named
    .flatMap(path =>
      statSync(path).isDirectory() ? readdirSync(path).map(name => join(path, name)) : [path]
    )
    .filter(path => existsSync(path) && statSync(path).isFile())
    .sort()
}
