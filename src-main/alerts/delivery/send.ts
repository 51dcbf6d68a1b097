import type { Attempt } from './outcome'
import type { Outgoing } from './outgoing'
import { post, usualLimits, type PostLimits } from './post'
import { runCommand } from './run-command'

export type Send = (sent: Outgoing, token: string | null) => Attempt

export const sendWithin =
  (limits: PostLimits): Send =>
  (sent, token) =>
    sent.by === 'post' ? post(sent, token, limits) : runCommand(sent)

export const send: Send = sendWithin(usualLimits)
