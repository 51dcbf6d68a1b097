import { installScripts } from './rules.mjs'

/** @typedef {import('./lock-file.mjs').LockedPackage} LockedPackage */

/**
 * @param {readonly LockedPackage[]} packages
 * @param {Readonly<Record<string, string>>} [list]
 * @returns {string[]} one sentence each
 */
export function installScriptFaults(packages, list = installScripts) {
  const running = packages.filter(
    entry => entry.locked.hasInstallScript === true || hasScript(entry.installed)
  )
  const unlisted = running.filter(({ name }) => !Object.hasOwn(list, name))
  const needless = Object.keys(list).filter(name => !running.some(entry => entry.name === name))
  return [
    ...unlisted.map(
      ({ path }) =>
        `${path} runs a script during installation, but isn't listed in scripts/supply-chain/rules.mjs.`
    ),
    ...needless.map(name => `${name} is listed as having an install script, but no longer has one.`)
  ]
}

/** @param {Record<string, unknown> | null} manifest */
function hasScript(manifest) {
  const scripts = /** @type {Record<string, string>} */ (manifest?.scripts ?? {})
  return ['preinstall', 'install', 'postinstall'].some(name => scripts[name])
}
