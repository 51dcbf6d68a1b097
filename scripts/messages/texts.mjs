import { parse as parseSvelte } from 'svelte/compiler'
import { parseSync } from 'vite'

/**
 * A text that should be in the catalogue.
 * @typedef {{ start: number, end: number, text: string, kind: 'node' | 'attribute' | 'string' | 'template' }} Text
 */

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node any node of either tree */

/** Attributes whose values are shown or read out to the user. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'alt',
  'name',
  'means',
  'what',
  'text'
])
/**
 * Attributes that control appearance or behaviour. Their values aren't texts. The names of keyboard keys come
 * from src-renderer/ui/key-words.
 */
const silent =
  /^(class|style|id|href|src|d|role|type|data-.*|aria-(?!label$|description$).*|viewBox|transform|points|for|side|align|variant|mode|keys|rel|target|autocomplete|spellcheck|pattern|inputmode)$/
/** The value of such a property is a text even if it's a single capitalised word. */
const shownProperty =
  /^(label|title|what|means|next|text|heading|placeholder|short|long|verb|legend|caption|hint|message|name)$/
/** The value of such a property is a text even if it's a single lower-case word. */
const textProperty = /^(label|word|hint|caption|legend|placeholder)$/
/**
 * Functions whose arguments aren't texts, but are meant for developers or are selectors, formats or events.
 */
const notText =
  /^(Error|TypeError|RangeError|matchMedia|querySelector|querySelectorAll|closest|matches|getContext|addEventListener|follow|setProperty|getPropertyValue|DateTimeFormat|NumberFormat|log|warn|info|debug|error|exec|prepare)$/

const words = /\p{L}{2,}[,.:;?!’”)]* +[(“]?\p{L}{2,}/u
/**
 * Matches the capitalised start of a sentence or label, such as `Coin` or `Span A`, but not time zones, types
 * or variables.
 */
const capitalised = /^\s*[(“]?\p{Lu}\p{Ll}+(?![\p{L}\d_$]|\/\p{Lu})/u
const counted = /(?:^|\s)\d[\d.,]* \p{L}{2,}/u
const phrase = /^\p{L}+ +\p{L}/u
const word = /^[(“]?\p{Lu}\p{Ll}+[a-z’ ]*[….:?!)”]*$/u
/**
 * Names of keyboard keys that are also words. The names of other keys, such as letters, don't look like
 * texts.
 */
const keyName =
  /^(Enter|Escape|Tab|Space|Backspace|Delete|Insert|Home|End|Shift|Control|Alt|Meta)$|^(Arrow|Page)[A-Z]/
const letters = /\p{L}{2,}/u

/**
 * @param {string} file the extension of this path tells a view from a module
 * @param {string} source
 * @returns {Text[]} in order
 */
export function textsOf(file, source) {
  /** @type {Text[]} */
  const found = []
  if (file.endsWith('.svelte')) {
    const tree = /** @type {Node} */ (/** @type {unknown} */ (parseSvelte(source, { modern: true })))
    for (const script of [tree.module, tree.instance])
      if (script) visit(script.content, { isShown: false }, found)
    visitMarkup(tree.fragment, found, source)
  } else {
    // Vite's parser is used, because ESLint's parser takes nine times as long for the same tree.
    const { program, errors } = parseSync(file, source, { lang: 'ts', astType: 'ts', sourceType: 'module' })
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
    visit(/** @type {Node} */ (/** @type {unknown} */ (program)), { isShown: false }, found)
  }
  return found.sort((one, other) => one.start - other.start)
}

/**
 * @param {Node} node of Svelte's tree
 * @param {Text[]} found
 * @param {string} source
 */
function visitMarkup(node, found, source) {
  if (node.type === 'Text') {
    if (letters.test(node.data)) add(found, node, node.data, 'node')
    return
  }
  if (node.type === 'Attribute') return visitAttribute(node, found)
  if (node.type === 'StyleSheet') return
  if (/Directive$/.test(node.type) && node.type !== 'OnDirective') {
    if (node.expression) visit(node.expression, { isShown: false }, found)
    return
  }
  if (isExpression(node)) return visit(node, { isShown: false }, found)
  for (const child of childrenOf(node)) visitMarkup(child, found, source)
}

/**
 * @param {Node} attribute
 * @param {Text[]} found
 */
function visitAttribute({ name, value }, found) {
  if (value === true || silent.test(name)) return
  const parts = Array.isArray(value) ? value : [value]
  for (const part of parts) {
    if (part.type === 'Text') {
      if (spoken.has(name) ? letters.test(part.data) : isText(part.data, false))
        add(found, part, part.data, 'attribute')
    } else visit(part.expression, { isShown: spoken.has(name) }, found)
  }
}

/**
 * @param {Node} node of a script
 * @param {{ isShown: boolean }} context isShown: a single word counts as a text
 * @param {Text[]} found
 */
function visit(node, context, found) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'ThrowStatement':
      return
    case 'BinaryExpression':
      if (node.operator !== '+')
        return eachOf(node, { isShown: false }, found, child => child.type !== 'Literal')
      break
    case 'SwitchCase':
      return node.consequent.forEach((/** @type {Node} */ child) => visit(child, { isShown: false }, found))
    case 'CallExpression':
    case 'NewExpression':
      if (notText.test(node.callee.property?.name ?? node.callee.name ?? '')) return
      return eachOf(node, { isShown: false }, found)
    case 'Property':
      if (node.computed) visit(node.key, { isShown: false }, found)
      else if (node.key.name === 'class' || (node.key.name === 'keys' && isOfLiterals(node.value))) return
      if (textProperty.test(node.key.name ?? '') && isLowercase(node.value))
        return add(found, node.value, node.value.value, 'string')
      return visit(node.value, { isShown: shownProperty.test(node.key.name ?? node.key.value ?? '') }, found)
    case 'Literal':
      if (typeof node.value === 'string' && isText(node.value, context.isShown))
        add(found, node, node.value, 'string')
      return
    case 'ArrayExpression':
      if (node.elements.length > 1 && node.elements.every(isKeyName)) return
      break
    case 'TemplateLiteral': {
      /** @type {string[]} */
      const parts = node.quasis.map((/** @type {Node} */ quasi) => quasi.value.cooked)
      const text = parts.join(' 0 ')
      if (
        parts.some(part => isText(part, context.isShown)) ||
        isSentence(text) ||
        (node.quasis.length > 1 &&
          !code.test(text) &&
          letters.test(text) &&
          / /.test(text.replaceAll(' 0 ', '')))
      )
        add(found, node, text, 'template')
      return node.expressions.forEach((/** @type {Node} */ child) => visit(child, { isShown: false }, found))
    }
    case 'ConditionalExpression':
      visit(node.test, { isShown: false }, found)
      visit(node.consequent, context, found)
      return visit(node.alternate, context, found)
    case 'LogicalExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return eachOf(node, context, found, child => !isType(child))
    case 'MemberExpression':
      return visit(node.object, { isShown: false }, found)
  }
  if (!isType(node)) eachOf(node, { isShown: false }, found)
}

/** Matches strings that aren't for the user, such as a font, a colour or a command. */
const code = /\d\s*px\s|^color-mix\(|^minmax\(|^curl /

/** @param {string} text */
const isSentence = text => !code.test(text) && words.test(text)

/** @param {string} text @param {boolean} isShown */
const isText = (text, isShown) =>
  isSentence(text) ||
  (!code.test(text) && (capitalised.test(text) || counted.test(text))) ||
  (isShown && (word.test(text.trim()) || phrase.test(text.trim())))

/** @param {Node} node */
const isLowercase = node => typeof node.value === 'string' && /^\p{Ll}[\p{Ll}’ ]+$/u.test(node.value)

/** @param {Node} node */
const isOfLiterals = node =>
  (node.elements ?? [node]).every((/** @type {Node} */ one) => one?.type === 'Literal')

/** @param {Node} node */
const isKeyName = node => node?.type === 'Literal' && keyName.test(String(node.value))

/** @param {Node} node */
const isType = node => /^TS/.test(node.type) && !/Expression$/.test(node.type)

/** @param {Node} node */
const isExpression = node =>
  /Expression$|^Literal$|^TemplateLiteral$|^Identifier$|Statement$|Declaration$/.test(node.type)

/**
 * @param {Node} node
 * @param {{ isShown: boolean }} context
 * @param {Text[]} found
 * @param {(child: Node) => boolean} [wanted]
 */
function eachOf(node, context, found, wanted = () => true) {
  for (const child of childrenOf(node)) if (wanted(child)) visit(child, context, found)
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent' && key !== 'loc' && key !== 'metadata')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(value => typeof value?.type === 'string' && value !== node)
}

/**
 * @param {Text[]} found
 * @param {Node} node
 * @param {string} text
 * @param {Text['kind']} kind
 */
function add(found, node, text, kind) {
  found.push({ start: node.start, end: node.end, text: text.trim().replace(/\s+/g, ' '), kind })
}
