import { expect, test } from 'vitest'
import { contactsIn } from './network-trace'

const probe = 'connect(30, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.1")}, 16) = 0'

test('counts a connected UDP socket as soon as another thread sends on it', () => {
  const made = [
    '10 clone3({flags=CLONE_VM|CLONE_FILES|CLONE_THREAD}, 88) = 11',
    '11 socket(AF_INET, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 30',
    `11 ${probe}`
  ]
  expect(contactsIn(made.join('\n'))).toEqual([])
  expect(contactsIn([...made, '10 send(30, "x", 1, 0) = 1'].join('\n'))).toEqual([
    { address: '192.0.2.1', port: 53 }
  ])
})

test('treats sockets with the same number in two processes as different', () => {
  const lines = [
    '10 clone(child_stack=NULL, flags=CLONE_CHILD_SETTID|SIGCHLD) = 20',
    '10 socket(AF_INET, SOCK_DGRAM, IPPROTO_IP) = 30',
    `10 ${probe}`,
    '20 sendmsg(30, {msg_iov=[{iov_base="x", iov_len=1}]}, 0) = 1'
  ]
  expect(contactsIn(lines.join('\n'))).toEqual([])
})
