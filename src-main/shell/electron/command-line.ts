const commands: readonly string[] = ['route', 'watch', 'status', 'pause', 'resume', 'share']

export function commandIn(words: readonly string[]): readonly [string, ...(readonly string[])] | null {
  const at = words.findIndex((word, index) => index > 0 && commands.includes(word))
  const command = words[at]
  return command === undefined ? null : [command, ...words.slice(at + 1)]
}

/** Whether the words ask for output or contain a command. Neither needs the window. */
export const isInfoRequest = (words: readonly string[]): boolean =>
  words.includes('--version') || words.includes('--help') || commandIn(words) !== null
