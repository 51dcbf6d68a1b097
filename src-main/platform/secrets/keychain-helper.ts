import { createRequire } from 'node:module'
import type Keytar from 'keytar'
import { keychainService as service, type KeychainRequest, type KeychainReply } from './keychain-request'

// Each request to the keychain runs in a process of its own. keytar waits for the user on a thread that can't
// be interrupted, but a process can be killed.

async function answer(request: KeychainRequest): Promise<KeychainReply> {
  try {
    const keytar = createRequire(import.meta.url)('keytar') as typeof Keytar
    switch (request.does) {
      case 'read':
        return { ok: true, answer: await keytar.getPassword(service, request.address) }
      case 'write':
        await keytar.setPassword(service, request.address, request.key)
        // Reads the key back, because locked or plain-text keychains accept a secret without storing it.
        return (await keytar.getPassword(service, request.address)) === request.key
          ? { ok: true, answer: null }
          : { ok: false, code: 'lost' }
      case 'forget':
        await keytar.deletePassword(service, request.address)
        return { ok: true, answer: null }
      case 'list': {
        const found = await keytar.findCredentials(service)
        return { ok: true, answer: found.map(({ account }) => account) }
      }
    }
  } catch {
    // Doesn't report keytar's message, which may contain paths or the key.
    return { ok: false, code: 'missing' }
  }
}

// Kills the process, because a normal exit would wait for keytar's thread.
const end = (): void => void process.kill(process.pid, 'SIGKILL')

async function serve(request: KeychainRequest, send: (reply: KeychainReply) => void): Promise<void> {
  try {
    send(await answer(request))
  } catch {
    // Ends the process, because the parent would wait forever. Since Electron 37, the rejection alone doesn't
    // end it.
    end()
  }
}

const { parentPort } = process as Partial<Pick<NodeJS.Process, 'parentPort'>>
if (parentPort)
  parentPort.once('message', ({ data }) => {
    void serve(data as KeychainRequest, reply => parentPort.postMessage(reply))
  })
else
  process.once('message', request => {
    void serve(request as KeychainRequest, reply => process.send?.(reply))
  })
process.once('disconnect', end)
process.once('exit', end)
