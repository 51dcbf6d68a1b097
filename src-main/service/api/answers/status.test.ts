import { expect, test } from 'vitest'
import { succeeded } from './status'

test.each([
  { status: true },
  { status: 'success' },
  { status: 'ok' },
  { status: 'true' },
  { status: 'OK' },
  { status: ' Success ' },
  { symbols: [] },
  { status: null, result: 1 },
  { status: 200, result: 1 },
  { code: '0', msg: '', data: [] },
  { code: 200, message: 'Success!', data: {} },
  { message: 'only a remark', result: 1 },
  { note: 'as of today', fng: 18 },
  {},
  { status: true, error: 'only a warning' },
  { error: 'beside data', result: [] },
  { error: null },
  [],
  'text'
])('reads %j as a success', body => {
  expect(succeeded(body)).toBe(true)
})

test.each([
  { status: false },
  { status: 'false' },
  { status: 'error' },
  { status: 'fail' },
  { status: 'FAILED' },
  { status: false, result: [] },
  { error: 'no such coin' },
  { status: 'odd', error: { message: 'no' } },
  { success: false },
  { success: 'false', message: 'no' },
  { ok: false, result: [] },
  { status: 'NOK' },
  { status: 401, message: 'Invalid key' },
  { code: '50111', msg: 'Invalid key', data: [] },
  { retCode: 10001, retMsg: 'params error', result: {}, time: 1 },
  { Response: 'Error', Message: 'Too much', Type: 99, Data: {} },
  { Note: 'Our limit is 25 requests per day.' },
  { status: { error_code: 1002, error_message: 'API key missing.', credit_count: 0 } }
])('reads %j as a failure', body => {
  expect(succeeded(body)).toBe(false)
})
