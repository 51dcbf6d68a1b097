import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ThirdPartyPart } from '../../src-shared/contract/app'
import { parsedJson } from '../../src-shared/json'

const Licence = z.object({ id: z.string(), text: z.object({ content: z.string() }) })
const Bill = z.object({
  components: z
    .object({
      name: z.string(),
      version: z.string(),
      licenses: z.object({ license: Licence }).array()
    })
    .array()
})

/**
 * What ships of others, from the bill of materials that the build wrote.
 * @throws the file system's error, or zod's where the file is no bill
 */
export async function readThirdParty(path: string): Promise<readonly ThirdPartyPart[]> {
  const { components } = Bill.parse(parsedJson(await readFile(path, 'utf8')))
  return components.map(({ name, version, licenses: [first] }) => ({
    name,
    version,
    licence: first?.license.id ?? '',
    text: first?.license.text.content ?? ''
  }))
}
