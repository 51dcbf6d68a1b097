/** The result has at most 40 characters. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const usedNames = new Set([...taken].map(one => one.toLowerCase()))
  for (let number = 2, free = name; ; number++) {
    if (!usedNames.has(free.toLowerCase())) return free
    free = `${name.slice(0, 34)} (${number})`
  }
}
