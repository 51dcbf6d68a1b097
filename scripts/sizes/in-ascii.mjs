/**
 * Writes each character beyond ASCII of a script as an escape. One quotation mark of print in it, and V8 keeps the whole script in
 * two bytes a character for as long as it may have to compile another function of it.
 * @returns {import('vite').Plugin}
 */
export function inAscii() {
  return {
    name: 'in-ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
    }
  }
}

/**
 * @param {string} code minified: it has no comments, no tagged templates and no names beyond ASCII
 */
export const escaped = code =>
  code.replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
