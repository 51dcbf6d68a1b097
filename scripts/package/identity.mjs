import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/places.mjs'

/**
 * What the package is called.
 * @typedef {object} Identity
 * @property {string} name of the package and the program
 * @property {string} productName as a person reads it
 * @property {string} version semantic version
 * @property {string} debianVersion sorts before the release it is a trial of
 * @property {string} description
 * @property {string} maintainer with an address where whoever builds it has named one as Debian's own tools read it
 */

/**
 * @param {boolean} trial nobody must take it for the real thing
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
