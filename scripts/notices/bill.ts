import type { Component } from './component'

export interface Program {
  readonly name: string
  readonly version: string
  readonly license: string
}

/**
 * Returns a bill of materials in CycloneDX format that contains every licence text. It's always the same for
 * the same components.
 */
export function billOfMaterials(program: Program, components: readonly Component[]): string {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${program.name}@${program.version}`,
        name: program.name,
        version: program.version,
        licenses: [{ license: { id: program.license } }]
      }
    },
    components: components.map(({ name, version, licence, text }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      ...(isPackage(name) && { purl: packageUrl(name, version) }),
      licenses: [{ license: { id: licence, text: { content: text } } }]
    }))
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

export function noticesText(program: Program, components: readonly Component[]): string {
  const rule = '-'.repeat(78)
  const parts = components.map(
    ({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n${rule}\n\n${text}\n`
  )
  return [
    `${program.name} ${program.version} contains software by others. Their licences follow.\n` +
      'LICENSES.chromium.html next to the program covers Chromium and everything else that Electron contains.\n',
    ...parts
  ].join('\n')
}

/** Not every component is an npm package. SQLite, for example, isn't. */
const isPackage = (name: string): boolean => /^(@[a-z0-9-]+\/)?[a-z0-9._-]+$/.test(name)

const packageUrl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`
