import { readFileSync, readlinkSync } from 'node:fs'
import { family } from '../bench/soak/proc'

/** What the kernel itself says of a process: Chromium's sandbox is made of these. */
export interface Confinement {
  readonly user: number
  /** A filter decides which of the kernel's calls it may make. */
  readonly isFiltered: boolean
  /** No program it might start could have more rights than it has. */
  readonly mayGainRights: boolean
  /** It sees other processes than its own, and a network. */
  readonly seesProcesses: boolean
  readonly seesNetwork: boolean
}

/** Of each process that shows a page of a program, by the id of the program's main process. */
export const confinementOfPages = (pid: number): readonly Confinement[] =>
  family(pid)
    .filter(member => /--type=renderer/.test(readFileSync(`/proc/${member}/cmdline`, 'utf8')))
    .map(confinementOf)

function confinementOf(pid: number): Confinement {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  const shares = (space: string): boolean =>
    readlinkSync(`/proc/${pid}/ns/${space}`) === readlinkSync(`/proc/self/ns/${space}`)
  return {
    user: field('Uid'),
    isFiltered: field('Seccomp') === 2,
    mayGainRights: field('NoNewPrivs') !== 1,
    seesProcesses: shares('pid'),
    seesNetwork: shares('net')
  }
}
