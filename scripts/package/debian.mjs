import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import installer from 'electron-installer-debian'
import { root } from '../setup/places.mjs'

/** @typedef {import('./identity.mjs').Identity} Identity */

/**
 * Makes a .deb of the unpacked application, with what Debian itself offers (fakeroot, dpkg-deb).
 * @param {Identity} who
 * @param {string} folder the application
 * @param {string} output where the package goes
 * @returns {Promise<string>} its path
 */
export async function makeDebianPackage(who, folder, output) {
  const icons = readdirSync(join(root, 'resources/icons')).map(file => [
    file.replace(/\.png$/, ''),
    join(root, 'resources/icons', file)
  ])
  await installer({
    src: folder,
    dest: output,
    arch:
      { x64: 'amd64', arm64: 'arm64', arm: 'armhf' }[/** @type {string} */ (process.arch)] ?? process.arch,
    name: who.name,
    bin: who.name,
    productName: who.productName,
    genericName: 'Trading watch',
    description: who.description,
    productDescription:
      'Watches crypto markets through a read-only service that bills by the call: watchlist, candle charts, news ' +
      'and desktop alerts, with the price of every call told before it is made.',
    version: who.debianVersion,
    homepage: who.homepage,
    maintainer: who.maintainer,
    section: 'misc',
    categories: ['Office', 'Finance'],
    icon: Object.fromEntries(icons),
    desktopTemplate: join(root, 'resources/candlewick.desktop.ejs'),
    // keytar keeps the key through libsecret; Electron itself links against ALSA.
    depends: ['libsecret-1-0', 'libasound2'],
    compression: 'zstd'
  })
  return join(output, readdirSync(output).find(name => name.endsWith('.deb')) ?? '')
}
