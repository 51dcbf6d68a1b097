/** What the simulation itself is to blame for: a process that was ended, a disk that refuses. */
const expected =
  /the process was killed|warn disk: (full|failing|locked): |Error: ((full|failing|locked): |the disk is (full|failing|locked))/

/**
 * Hears the errors that the app's log tells on standard error, and keeps them off the terminal.
 * @param hear takes the first line of one that nothing in the story explains.
 * @returns ends it.
 */
export function listenToLog(hear: (line: string) => void): () => void {
  const write = process.stderr.write.bind(process.stderr)
  const listening = (text: string | Uint8Array): boolean => {
    const said = String(text)
    const entry = /^\S+ (?:error|warn) (.*)/.exec(said)
    if (entry === null) return write(text)
    if (!expected.test(said)) hear(`${entry[1] ?? ''} ${/\n\s+at (\S+)/.exec(said)?.[1] ?? ''}`.trim())
    return true
  }
  process.stderr.write = listening
  return () => {
    process.stderr.write = write
  }
}
