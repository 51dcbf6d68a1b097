/**
 * Escapes all characters that aren't ASCII. Even a single typographic quote would make V8 store the whole
 * script in two bytes per character, and V8 keeps the script as long as it may have to compile functions from
 * it.
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

/** @param {string} code a minified script, which has no comments, tagged templates or non-ASCII names */
export const escaped = code =>
  code.replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
