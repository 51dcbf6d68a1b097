import type { DiskReason, DiskTrouble, Fault } from '@contract'

/** What is wrong, as the middle of a sentence. */
const wrong: Readonly<Record<DiskReason, string>> = {
  full: 'the disk is full',
  'read-only': 'the disk is read-only',
  denied: 'the data folder may not be written',
  locked: 'another program locks the data',
  failing: 'the disk reports errors'
}

interface Sentences {
  readonly what: string
  readonly means: string
  readonly next: string
}

/** Why watching has stopped, for the status bar: `watching has stopped: the disk is full`. */
export const stoppedWords = ({ reason }: DiskTrouble): string => `watching has stopped: ${wrong[reason]}`

/** Why watching has stopped, for a banner. */
export function diskWords(trouble: DiskTrouble): Sentences {
  return {
    what: `Watching has stopped: ${wrong[trouble.reason]}.`,
    means: `Nothing can be saved in ${trouble.folder}, so no call is made: each must be booked first. Alerts are judged on the prices at hand.`,
    next: `${remedy(trouble, 'that disk')} Watching then goes on by itself.`
  }
}

/** A fault as a person reads it: those that come as facts alone get their words here. */
export function wordedFault(fault: Fault): Fault {
  return fault.disk ? { ...fault, ...unsavedWords(fault.disk) } : fault
}

const unsavedWords = (trouble: DiskTrouble): Sentences => ({
  what: `This could not be saved: ${wrong[trouble.reason]}.`,
  means: 'Nothing was changed, and nothing was called.',
  next: `${remedy(trouble, `the disk that holds ${trouble.folder}`)} Then try again.`
})

/** @param disk how the sentence names it: a folder that was just named is not named again */
function remedy({ reason, folder, file, freeBytes, neededBytes, heldBy }: DiskTrouble, disk: string): string {
  switch (reason) {
    case 'full': {
      // Where the disk has room all the same, what is used up is this user's share of it.
      if (freeBytes !== null && freeBytes >= neededBytes)
        return `There is a limit on what you may store on ${disk}: free at least ${formatMegabytes(neededBytes)} of it.`
      const free = freeBytes === null ? '' : ` (${freeWords(freeBytes)} now)`
      return `Free at least ${formatMegabytes(neededBytes)} on ${disk}${free}.`
    }
    case 'read-only':
      return `Make ${disk} writable again.`
    case 'denied':
      return `Give yourself the right to write to ${folder} and the files in it.`
    case 'locked':
      return heldBy
        ? `Close ${heldBy.name} (process ${heldBy.pid}), or let it finish.`
        : `Close the program that holds ${file ?? folder}, or let it finish.`
    case 'failing':
      return `Check ${disk} and its connection, and save what you need from it.`
  }
}

const freeWords = (bytes: number): string =>
  bytes < 0.05 * 1024 * 1024 ? 'nothing is free' : `${formatMegabytes(bytes)} free`

/** `1 MB`, `0.5 MB`. */
const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1024 / 1024).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
