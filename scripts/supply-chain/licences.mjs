import { allowedLicences, licenceExceptions } from './rules.mjs'

/** @typedef {import('./lock-file.mjs').LockedPackage} LockedPackage */
/** @typedef {import('./rules.mjs').LicenceExceptions} Exceptions */

/**
 * @param {readonly LockedPackage[]} packages
 * @param {Exceptions} [exceptions]
 * @returns {string[]} one sentence each
 */
export function licenceFaults(packages, exceptions = licenceExceptions) {
  const used = new Set()
  const refused = packages.flatMap(entry => {
    const stated = (entry.installed ?? entry.locked).license
    if (isAllowed(stated)) return []
    const exception = exceptionFor(entry.name, exceptions)
    const { licence, stated: known = licence } = exceptions[exception ?? ''] ?? {}
    // An exception only applies to the licence that it states. A package that changes its licence needs a new
    // exception.
    if (exception && (typeof stated !== 'string' || stated === known)) {
      used.add(exception)
      return []
    }
    return [
      `${entry.path} has the licence ${JSON.stringify(stated)}, which isn't listed in scripts/supply-chain/rules.mjs.`
    ]
  })
  const needless = Object.keys(exceptions).filter(name => !used.has(name))
  return [
    ...refused,
    ...needless.map(name => `The exception for the licence of ${name} is no longer needed.`)
  ]
}

/**
 * Our exceptions take precedence over what the package states.
 * @param {string} name
 * @param {unknown} licence
 * @returns {string}
 */
export function licenceOf(name, licence) {
  const exception = exceptionFor(name, licenceExceptions)
  return exception ? (licenceExceptions[exception]?.licence ?? '') : String(licence)
}

/**
 * @param {string} name
 * @param {Exceptions} exceptions
 */
const exceptionFor = (name, exceptions) =>
  Object.keys(exceptions).find(key => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))

/**
 * Understands a single ID, or IDs that are joined by AND or OR. Anything else needs an exception.
 * @param {unknown} licence
 */
function isAllowed(licence) {
  if (typeof licence !== 'string') return false
  const flat = licence.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(flat)) return false
  return flat.split(' OR ').some(choice => choice.split(' AND ').every(id => allowedLicences.includes(id)))
}
