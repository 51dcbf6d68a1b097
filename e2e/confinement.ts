import { readFileSync, readlinkSync } from 'node:fs'
import { family } from '../bench/soak/proc'

/** Chromium's sandbox consists of these restrictions. */
export interface Confinement {
  readonly user: number
  readonly isFiltered: boolean
  /** Whether programs that the process starts could gain privileges. */
  readonly mayGainRights: boolean
  /** Whether the process sees the processes outside of the sandbox. */
  readonly seesProcesses: boolean
  readonly seesNetwork: boolean
}

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
