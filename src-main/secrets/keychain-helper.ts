import { createRequire } from 'node:module'
import type Keytar from 'keytar'
import type { KeychainQuestion, KeychainReply } from './keychain-question'

// A program of its own, asked one question. keytar waits for the system's keychain, and thereby for a person, on a
// thread that nobody can interrupt: only ending a process ends such a wait.

const service = 'Candlewick'

async function answer(question: KeychainQuestion): Promise<KeychainReply> {
  try {
    const keytar = createRequire(import.meta.url)('keytar') as typeof Keytar
    switch (question.does) {
      case 'read':
        return { ok: true, answer: await keytar.getPassword(service, question.address) }
      case 'write':
        await keytar.setPassword(service, question.address, question.key)
        // Some keychains take a secret and lose it (a locked or plain-text one): believe what can be read back.
        return (await keytar.getPassword(service, question.address)) === question.key
          ? { ok: true, answer: null }
          : { ok: false, code: 'lost' }
      case 'forget':
        await keytar.deletePassword(service, question.address)
        return { ok: true, answer: null }
      case 'list': {
        const found = await keytar.findCredentials(service)
        return { ok: true, answer: found.map(({ account }) => account) }
      }
    }
  } catch {
    // The library's own message may name paths or hold what it was given: it is not passed on.
    return { ok: false, code: 'missing' }
  }
}

// Exiting in good order would wait for the thread that waits for the keychain.
const end = (): void => void process.kill(process.pid, 'SIGKILL')

// Electron's utility process has a port to its parent, a child of plain Node a channel.
const { parentPort } = process as Partial<Pick<NodeJS.Process, 'parentPort'>>
if (parentPort)
  parentPort.once('message', ({ data }) => {
    // Since Electron 37 a rejection that nobody handles no longer ends the process, and whoever asked would wait for ever.
    answer(data as KeychainQuestion)
      .then(reply => parentPort.postMessage(reply))
      .catch(end)
  })
else
  process.once('message', question => {
    answer(question as KeychainQuestion)
      .then(reply => process.send?.(reply))
      .catch(end)
  })
process.once('disconnect', end)
process.once('exit', end)
