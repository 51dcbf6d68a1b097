import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Installer } from 'electron-installer-debian'
import { root } from '../setup/places.mjs'
import { libcNeeded, needs } from './needs.mjs'

/** @typedef {import('./identity.mjs').Identity} Identity */

/**
 * Overrides the installer's list of dependencies, because the installer's own options can only add to that
 * list.
 */
class DebianPackage extends Installer {
  /** @override */
  async generateDefaults() {
    const defaults = await super.generateDefaults()
    defaults.depends = needs(defaults.depends, libcNeeded(this.userSupplied.src))
    return defaults
  }
}

/**
 * Builds the package with Debian's own tools (fakeroot, dpkg-deb).
 * @param {Identity} who
 * @param {string} folder the application
 * @param {string} output folder for the package
 * @returns {Promise<string>} its path
 */
export async function makeDebianPackage(who, folder, output) {
  const icons = readdirSync(join(root, 'resources/icons')).map(file => [
    file.replace(/\.png$/, ''),
    join(root, 'resources/icons', file)
  ])
  const installer = new DebianPackage({
    src: folder,
    dest: output,
    arch:
      { x64: 'amd64', arm64: 'arm64', arm: 'armhf' }[/** @type {string} */ (process.arch)] ?? process.arch,
    name: who.name,
    bin: `bin/${who.name}`,
    productName: who.productName,
    genericName: 'Trading watch',
    description: who.description,
    productDescription:
      'Watches crypto markets through a read-only service that bills by the call: watchlist, candle charts, news ' +
      "and desktop alerts, with the price of every call before it's made.",
    version: who.debianVersion,
    maintainer: who.maintainer,
    section: 'misc',
    categories: ['Office', 'Finance'],
    icon: Object.fromEntries(icons),
    desktopTemplate: join(root, 'resources/candlewick.desktop.ejs'),
    compression: 'zstd',
    rename: (folder, name) => join(folder, name),
    logger: () => undefined
  })
  await installer.generateDefaults()
  installer.generateOptions()
  await installer.createStagingDir()
  await installer.createContents()
  await installer.createPackage()
  await installer.movePackage()
  return join(output, readdirSync(output).find(name => name.endsWith('.deb')) ?? '')
}
