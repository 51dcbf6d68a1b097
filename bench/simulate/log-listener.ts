/** Log lines that are caused by killing a process or refusing a write. */
const expected =
  /the process was killed|warn disk: (full|failing|locked): |Error: ((full|failing|locked): |the disk is (full|failing|locked))/

/**
 * Collects errors from the log and hides them from the terminal.
 * @param onError receives the first line of each unexplained error
 * @returns a function that stops listening
 */
export function listenToLog(onError: (line: string) => void): () => void {
  const write = process.stderr.write.bind(process.stderr)
  const listening = (text: string | Uint8Array): boolean => {
    const line = String(text)
    const entry = /^\S+ (?:error|warn) (.*)/.exec(line)
    if (entry === null) return write(text)
    if (!expected.test(line)) onError(`${entry[1] ?? ''} ${/\n\s+at (\S+)/.exec(line)?.[1] ?? ''}`.trim())
    return true
  }
  process.stderr.write = listening
  return () => {
    process.stderr.write = write
  }
}
