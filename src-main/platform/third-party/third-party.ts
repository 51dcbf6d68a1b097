import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ThirdPartyPart } from '../../../src-shared/contract/app'
import { parsedJson } from '../../../src-shared/json'

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

/** @throws the file system's error, or zod's if the file is invalid */
export async function readThirdParty(path: string): Promise<readonly ThirdPartyPart[]> {
  const { components } = Bill.parse(parsedJson(await readFile(path, 'utf8')))
  return components.map(({ name, version, licenses: [first] }) => ({
    name,
    version,
    licence: first?.license.id ?? '',
    text: first?.license.text.content ?? ''
  }))
}
