// Exchanges lines of JSON between an Electron and the benchmark that controls it.
import { createInterface } from 'node:readline'

export function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

export function runCommands(commands, end) {
  const answer = async line => {
    const { id, command, ...input } = JSON.parse(line)
    try {
      send({ id, answer: (await commands[command](input)) ?? null })
    } catch (error) {
      send({ id, fault: String(error) })
    }
  }
  createInterface({ input: process.stdin })
    .on('line', line => void answer(line))
    .on('close', end)
}
