import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An entry of the lock file, with the package's own package.json if the package is installed.
 * @typedef {object} LockedPackage
 * @property {string} path relative to the project, such as node_modules/a/node_modules/b
 * @property {string} name
 * @property {Record<string, unknown>} locked the entry in the lock file
 * @property {Record<string, unknown> | null} installed its package.json, or null if the package is for
 *   another system
 */

const exactVersion = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

/**
 * @param {string} project
 * @returns {LockedPackage[]}
 */
export function lockedPackages(project) {
  const { packages } = readJson(join(project, 'package-lock.json'))
  return Object.entries(/** @type {Record<string, Record<string, unknown>>} */ (packages))
    .filter(([path]) => path !== '')
    .map(([path, locked]) => {
      const manifest = join(project, path, 'package.json')
      return {
        path,
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        locked,
        installed: existsSync(manifest) ? readJson(manifest) : null
      }
    })
}

/**
 * Lists packages that could bring in unapproved code, because they have no exact version or no checksum, or
 * come from outside the registry.
 * @param {string} project
 * @param {Readonly<Record<string, string>>} aliases packages installed under another name: our name to theirs
 * @returns {string[]} one sentence each
 */
export function lockFileFaults(project, aliases) {
  const manifest = readJson(join(project, 'package.json'))
  const lock = readJson(join(project, 'package-lock.json'))
  const open = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap(kind =>
    Object.entries(manifest[kind] ?? {}).flatMap(([name, version]) => {
      const alias = aliases[name] === undefined ? '' : `npm:${aliases[name]}@`
      if (!version.startsWith(alias) || !exactVersion.test(version.slice(alias.length)))
        return [`package.json lists ${name} ${version}, which isn't an exact version.`]
      const agreed = lock.packages['']?.[kind]?.[name]
      return agreed === version
        ? []
        : [`package.json lists ${name} ${version}, but the lock file ${agreed}. Run npm install.`]
    })
  )
  return [...open, ...lockedPackages(project).flatMap(entry => entryFaults(entry, aliases[entry.name]))]
}

/**
 * @param {LockedPackage} entry
 * @param {string | undefined} alias its registry name, if different
 * @returns {string[]}
 */
function entryFaults({ path, name: ours, locked, installed }, alias) {
  const name = alias ?? ours
  const { version, integrity, resolved } = locked
  const faults = []
  if (locked.link || locked.inBundle || locked.name !== alias)
    faults.push("isn't a package from the registry under its own name")
  if (!exactVersion.test(String(version))) faults.push(`has the version ${version}`)
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(String(integrity))) faults.push('has no sha512 checksum')
  if (resolved !== undefined && !isRegistryTarball(String(resolved), name, String(version)))
    faults.push(`comes from ${resolved}`)
  if (installed && (installed.name !== name || installed.version !== version))
    faults.push(`is installed as ${installed.name} ${installed.version}`)
  return faults.map(fault => `${path} in the lock file ${fault}.`)
}

/**
 * For packages from the registry that npm is configured for, the lock file contains no addresses.
 * @param {string} address
 * @param {string} name
 * @param {string} version
 */
function isRegistryTarball(address, name, version) {
  const file = `/${name}/-/${name.split('/').pop()}-${version}.tgz`
  return URL.canParse(address) && new URL(address).protocol === 'https:' && address.endsWith(file)
}

/** @param {string} file */
const readJson = file => JSON.parse(readFileSync(file, 'utf8'))
