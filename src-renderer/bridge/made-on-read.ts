/** `then` is undefined, so that `await` doesn't treat the object as a promise. */
export function madeOnRead<Made>(make: (name: string) => Made): Record<string, Made> {
  const made = new Map<string, Made>()
  return new Proxy<Record<string, Made>>(Object.create(null), {
    get(_, name) {
      if (typeof name === 'symbol' || name === 'then') return undefined
      const known = made.get(name) ?? make(name)
      made.set(name, known)
      return known
    }
  })
}
