import type { ServiceSession } from './service-session'

type Method = (...input: unknown[]) => unknown

/** A request fails if its connection ends first. */
export const runningServices = (running: { readonly session: ServiceSession }): ServiceSession['services'] =>
  new Proxy(running.session.services, {
    get: (first, name): unknown => served(running, Reflect.get(first, name), name)
  })

function served(
  running: { readonly session: ServiceSession },
  first: unknown,
  name: string | symbol
): unknown {
  if (typeof first !== 'object' || first === null) return first
  return new Proxy(first, {
    get(_first, request): unknown {
      if (typeof Reflect.get(first, request) !== 'function') return Reflect.get(first, request)
      return (...input: unknown[]) => {
        const { session } = running
        const service = Reflect.get(session.services, name) as Readonly<Record<string | symbol, Method>>
        return session.serve(() => service[request]?.(...input))
      }
    }
  })
}
