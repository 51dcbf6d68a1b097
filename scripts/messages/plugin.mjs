import { dirname, join, relative } from 'node:path'
import { baseLocale, readCatalogue } from './catalogue.mjs'
import { compiledFiles, compileMessages, messagesFolder } from './compile.mjs'
import { pseudoLanguage, pseudoLocale } from './pseudo.mjs'

/**
 * Compiles the messages before a build or test run, and again whenever a message changes.
 * @returns {import('vite').Plugin}
 */
export function messages() {
  return {
    name: 'messages',
    config: () => compileMessages(),
    configureServer: ({ watcher }) => {
      watcher.add(messagesFolder)
      watcher.on('all', (_, path) => {
        if (path.startsWith(messagesFolder) && path.endsWith('.json')) compileMessages()
      })
    },
    watchChange: path => {
      if (path.startsWith(messagesFolder) && path.endsWith('.json')) compileMessages()
    }
  }
}

/**
 * The pseudo-language is compiled in memory only, so that no other build can contain it.
 * @returns {import('vite').Plugin}
 */
export function messagesWithPseudoLanguage() {
  const compiled = join(messagesFolder, 'compiled')
  const catalogue = readCatalogue(messagesFolder)
  const files = compiledFiles(
    new Map([...catalogue, [pseudoLocale, pseudoLanguage(catalogue.get(baseLocale) ?? {})]])
  )
  return {
    ...messages(),
    name: 'messages-with-pseudo-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.startsWith(compiled) || !source.startsWith(`./${pseudoLocale}/`)) return null
      return `${join(dirname(importer), source)}.ts`
    },
    load: id => (id.startsWith(compiled) ? (files.get(relative(compiled, id)) ?? null) : null)
  }
}
