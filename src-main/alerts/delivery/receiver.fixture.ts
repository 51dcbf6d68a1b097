import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Answer = (response: ServerResponse, received: Received, socket: Socket) => void

export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Answer =>
  response =>
    void response.writeHead(status, headers).end(body)

export class Receiver {
  readonly received: Received[] = []
  answer: Answer = answering(200)
  readonly #server = createServer((request, response) => void this.#take(request, response))

  static async start(host = '127.0.0.1'): Promise<Receiver> {
    const receiver = new Receiver()
    await once(receiver.#server.listen(0, host), 'listening')
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get bodies(): readonly string[] {
    return this.received.map(({ body }) => body)
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    try {
      for await (const piece of request.setEncoding('utf8')) body += String(piece)
    } catch {
      return
    }
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body }
    this.received.push(received)
    this.answer(response, received, request.socket)
  }
}
