import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach } from 'vitest'
import { systemClock } from '../../platform/time/clock'
import { startBadService, type BadService } from './bad-service.fixture'
import { createServiceClient, type ServiceClient, type ServiceClientSources } from './client'
import type { Outcome } from './outcome'

export const key = 'sk_live_0123456789abcdef'
export const quotes = '{"status":"success","symbols":[{"symbol":"BTC","last":"68078"}]}'
export const paid = { 'x-credits-consumed': '3', 'x-quota-used': '10', 'x-quota-limit': '1000' }

export type FixtureReply = (response: ServerResponse, request: IncomingMessage) => void

const open: BadService[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(service => service.close()))
})

export async function serving(reply: FixtureReply): Promise<BadService> {
  const service = await startBadService((request, response) => reply(response, request))
  open.push(service)
  return service
}

export function clientOf(
  { address }: { readonly address: string },
  sources: Partial<ServiceClientSources> = {}
): ServiceClient {
  return createServiceClient({ fetch, clock: systemClock, address, key: async () => key, ...sources })
}

export async function asking(
  reply: FixtureReply,
  sources: Partial<ServiceClientSources> = {}
): Promise<Outcome> {
  return clientOf(await serving(reply), sources).call('getData', { symbol: 'BTC' })
}

export const sending =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): FixtureReply =>
  response => {
    response.writeHead(status, headers)
    response.end(body)
  }
