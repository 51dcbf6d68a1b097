import { expect, test, vi } from 'vitest'
import { hasGraphics } from './graphics'

vi.mock('electron', () => ({ app: {} }))

test.each([
  ['a desktop or a laptop', ['dri', 'fb0', 'null', 'tty0'], true],
  ["NVIDIA's own driver", ['null', 'nvidia0', 'nvidiactl', 'nvidia-modeset'], true],
  ['Linux below Windows', ['dxg', 'null', 'vsock'], true],
  ["a phone's processor", ['mali0', 'null'], true],
  ['a virtual machine without a graphics card', ['null', 'tty0', 'vda', 'drill'], false]
])('detects whether there is a GPU: %s', (_, devices, has) => {
  expect(hasGraphics(devices)).toBe(has)
})
