import { join } from 'node:path'
import { ESLint } from 'eslint'
import typescript from 'typescript-eslint'
import { expect, test } from 'vitest'
import { table } from '../eslint.layers.js'
import { plantedRows } from './layers.fixture'
import { root } from './setup/places.mjs'

// Type-checked rules are off, because the planted files belong to no TypeScript program.
const lint = new ESLint({ cwd: root, overrideConfig: typescript.configs.disableTypeChecked })

async function broken(file: string, line: string): Promise<string[]> {
  const code = file.endsWith('.svelte') ? `<script lang="ts">\n${line}\n</script>\n` : `${line}\n`
  const [result] = await lint.lintText(code, { filePath: join(root, file) })
  return (result?.messages ?? []).flatMap(({ ruleId, message, fatal }) => {
    if (fatal) throw new Error(message)
    return ruleId === 'house/import-layers' ? [message] : []
  })
}

test('every layer has sample violations', () => {
  const planted = plantedRows.map(([row]) => row)
  expect(planted.sort()).toEqual(table.map(({ files }) => files).sort())
})

test.each(plantedRows)(
  'the import rules of %s reject forbidden imports and allow the others',
  async (_row, file, refused, allowed) => {
    for (const line of refused) expect(await broken(file, line), line).toHaveLength(1)
    for (const line of allowed) expect(await broken(file, line), line).toEqual([])
  }
)

test('the import rules also apply to dynamic imports', async () => {
  expect(await broken('src-main/market/news/planted.ts', "void import('electron')")).toHaveLength(1)
  expect(
    await broken('src-main/market/news/planted.ts', "void import('../../../src-shared/read-count')")
  ).toEqual([])
  expect(await broken('src-main/market/news/planted.ts', 'void import(process.title)')).toHaveLength(1)
  expect(await broken('src-main/planted.ts', "import 'zod'")).toHaveLength(1)
})

test('a lint rule stops composition code from using variables before they are declared', async () => {
  const planted = 'export const open = (): number => later()\nconst later = (): number => 1\n'
  const [result] = await lint.lintText(planted, {
    filePath: join(root, 'src-main/composition/session/open-market.ts')
  })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['@typescript-eslint/no-use-before-define'])
})

test('lint rules forbid element queries in specs and JSON.parse in the app', async () => {
  const rules = async (file: string, code: string): Promise<unknown> => {
    const [result] = await lint.lintText(code, { filePath: join(root, file) })
    return result?.messages.map(({ ruleId }) => ruleId)
  }
  const styleQuery =
    "import type { Page } from 'playwright'\nexport const x = (page: Page) => page.getByRole('row')\n"
  expect(await rules('e2e/specs/planted.spec.ts', styleQuery)).toEqual(['no-restricted-syntax'])
  expect(await rules('e2e/pages/planted-page.ts', styleQuery)).toEqual([])
  const parses = 'export const x = (text: string): unknown => JSON.parse(text)\n'
  expect(await rules('src-main/market/news/planted.ts', parses)).toEqual(['no-restricted-syntax'])
  expect(await rules('src-main/market/news/planted.test.ts', parses)).toEqual([])
})

test('tests may import across layers', async () => {
  expect(
    await broken('src-main/market/news/planted.test.ts', "import '../../src-demo/demo-service'")
  ).toEqual([])
})
