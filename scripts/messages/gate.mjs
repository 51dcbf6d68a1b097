// Checks that every key is used and exists, and that all texts are in the catalogue.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { baseLocale, readCatalogue } from './catalogue.mjs'
import { isCovered } from './rules.mjs'
import { weaknesses } from './style.mjs'
import { textsOf } from './texts.mjs'
import { misuses } from './usage.mjs'

const project = resolve('.')
const sources = new Map(
  ['src-main', 'src-renderer', 'src-shared', 'src-demo', 'scripts']
    .flatMap(folder => readdirSync(join(project, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.(svelte|ts|mjs)$/.test(entry.name))
    .map(entry => relative(project, join(entry.parentPath, entry.name)))
    .filter(
      file =>
        !/\.(test|fixture)\.(ts|svelte)$/.test(file) && !file.startsWith('src-shared/messages/compiled/')
    )
    .map(file => [file, readFileSync(join(project, file), 'utf8')])
)
const language = readCatalogue(join(project, 'src-shared/messages')).get(baseLocale) ?? {}
const problems = [...misuses(language, sources), ...weaknesses(language)]
for (const [file, source] of sources) {
  if (!isCovered(file)) continue
  for (const { start, text } of textsOf(file, source)) {
    const line = source.slice(0, start).split('\n').length
    problems.push(
      `${file}:${line} contains the text “${text}”. Move it to src-shared/messages/${baseLocale}.`
    )
  }
}
for (const sentence of problems) console.error(sentence)
process.exitCode = problems.length === 0 ? 0 : 1
