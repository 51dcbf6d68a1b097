import { net } from 'electron'
import type { ServiceFetch } from '../service-api/client'

/** Chromium's network stack: the system's proxy and certificates. What it must not do stands in `requestInit`. */
export const electronFetch: ServiceFetch = (url, init) => net.fetch(url, init)
