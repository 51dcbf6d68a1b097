import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from './setup/places.mjs'

const folder = join(root, 'src-main')

interface Use {
  readonly name: string
  readonly deprecated: boolean
}

/** Finds where the app uses Electron, with the types of the pinned version. */
function electronUses(): readonly Use[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), path => ts.sys.readFile(path))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const ours = fileNames.filter(path => /src-main\/(shell\/|(index|program)\.ts)/.test(path))
  const program = ts.createProgram(ours, options)
  const checker = program.getTypeChecker()
  const uses: Use[] = []
  const visit = (node: ts.Node): void => {
    const declared = ts.isIdentifier(node) && checker.getSymbolAtLocation(node)?.declarations?.[0]
    if (declared && declared.getSourceFile().fileName.endsWith('/electron.d.ts') && isMember(declared)) {
      uses.push({ name: node.text, deprecated: ts.getJSDocDeprecatedTag(declared) !== undefined })
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (ours.includes(file.fileName)) visit(file)
  return uses
}

/** Members of plain values (rectangles, options) aren't listed in the history of Electron's interface. */
function isMember(declaration: ts.Declaration): boolean {
  const { parent } = declaration
  return (
    (ts.isMethodDeclaration(declaration) ||
      ts.isMethodSignature(declaration) ||
      ts.isPropertyDeclaration(declaration)) &&
    (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent))
  )
}

test('every Electron API in use is listed in docs/electron-changes.md, and none is deprecated', () => {
  const uses = electronUses()
  // Fails if the files that use Electron have moved.
  expect(uses.length).toBeGreaterThan(150)
  expect(uses.map(({ name }) => name)).toContain('requestSingleInstanceLock')
  expect(uses.filter(({ deprecated }) => deprecated)).toEqual([])
  const [, listed = ''] = readFileSync(join(root, 'docs/electron-changes.md'), 'utf8').split(
    '## Every API in use'
  )
  const known = new Set(listed.match(/\w+/g))
  expect([...new Set(uses.map(({ name }) => name))].filter(name => !known.has(name))).toEqual([])
}, 180_000)
