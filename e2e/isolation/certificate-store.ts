import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Certificates } from '../../bench/faults/certificates'

/**
 * Creates a home folder in which Chromium finds the user's certificate and a trusted authority.
 * @returns the folder, which the caller deletes
 */
export function homeWithCertificate({ authority, person }: Certificates): string {
  const home = mkdtempSync(join(tmpdir(), 'candlewick-home-'))
  const run = (program: string, ...words: readonly string[]): void =>
    void execFileSync(program, words, { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
  const store = join('.pki', 'nssdb')
  mkdirSync(join(home, store), { recursive: true })
  writeFileSync(join(home, 'authority.crt'), authority)
  writeFileSync(join(home, 'person.pem'), person.key + person.cert)
  run('openssl', 'pkcs12', '-export', '-in', 'person.pem', '-out', 'person.p12', '-passout', 'pass:')
  run('certutil', '-N', '-d', store, '--empty-password')
  run('pk12util', '-i', 'person.p12', '-d', store, '-W', '')
  run('certutil', '-A', '-d', store, '-n', 'authority', '-t', 'C,,', '-i', 'authority.crt')
  return home
}
