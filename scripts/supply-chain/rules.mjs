// Rules for npm packages. To allow something else, add a line here with the reason.

/** Licences that require no more than a notice and don't require us to publish our source. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense'
]

/**
 * Packages whose licence isn't in the list above or isn't stated in the usual way, and why it's acceptable. A
 * `*` at the end of a name matches any ending. `stated` is what package.json says, if that isn't an SPDX ID.
 * @typedef {Readonly<Record<string, { licence: string, stated?: string, why: string }>>} LicenceExceptions
 * @type {LicenceExceptions}
 */
export const licenceExceptions = {
  '@fontsource-variable/inter': {
    licence: 'OFL-1.1',
    why: "Allows shipping the font with a program, together with the licence's text."
  },
  '@nornagon/put': { licence: 'MIT', stated: 'MIT/X11', why: 'An old name of MIT.' },
  argparse: { licence: 'Python-2.0', why: 'A permissive licence; part of the linter and never shipped.' },
  'axe-core': { licence: 'MPL-2.0', why: 'Used unchanged by our tests and never shipped.' },
  'caniuse-lite': { licence: 'CC-BY-4.0', why: 'Data of a build tool, never shipped.' },
  jsbi: { licence: 'Apache-2.0', why: 'Its LICENSE file says so. Part of our tests and never shipped.' },
  lightningcss: { licence: 'MPL-2.0', why: 'Used unchanged by the bundler and never shipped.' },
  'lightningcss-*': { licence: 'MPL-2.0', why: 'The builds of this package, one per system.' },
  'map-stream': { licence: 'MIT', why: 'Its LICENCE file says so. Part of our tests and never shipped.' },
  'pause-stream': {
    licence: 'MIT',
    why: 'Offered under either of two licences; we use this one. Part of our tests and never shipped.'
  },
  'svelte-toolbelt': { licence: 'MIT', why: 'Its LICENSE file says so.' },
  'truncate-utf8-bytes': { licence: 'WTFPL', why: 'Permissive; part of the packager and never shipped.' }
}

/**
 * What each install script would do, and why we don't need it. .npmrc prevents all install scripts from
 * running.
 * @type {Readonly<Record<string, string>>}
 */
export const installScripts = {
  '@photostructure/sqlite': 'finds its binary, which is in the package',
  'electron-winstaller': 'copies a 7-Zip for this processor; only used on Windows, and not by us',
  esbuild: 'checks that the binary for this system is there',
  keytar: 'downloads an unverified binary; set-up compiles it instead',
  usocket: "compiles native code; optional, and our tests don't need it"
}

/**
 * Packages that are installed under a name of our own, because two versions of them are needed. Maps our name
 * to theirs.
 * @type {Readonly<Record<string, string>>}
 */
export const aliases = { 'typescript-native': 'typescript' }
