import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { requestOf } from '../answers/call-request'
import { readByMapping } from '../mapping/read-by-mapping'
import { bodies } from '../reader/bodies/all.fixture'
import { inferMapping } from './infer-mapping'

const root = resolve(import.meta.dirname, '../../../..')

/** Ignores dynamic imports. */
function importedBy(start: string): readonly string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, type, path = ''] of source.matchAll(/^(?:import|export) (type )?[^'"]*?from '(\.[^']+)'/gm))
      if (type === undefined) visit(resolve(dirname(file), `${path}.ts`))
  }
  visit(join(root, start))
  return [...seen].map(file => relative(root, file))
}

const inference = /service\/api\/(?:inference|reader)\/|answers\/(?:decode|decoders|quotes|candles)\.ts$/

test.each([
  // The tables that the Explorer shows and the list of well-known coins may be loaded.
  [
    'src-main/composition/compose.ts',
    ['field-edit-path.ts', 'lexicon.ts', 'places.ts', 'editable-fields.ts']
  ],
  ['src-main/program.ts', ['field-edit-path.ts', 'lexicon.ts', 'places.ts', 'editable-fields.ts']],
  ['src-main/service/api/reading/reading.ts', ['day-order.ts', 'lexicon.ts', 'plain-words.ts']]
])('%s doesn’t load the code that infers mappings', (file, tables) => {
  const loaded = importedBy(file)
  expect(loaded.length).toBeGreaterThan(1)
  const others = loaded.filter(
    one => inference.test(one) && !tables.some(name => one.endsWith(`/reader/${name}`))
  )
  expect(others).toEqual([])
})

const reader = `
import { readFileSync } from 'node:fs'
import { requestOf } from './src-main/service/api/answers/call-request'
import { readByMapping } from './src-main/service/api/mapping/read-by-mapping'
const saved = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const read = saved.map(({ mapping, body, params }) => readByMapping(mapping, body, requestOf(params)).answer)
console.log(JSON.stringify(read))
`

test('reads sample responses with saved mappings without the code that infers them', () => {
  const saved = bodies
    .filter((_, index) => index % 60 === 3)
    .flatMap(({ operation, params = {}, body }) => {
      const { mapping } = inferMapping(operation, params, body)
      return mapping === null ? [] : [{ mapping, body, params }]
    })
  expect(saved.length).toBeGreaterThan(35)
  const folder = mkdtempSync(join(tmpdir(), 'mappings-'))
  try {
    for (const file of importedBy('src-main/service/api/mapping/read-by-mapping.ts'))
      cpSync(join(root, file), join(folder, file))
    const [program, mappings] = [join(folder, 'read.ts'), join(folder, 'mappings.json')]
    writeFileSync(program, reader)
    writeFileSync(mappings, JSON.stringify(saved))
    const output = execFileSync(process.execPath, ['--import', 'tsx', program, mappings], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64e6
    })
    const here = saved.map(
      ({ mapping, body, params }) => readByMapping(mapping, body, requestOf(params)).answer
    )
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(here)))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
