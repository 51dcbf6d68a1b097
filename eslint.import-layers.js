import { dirname, posix, relative, sep } from 'node:path'

/**
 * @typedef {object} Layer
 * @property {string} files a folder or file, relative to the project; a trailing `*` stands for one folder
 * @property {readonly string[]} may
 * @property {readonly string[]} [not]
 * @property {readonly string[]} [except] allowed although it is in `not`
 * @property {string} why
 */

/**
 * What TypeScript's parser adds to ESLint's nodes: the kind of an import, and imports of types within types.
 * @typedef {import('estree').Node & { source?: { value?: unknown } | null | undefined, importKind?: string, exportKind?: string }} Declaration
 * @typedef {import('estree').Node & { source?: { value?: unknown } }} TypeImport
 * @typedef {import('estree').Node & { arguments: { value?: unknown }[] }} Call
 */

/** @param {string} entry @param {string} target */
const within = (entry, target) =>
  target === entry || target.startsWith(entry.endsWith(':*') ? entry.slice(0, -1) : `${entry}/`)

/** @param {string} entry @param {string} target */
const names = (entry, target) =>
  entry.startsWith('*') ? target.endsWith(entry.slice(1)) : within(entry, target)

/**
 * Returns the layer to which a file belongs.
 * @param {readonly Layer[]} table
 * @param {string} file
 * @returns {{ row: Layer, own: string } | null} `own` is the folder within which all imports are allowed
 */
function layerOf(table, file) {
  for (const row of table) {
    if (!row.files.endsWith('/*')) {
      if (within(row.files, file)) return { row, own: row.files }
      continue
    }
    const above = row.files.slice(0, -1)
    const [folder = '', ...rest] = file.startsWith(above) ? file.slice(above.length).split('/') : []
    if (rest.length > 0) return { row, own: above + folder }
  }
  return null
}

/**
 * Returns what an import refers to: the path of one of our files, without its extension, or a package.
 * @param {string} file
 * @param {string} source
 */
function targetOf(file, source) {
  if (source.startsWith('@shared/')) return source.replace('@shared', 'src-shared')
  if (!source.startsWith('.')) return source
  const path = posix.join(dirname(file), source.replace(/\?.*$/, ''))
  return path.replace(/\.(svelte\.ts|svelte|ts|mjs|js|css)$/, '')
}

/**
 * The lint rule for the table of layers. Checks every kind of import, and reports those that no row allows.
 */
export const importLayers = {
  meta: {
    type: /** @type {const} */ ('problem'),
    schema: [{ type: /** @type {const} */ ('object') }],
    messages: {
      refused: '{{layer}} may not import {{target}}. {{why}}',
      staged: 'What runs for people may not import what was made for tests.',
      homeless: 'This file belongs to no layer: add a row to eslint.layers.js.',
      dynamic: 'Import a file by its literal name, so that what depends on what can be read.'
    }
  },
  /**
   * @param {import('eslint').Rule.RuleContext} context
   * @returns {import('eslint').Rule.RuleListener}
   */
  create(context) {
    const { table } = /** @type {{ table: readonly Layer[] }} */ (context.options[0])
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const layer = layerOf(table, file)
    if (!layer) return { Program: node => context.report({ node, messageId: 'homeless' }) }
    const { row, own } = layer

    /** @param {string} target @param {boolean} typeOnly */
    const allowed = (target, typeOnly) => {
      /** @param {string} entry */
      const covers = entry =>
        entry.startsWith('types:') ? typeOnly && names(entry.slice(6), target) : names(entry, target)
      if (within(own.replace(/\.(ts|svelte)$/, ''), target) || row.except?.some(covers)) return true
      return row.may.some(covers) && !row.not?.some(covers)
    }

    /** @param {import('estree').Node} node @param {unknown} source @param {boolean} typeOnly */
    const check = (node, source, typeOnly) => {
      if (typeof source !== 'string') return
      const target = targetOf(file, source)
      if (/\.(test|fixture)$/.test(target)) context.report({ node, messageId: 'staged' })
      else if (!allowed(target, typeOnly))
        context.report({ node, messageId: 'refused', data: { layer: own, target, why: row.why } })
    }

    /** @param {Declaration} node */
    const declaration = node =>
      check(node, node.source?.value, (node.importKind ?? node.exportKind) === 'type')
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      TSImportType: (/** @type {TypeImport} */ node) => check(node, node.source?.value, true),
      // The same rules apply to dynamic imports.
      ImportExpression: node =>
        node.source.type === 'Literal'
          ? check(node, node.source.value, false)
          : context.report({ node, messageId: 'dynamic' }),
      'CallExpression[callee.name="require"]': (/** @type {Call} */ node) =>
        check(node, node.arguments[0]?.value, false)
    }
  }
}
