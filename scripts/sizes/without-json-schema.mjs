/** Bundlers can't remove these modules, because every schema refers to them. */
const unused = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/**
 * Removes zod's JSON Schema code, which is unused and would add 13 kB to every start.
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
