import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'

test.each([
  [`${windows} ${blink} Chrome/148.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${blink} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge on Windows'],
  [`${windows} ${blink} HeadlessChrome/148.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${blink} Chrome/148.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Windows'],
  [`${mac} ${webkit} Version/26.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${mac} ${blink} Chrome/148.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  [`${mac} ${blink} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge on Mac'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox on Mac',
  ],
  [`${iphone} ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} ${webkit} CriOS/148.0.1 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iphone} ${webkit} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${iphone} ${webkit} EdgiOS/148.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) ${webkit} Version/17.1 Safari/604.1`,
    'Safari on iPad',
  ],
  [`${android} ${blink} Chrome/148.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${android} ${blink} Chrome/148.0.0.0 Mobile Safari/537.36 EdgA/148.0.0.0`, 'Edge on Android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox on Android'],
  [
    `${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/148.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [`${linux} ${blink} Chrome/148.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${linux} ${blink} HeadlessChrome/148.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${linux} ${blink} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge on Linux'],
  ['curl/8.14.1', 'curl'],
  ['python-requests/2.32', 'python-requests'],
  ['node', 'node'],
  ['Mozilla/5.0', 'Unknown device'],
  ['<b>x</b>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
