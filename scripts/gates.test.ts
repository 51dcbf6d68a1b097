import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gates, runGate, type Gate } from './run/gates.mjs'
import { root } from './setup/places.mjs'

test('a planted type error fails the type check', async () => {
  const project = mkdtempSync(join(tmpdir(), 'candlewick-gates-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const path of ['tsconfig.base.json', 'src-shared/tsconfig.json']) {
    cpSync(join(root, path), join(project, path))
  }
  writeFileSync(join(project, 'src-shared/sound.ts'), 'export const price: number = 1\n')
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const gate = gates(project).find(({ name }) => name === 'types of src-shared')
  if (!gate) throw new Error('src-shared has no check of types')
  expect(await runGate(gate, project)).toEqual({ code: 0, output: '' })

  writeFileSync(join(project, 'src-shared/planted.ts'), "export const price: number = 'dear'\n")
  const caught = await runGate(gate, project)
  expect(caught.code).not.toBe(0)
  expect(caught.output).toContain('planted.ts')
}, 60_000)

test('using an API that the oldest supported Electron lacks fails the type check', async () => {
  const project = mkdtempSync(join(tmpdir(), 'candlewick-gates-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const path of ['tsconfig.base.json', 'src-main/tsconfig.json'])
    cpSync(join(root, path), join(project, path))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const plant = (code: string): void => writeFileSync(join(project, 'src-main/planted.ts'), code)
  const gate = (name: string): Gate => {
    const found = gates(project).find(each => each.name === name)
    if (!found) throw new Error(`There is no check of ${name}`)
    return found
  }
  const oldest = gate('types of src-main on the oldest Electron')

  plant("import { app } from 'electron'\nexport const path = app.getAppPath()\n")
  expect(await runGate(oldest, project)).toEqual({ code: 0, output: '' })
  plant("import { app } from 'electron'\nexport const is = app.isHardwareAccelerationEnabled()\n")
  expect(await runGate(gate('types of src-main'), project)).toEqual({ code: 0, output: '' })
  const caught = await runGate(oldest, project)
  expect(caught.code).not.toBe(0)
  expect(caught.output).toContain('isHardwareAccelerationEnabled')
}, 60_000)

test('a planted cycle of type imports fails the cycle check', async () => {
  const project = mkdtempSync(join(tmpdir(), 'candlewick-gates-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  cpSync(join(root, '.dependency-cruiser.cjs'), join(project, '.dependency-cruiser.cjs'))
  cpSync(join(root, 'src-shared/tsconfig.json'), join(project, 'src-shared/tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const plant = (name: string, code: string): void => writeFileSync(join(project, 'src-shared', name), code)
  const gate = gates(project).find(({ name }) => name === 'circles')
  if (!gate) throw new Error('There is no check of circles')

  plant('hen.ts', "import type { Egg } from './egg'\nexport interface Hen { laid: Egg[] }\n")
  plant('egg.ts', 'export interface Egg { age: number }\n')
  expect(await runGate(gate, project)).toMatchObject({ code: 0 })

  plant('egg.ts', "import type { Hen } from './hen'\nexport interface Egg { of: Hen }\n")
  const caught = await runGate(gate, project)
  expect(caught.code).not.toBe(0)
  expect(caught.output).toContain('hen.ts')
}, 60_000)

test.each([
  [
    'a promise that isn’t awaited',
    'const later = async (): Promise<void> => undefined\nexport function go(): void {\n  later()\n}\n'
  ],
  [
    'a switch without all cases',
    "export function sign(side: 'up' | 'down'): string {\n  switch (side) {\n    case 'up':\n      return '+'\n  }\n  return '-'\n}\n"
  ],
  [
    'a function with 25 branches',
    `export function count(of: number[]): number {\n  let sum = 0\n${'  if (of.length > sum) sum++\n'.repeat(25)}  return sum\n}\n`
  ]
])(
  '%s fails the lint gate',
  async (_, code) => {
    const project = mkdtempSync(join(tmpdir(), 'candlewick-gates-'))
    onTestFinished(() => rmSync(project, { recursive: true }))
    for (const path of ['.oxlintrc.json', 'tsconfig.base.json', 'src-shared/tsconfig.json']) {
      cpSync(join(root, path), join(project, path))
    }
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
    writeFileSync(join(project, 'src-shared/sound.ts'), 'export const price: number = 1\n')
    const gate = gates(project).find(({ name }) => name === 'promises, switches and complexity')
    if (!gate) throw new Error('There is no check of promises')
    expect(await runGate(gate, project)).toMatchObject({ code: 0 })

    writeFileSync(join(project, 'src-shared/planted.ts'), code)
    const caught = await runGate(gate, project)
    expect(caught.code).not.toBe(0)
    expect(caught.output).toContain('planted.ts')
  },
  60_000
)

test('the list of gates includes the linters and the type check of each folder', () => {
  expect(gates().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'eslint',
      'promises, switches and complexity',
      'prettier',
      'circles',
      'knip',
      'packages',
      ...['.', 'bench', 'e2e', 'scripts', 'src-demo', 'src-main', 'src-renderer', 'src-shared'].map(
        name => `types of ${name}`
      )
    ])
  )
})
