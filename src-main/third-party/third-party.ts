import { readFile } from 'node:fs/promises'
import type { ThirdPartyPart } from '../../src-shared/contract/app'

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly licenses: readonly {
      readonly license: { readonly id: string; readonly text: { readonly content: string } }
    }[]
  }[]
}

/**
 * What ships of others, from the bill of materials that the build wrote.
 * @throws the file system's error, or a SyntaxError where the file is no bill
 */
export async function readThirdParty(path: string): Promise<readonly ThirdPartyPart[]> {
  const { components } = JSON.parse(await readFile(path, 'utf8')) as Bill
  return components.map(({ name, version, licenses: [first] }) => ({
    name,
    version,
    licence: first?.license.id ?? '',
    text: first?.license.text.content ?? ''
  }))
}
