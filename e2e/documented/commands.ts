import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/demo-service.md', 'docs/watcher.md']

const commandLine = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|sudo|git|bash|sh|\.\/\S+)(?: |$)/

export function commandsIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^ *```\w*\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    block.split('\n')
  )
  const spans = [...text.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span
  )
  const lines = [...blocks, ...spans].map(line => line.replace(/ {2,}#.*$/, '').trim())
  return [...new Set(lines.filter(line => commandLine.test(line)))]
}

export const documentedCommands = [
  ...new Set(documents.flatMap(path => commandsIn(readFileSync(join(project, path), 'utf8'))))
]
