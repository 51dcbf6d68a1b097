/** The modules of zod that turn schemas into JSON Schema. Every schema holds on to them, so no bundler sees that nobody asks. */
const unused = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/**
 * Leaves out of a bundle what zod would make JSON Schema with: 13 kB of every start, and we make none.
 * @returns {import('vite').Plugin}
 */
export function withoutJsonSchema() {
  return {
    name: 'without-json-schema',
    transform(code, id) {
      if (!unused.test(id)) return null
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return { code: names.map(name => `export const ${name} = () => undefined\n`).join(''), map: null }
    }
  }
}
