// What an Electron says to the measurement that drives it, and hears from it: lines of JSON.
import { createInterface } from 'node:readline'

export function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

/** Runs the commands that stdin names, answers each by its id, and calls `end` when there are no more. */
export function obey(commands, end) {
  const answer = async line => {
    const { id, command, ...input } = JSON.parse(line)
    try {
      say({ id, answer: (await commands[command](input)) ?? null })
    } catch (error) {
      say({ id, fault: String(error) })
    }
  }
  createInterface({ input: process.stdin })
    .on('line', line => void answer(line))
    .on('close', end)
}
