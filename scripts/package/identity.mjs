import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/places.mjs'

/**
 * Names of the package.
 * @typedef {object} Identity
 * @property {string} name of the package and the program
 * @property {string} productName displayed name
 * @property {string} version semantic version
 * @property {string} debianVersion for a trial package, a version that Debian sorts before the release's
 * @property {string} description
 * @property {string} maintainer with an address if Debian's environment variables provide one
 */

/**
 * @param {boolean} trial adds `trial` to the name, so that it isn't mistaken for a release
 * @returns {Identity}
 */
export function identity(trial) {
  const { DEBFULLNAME, DEBEMAIL } = process.env
  const { name, productName, version, description, author } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8')
  )
  return {
    name: trial ? `${name}-trial` : name,
    productName: trial ? `${productName} Trial` : productName,
    version: trial ? `${version}-trial` : version,
    debianVersion: trial ? `${version}~trial` : version,
    description,
    maintainer: DEBEMAIL ? `${DEBFULLNAME ?? author} <${DEBEMAIL}>` : (DEBFULLNAME ?? author)
  }
}
